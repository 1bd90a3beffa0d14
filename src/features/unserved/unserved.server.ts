/** GET /api/unserved: addresses that the trucks could not serve on the days before today, and those of
 * today that the source has already. */
import { z } from 'zod';
import { sentDateSchema } from '#platform/cms/sent-time.ts';
import { compareCodes } from '#platform/base/code-order.ts';
import { failure, success } from '#platform/base/result.ts';
import { unservedDays } from '#shell/company/business-rules.ts';
import { unservedAddressSchema, unservedAnswerSchema } from './unserved-answer.ts';
import { addDays, tallinnDay } from '#platform/time/tallinn-day.ts';
import { liveEndpoint } from '#platform/calls/live-endpoint.ts';
import {
  entriesSchema,
  fieldTextSchema,
  idSchema,
  neededTextSchema,
  optionalDateSchema,
  optionalTextSchema,
  readEntries,
  unlessAllLeftOut,
} from '#platform/calls/source-entries.ts';

declare module '#platform/calls/upstream/upstream.ts' {
  interface CalledPaths {
    'general-purpose-api/failed-discharges': true;
  }
}

/** docs/upstreams.md §5: assumed, since the source is closed. */
const missedSchema = z.object({
  id: idSchema,
  area: fieldTextSchema,
  city: fieldTextSchema,
  address: neededTextSchema,
  date: sentDateSchema,
  garbage: optionalTextSchema,
  reason: optionalTextSchema,
  newDate: optionalDateSchema,
});

export const unserved = liveEndpoint({
  path: '/api/unserved',
  name: 'unserved',
  methods: ['GET'],
  isPersonal: false,
  freshMs: 5 * 60 * 1000,
  isLasting: true,
  asked: z.strictObject({}),
  toCall: () => ({ path: 'general-purpose-api/failed-discharges', parameters: {} }),
  response: entriesSchema(20_000),
  stored: z.array(unservedAddressSchema),
  answered: unservedAnswerSchema,
  read: ({ body }) => {
    const read = readEntries(body, { schema: missedSchema });
    const unreadable = unlessAllLeftOut([read]);
    if (unreadable) return failure(unreadable);
    return success({ value: read.entries.toSorted(byDayThenPlace), leftOut: read.leftOut });
  },
  show: (stored, now) => {
    const today = tallinnDay(now);
    const first = addDays(today, -unservedDays);
    return { addresses: stored.filter(({ date }) => first <= date && date <= today) };
  },
});

type Placed = Readonly<Record<'date' | 'area' | 'city' | 'address', string>>;

function byDayThenPlace(a: Placed, b: Placed): number {
  return compareCodes(b.date, a.date) || toKey(a).localeCompare(toKey(b), 'et', { numeric: true });
}

function toKey({ area, city, address }: Placed): string {
  return `${area}, ${city}, ${address}`;
}
