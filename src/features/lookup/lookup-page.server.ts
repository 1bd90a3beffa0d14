/** The next collection day without JavaScript: the form posts the contract number, and the response is the
 * page with the result. The number is sent in bodies only and never appears in an address. */
import { calendarAnswerSchema } from '#features/calendar/calendar.ts';
import type { ContractNumber } from '#shell/company/contract-number.ts';
import type { DischargesAnswer } from '#features/discharges/discharges-answer.ts';
import {
  type FoundLookup,
  type LookupContext,
  type LookupOptions,
  lookUp,
  respondWithPage,
} from '#features/discharges/looked-up.server.ts';
import { type UnservedAddress, unservedAnswerSchema } from '#features/unserved/unserved-answer.ts';
import { parseContractNumber } from '#shell/company/contract-number.ts';
import type { VisitedCalendar } from '#features/calendar/visited-calendar.ts';
import type { Api } from '#platform/calls/api.ts';
import type { Parameters } from '#platform/calls/endpoint.ts';
import { isFollowed } from '#platform/calls/request-origin.ts';
import { contractParameter } from '#shell/company/contract-address.ts';
import { type CalendarChoice, readCalendarChoice } from '#features/calendar/calendar-choice.ts';
import { isLookupAsked, lookupPath } from '#features/discharges/lookup-address.ts';
import { type AnswerOnDemand, localeOn } from '#platform/on-demand/answer-on-demand.ts';
import { pageResponse } from '#platform/on-demand/page-response.ts';
import { answerPost, postingTo } from '#platform/on-demand/posted-form.ts';

declare module '#features/discharges/visited-lookup.ts' {
  interface AnsweredLookup {
    /** The list of unserved addresses; empty if it could not be had. */
    readonly unserved?: readonly UnservedAddress[];
    /** The visitor asked for a calendar, too. */
    readonly calendar?: VisitedCalendar;
  }
}

export function createLookupPage({ renderer, api, limits }: LookupOptions): AnswerOnDemand {
  return async (request, clientAddress) => {
    const locale = localeOn(lookupPath, request);
    if (locale === undefined) return undefined;
    const context = { renderer, api, locale, clientAddress };
    if (request.method === 'POST')
      return answerPost(request, { limits, clientAddress, counts: ['lookup'] }, (posted) =>
        answerLookup(request, posted, context),
      );
    const { searchParams } = new URL(request.url);
    // What another site loads uses up no lookup of its visitor.
    if (!isLookupAsked(searchParams) || !isFollowed(request)) return undefined;
    const typed = searchParams.get(contractParameter) ?? '';
    return limits.make('lookup', clientAddress, () => answerLookupLink(request, { ...context, typed }));
  };
}

/** @param request A POST from our own pages, within the limits.
 * @param posted Its fields. */
async function answerLookup(request: Request, posted: Parameters, context: LookupContext): Promise<Response> {
  const { contractNumber } = posted;
  const typed = typeof contractNumber === 'string' ? contractNumber.slice(0, maxTyped) : '';
  const choice = readCalendarChoice(posted);
  const found = await withUnserved(await lookUp(typed, request, context), request, context);
  const shown = choice ? await withCalendar(found, typed, { ...context, request, choice }) : found;
  return respondWithPage(typed, shown, context);
}

/** A link with a contract number, as bills have it: the form is filled in, and a visitor without JavaScript gets the
 * answer. The script of the page takes the number out of the address and asks by itself. */
async function answerLookupLink(
  request: Request,
  context: LookupContext & { readonly typed: string },
): Promise<Response> {
  const { renderer, locale } = context;
  const typed = context.typed.slice(0, maxTyped);
  const isHead = request.method === 'HEAD';
  const { outcome, retryAfter }: Pick<FoundLookup, 'outcome' | 'retryAfter'> = isHead
    ? { outcome: { type: 'no-contract-number' } }
    : await withUnserved(await lookUp(typed, request, context), request, context);
  const page = await renderer.render({
    path: lookupPath,
    locale,
    visit: { lookup: { typed, outcome, isLink: true } },
  });
  // The page itself is there, whatever the content base answers.
  return pageResponse(page, { status: 200, retryAfter, isHead });
}

/** Characters of a contract number as typed. */
const maxTyped = 50;

async function withUnserved(
  found: FoundLookup,
  request: Request,
  { api, clientAddress }: LookupContext,
): Promise<FoundLookup> {
  if (found.outcome.type !== 'answered') return found;
  const unserved = await findUnserved(request, api, clientAddress);
  return { ...found, outcome: { ...found.outcome, unserved } };
}

/** The list has a page of its own, which says when it fails; the days ahead are right all the same. */
async function findUnserved(
  { url }: Request,
  api: Api,
  clientAddress: string,
): Promise<readonly UnservedAddress[]> {
  const found = await api(new Request(new URL('/api/unserved', url)), clientAddress);
  return found.ok ? unservedAnswerSchema.parse(await found.json()).addresses : [];
}

interface CalendarContext extends LookupContext {
  readonly request: Request;
  readonly choice: CalendarChoice;
}

async function withCalendar(
  found: FoundLookup,
  typed: string,
  context: CalendarContext,
): Promise<FoundLookup> {
  const { outcome } = found;
  const contractNumber = parseContractNumber(typed);
  if (outcome.type !== 'answered' || contractNumber === undefined) return found;
  const calendar = await makeCalendar(contractNumber, outcome.answer, context);
  return { ...found, outcome: { ...outcome, calendar } };
}

/** Asks for the calendar as the panel of the page does. */
async function makeCalendar(
  contractNumber: ContractNumber,
  { discharges }: DischargesAnswer,
  { request, choice, api, clientAddress, locale }: CalendarContext,
): Promise<VisitedCalendar> {
  const left = discharges.filter(({ garbage }) => !choice.wasteTypes.includes(garbage));
  // All kinds means also those that the contract will have later.
  const chosen = { ...choice, wasteTypes: left.length === 0 ? [] : choice.wasteTypes };
  const asked = { contractNumbers: [contractNumber], locale, ...chosen };
  const found = await api(postingTo('/api/calendar', asked, request), clientAddress);
  if (!found.ok) return { ...chosen, outcome: { type: 'failed' } };
  const { path } = calendarAnswerSchema.parse(await found.json());
  return { ...chosen, outcome: path === undefined ? { type: 'only-file' } : { type: 'made', path } };
}
