/** Looks a contract up for a page that is made for one request. */
import { systemClock } from '#platform/base/clock.ts';
import type { Api } from '#platform/calls/api.ts';
import type { Parameters } from '#platform/calls/endpoint.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { lookupPath } from '#shell/addresses/lookup-path.ts';
import type { PageLimits } from '#platform/on-demand/page-limits.ts';
import type { Renderer } from '#platform/on-demand/page-renderer.ts';
import { pageResponse } from '#platform/on-demand/page-response.ts';
import { askingFor } from './asked-days.server.ts';
import { tallinnDay } from '#platform/time/tallinn-day.ts';
import { parseContractNumber } from '#shell/company/contract-number.ts';
import { dischargesAnswerSchema } from './discharges-answer.ts';
import type { VisitedLookup } from './visited-lookup.ts';

export interface LookupOptions {
  readonly renderer: Renderer;
  /** Of collection days, unserved addresses and calendars. */
  readonly api: Api;
  readonly limits: PageLimits;
}

export interface LookupContext extends Omit<LookupOptions, 'limits'> {
  readonly locale: Locale;
  readonly clientAddress: string;
}

/** What a feature adds to the answer of a posted form. */
export type LookupAddition = (found: FoundLookup, context: AdditionContext) => Promise<FoundLookup>;

export interface AdditionContext extends LookupContext {
  readonly request: Request;
  /** Fields of the form. */
  readonly posted: Parameters;
  readonly typed: string;
}

declare module '#platform/server/served-site.ts' {
  interface ServedFeature {
    readonly lookupAddition?: LookupAddition;
  }
}

/** The page with what was found, or with the reason why nothing was. */
export async function respondWithPage(
  typed: string,
  { outcome, status, retryAfter }: FoundLookup,
  { renderer, locale }: LookupContext,
): Promise<Response> {
  const page = await renderer.render({ path: lookupPath, locale, visit: { lookup: { typed, outcome } } });
  return pageResponse(page, { status, retryAfter, isHead: false });
}

/** By status. */
const reasons: Readonly<Record<number, 'too-many' | 'proof-needed'>> = {
  428: 'proof-needed',
  429: 'too-many',
};

export interface FoundLookup extends Pick<VisitedLookup, 'outcome'> {
  readonly status: number;
  readonly retryAfter?: string | null;
}

/** Calls the live part as the page's script would, so both follow the same rules. */
export async function lookUp(
  typed: string,
  request: Request,
  { api, clientAddress }: LookupContext,
): Promise<FoundLookup> {
  const contractNumber = parseContractNumber(typed);
  if (contractNumber === undefined) return { outcome: { type: 'no-contract-number' }, status: 400 };
  const answer = await api(askingFor(contractNumber, request), clientAddress);
  if (!answer.ok) {
    const reason = reasons[answer.status] ?? 'no-answer';
    const retryAfter = answer.headers.get('retry-after');
    const number = answer.status >= 500 ? answer.headers.get('x-request-id') : null;
    const outcome = { type: 'failed', reason, ...(number !== null && { requestNumber: number }) } as const;
    return { outcome, status: answer.status, retryAfter };
  }
  const discharges = dischargesAnswerSchema.parse(await answer.json());
  const today = tallinnDay(systemClock());
  return { outcome: { type: 'answered', answer: discharges, today }, status: 200 };
}
