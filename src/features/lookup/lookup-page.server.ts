/** The next collection day without JavaScript: the form posts the contract number, and the response is the
 * page with the result. The number is sent in bodies only and never appears in an address. */
import {
  type FoundLookup,
  type LookupContext,
  type LookupAddition,
  type LookupOptions,
  lookUp,
  respondWithPage,
} from '#features/discharges/looked-up.server.ts';
import { type UnservedAddress, unservedAnswerSchema } from '#features/unserved/unserved-answer.ts';
import type { Api } from '#platform/calls/api.ts';
import type { Parameters } from '#platform/calls/endpoint.ts';
import { isFollowed } from '#platform/calls/request-origin.ts';
import { contractParameter } from '#shell/company/contract-address.ts';
import { lookupPath } from '#shell/addresses/lookup-path.ts';
import { type AnswerOnDemand, localeOn } from '#platform/on-demand/answer-on-demand.ts';
import { pageResponse } from '#platform/on-demand/page-response.ts';
import { answerPost } from '#platform/on-demand/posted-form.ts';

declare module '#features/discharges/visited-lookup.ts' {
  interface AnsweredLookup {
    /** The list of unserved addresses; empty if it could not be had. */
    readonly unserved?: readonly UnservedAddress[];
  }
}

interface LookupPageOptions extends LookupOptions {
  /** What features add to the answer. */
  readonly additions: readonly LookupAddition[];
}

/** Whether the query of the page asks for something that its file does not hold. */
export const isLookupAsked = (search: URLSearchParams): boolean =>
  (search.get(contractParameter) ?? '').trim() !== '';

export function createLookupPage({ renderer, api, limits, additions }: LookupPageOptions): AnswerOnDemand {
  return async (request, clientAddress) => {
    const locale = localeOn(lookupPath, request);
    if (locale === undefined) return undefined;
    const context = { renderer, api, locale, clientAddress, additions };
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
async function answerLookup(
  request: Request,
  posted: Parameters,
  context: LookupContext & Pick<LookupPageOptions, 'additions'>,
): Promise<Response> {
  const { contractNumber } = posted;
  const typed = typeof contractNumber === 'string' ? contractNumber.slice(0, maxTyped) : '';
  let found = await withUnserved(await lookUp(typed, request, context), request, context);
  for (const add of context.additions) found = await add(found, { ...context, request, posted, typed });
  return respondWithPage(typed, found, context);
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
