/** POST and GET /api/discharges: upcoming discharges of one contract. */
import { z } from 'zod';
import { sentDateSchema } from '#platform/cms/sent-time.ts';
import { compareCodes } from '#platform/base/code-order.ts';
import { failure, success } from '#platform/base/result.ts';
import { contractNumberDescription, parseContractNumber } from '#shell/company/contract-number.ts';
import { type Discharge, dischargesAnswerSchema, dischargeSchema } from './discharges-answer.ts';
import { tallinnDay } from '#platform/time/tallinn-day.ts';
import { looseTextSchema } from '#platform/base/loose-scalar.ts';
import { parsedTextSchema } from '#platform/calls/request-fields.ts';
import { type FoundAnswer, liveEndpoint } from '#platform/calls/live-endpoint.ts';
import {
  entriesSchema,
  fieldTextSchema,
  optionalDateSchema,
  readEntries,
  unlessAllLeftOut,
} from '#platform/calls/source-entries.ts';
import type { UpstreamFailure } from '#platform/calls/upstream/upstream.ts';
import { guessRefusals } from './guess-refusals.ts';

declare module '#platform/calls/upstream/upstream.ts' {
  interface CalledPaths {
    'general-purpose-api/upcoming-discharges': true;
  }
}

/** docs/upstreams.md §5: assumed, since the source is closed. Without its day or its contract an emptying means nothing. */
const emptyingSchema = z.object({
  contractNumber: looseTextSchema.pipe(z.string().max(50)),
  garbage: fieldTextSchema,
  itemType: fieldTextSchema,
  address: fieldTextSchema,
  date: sentDateSchema,
  plannedDate: optionalDateSchema,
});

/** As a visitor typed it. */
export const contractNumberSchema = parsedTextSchema(
  parseContractNumber,
  'is not a contract number',
).describe(contractNumberDescription);

export const discharges = liveEndpoint({
  path: '/api/discharges',
  name: 'discharges',
  methods: ['GET', 'POST'],
  isPersonal: true,
  /** Spec §9: cache 10 minutes. */
  freshMs: 10 * 60 * 1000,
  asked: z.strictObject({ contractNumber: contractNumberSchema }),
  toCall: (asked) => ({ path: 'general-purpose-api/upcoming-discharges', parameters: asked }),
  response: entriesSchema(2000),
  stored: z.object({
    days: z.array(dischargeSchema),
    /** Nothing was left out, and the contract is known. */
    isWhole: z.boolean(),
  }),
  answered: dischargesAnswerSchema,
  read: ({ body }, { contractNumber }) => {
    const read = readEntries(body, {
      schema: emptyingSchema,
      // Without this check, a content base that ignores the parameter would show one customer the addresses of
      // another.
      refuse: (one) =>
        parseContractNumber(one.contractNumber) === contractNumber ? undefined : 'contractNumber',
    });
    const unreadable = unlessAllLeftOut([read]);
    if (unreadable) return failure(unreadable);
    const sorted = read.entries.toSorted((a, b) => compareCodes(a.date, b.date)).map(asStored);
    return success({ value: { days: sorted, isWhole: read.leftOut.length === 0 }, leftOut: read.leftOut });
  },
  recover: (reason) => (isUnknownContract(reason) ? { days: [], isWhole: false } : undefined),
  show: ({ days }, now) => ({ discharges: selectAhead(days, now) }),
  refusals: guessRefusals,
  isUnknown: ({ days }, now) => selectAhead(days, now).length === 0,
});

/** What the content base or the cache has of one contract. */
export type FoundDischarges = FoundAnswer<{ readonly days: readonly Discharge[]; readonly isWhole: boolean }>;

/** Only a day that differs from the planned one was moved. */
function asStored({ plannedDate, ...emptying }: z.output<typeof emptyingSchema>): Discharge {
  return { ...emptying, ...(plannedDate !== undefined && plannedDate !== emptying.date && { plannedDate }) };
}

export function selectAhead(days: readonly Discharge[], now: number): Discharge[] {
  const today = tallinnDay(now);
  return days.filter(({ date }) => date >= today);
}

/** Unknown contracts get the same answer as contracts without discharges, so valid numbers cannot be guessed. A 404
 * of WordPress itself means that its plugin is missing; that is a failure. */
function isUnknownContract(reason: UpstreamFailure): boolean {
  if (reason.reason !== 'status' || reason.code === 'rest_no_route') return false;
  return reason.status === 400 || (reason.status === 404 && reason.code !== undefined);
}
