/** State of the lookup of the next collection day, and what is shown for it. */
import { unreachable } from '#platform/base/unreachable.ts';
import { type ContractNumber, parseContractNumber } from '#shell/company/contract-number.ts';
import type { DischargesAnswer } from '#features/discharges/discharges-answer.ts';
import type { LoadFailure } from '#shell/browser/load-json.browser.ts';
import type { RequestState } from '#shell/browser/request-cache.ts';

export interface Lookup {
  /** Value of the field; undefined before the script has read it. */
  readonly typed?: string;
  readonly asked: Asked;
  /** Search query in the list. */
  readonly query: string;
  /** Page of the list, from 1. */
  readonly page: number;
  /** Counts lookups whose answer the visitor waits for. */
  readonly awaited: number;
}

/** The number sent last. */
export type Asked =
  | { readonly type: 'nothing' }
  /** The form was sent empty. */
  | { readonly type: 'number-missing' }
  | { readonly type: 'no-contract-number' }
  | { readonly type: 'contract'; readonly number: ContractNumber };

/** Spec §9: the default page is 1. */
export const initialLookup: Lookup = { asked: { type: 'nothing' }, query: '', page: 1, awaited: 0 };

export type LookupEvent =
  | { readonly type: 'typed'; readonly typed: string }
  /** @property isRestored The visitor comes back to an answer seen before. */
  | { readonly type: 'submitted'; readonly typed: string; readonly isRestored?: boolean }
  | { readonly type: 'searched'; readonly query: string }
  | { readonly type: 'paged'; readonly page: number };

export function lookupReducer(lookup: Lookup, event: LookupEvent): Lookup {
  switch (event.type) {
    case 'typed':
      return { ...lookup, typed: event.typed, asked: correctedBy(event.typed, lookup.asked) };
    case 'submitted':
      return {
        ...initialLookup,
        typed: event.typed,
        asked: askedBy(event.typed),
        awaited: lookup.awaited + (event.isRestored === true ? 0 : 1),
      };
    case 'searched':
      return { ...lookup, query: event.query, page: 1 };
    case 'paged':
      return { ...lookup, page: event.page };
    default:
      return unreachable(event);
  }
}

function askedBy(typed: string): Asked {
  if (typed.trim() === '') return { type: 'number-missing' };
  const number = parseContractNumber(typed);
  return number === undefined ? { type: 'no-contract-number' } : { type: 'contract', number };
}

/** What is wrong is said until it is right. */
function correctedBy(typed: string, asked: Asked): Asked {
  switch (asked.type) {
    case 'number-missing':
      return typed.trim() === '' ? asked : { type: 'nothing' };
    case 'no-contract-number':
      return parseContractNumber(typed) === undefined ? asked : { type: 'nothing' };
    case 'nothing':
    case 'contract':
      return asked;
    default:
      return unreachable(asked);
  }
}

/** What is shown below the form. */
export type LookupView =
  | { readonly type: 'number-empty' }
  | { readonly type: 'number-missing' }
  | { readonly type: 'no-contract-number' }
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly reason: LoadFailure }
  | { readonly type: 'none-planned'; readonly answer: DischargesAnswer }
  | { readonly type: 'list'; readonly answer: DischargesAnswer };

/** @param request For the contract.
 * @param today Collections before this day are dropped: a cached response may be older than midnight. */
export function toLookupView(
  { asked }: Lookup,
  request: RequestState<DischargesAnswer, LoadFailure>,
  today: string,
): LookupView {
  if (asked.type === 'nothing') return { type: 'number-empty' };
  if (asked.type !== 'contract') return asked;
  const { loading, answer, failure } = request;
  if (loading) return { type: 'loading' };
  if (!answer) return failure === undefined ? { type: 'loading' } : { type: 'failed', reason: failure };
  const discharges = answer.discharges.filter(({ date }) => date >= today);
  const shown = { ...answer, discharges, isStale: answer.isStale || failure !== undefined };
  return { type: discharges.length === 0 ? 'none-planned' : 'list', answer: shown };
}

/** Spec §5: the form cannot be sent while it is empty or loading. Before the script has read the field, it
 * can. */
export function canSubmit({ typed }: Lookup, view: LookupView): boolean {
  return typed?.trim() !== '' && view.type !== 'loading';
}
