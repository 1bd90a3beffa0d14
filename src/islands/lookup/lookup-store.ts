/** The lookup of a page, shared by the island and the script that loads it. */
import { atom } from 'nanostores';
import { type DischargesAnswer, dischargesAnswerSchema } from '#model/live-answer.ts';
import { FetchError, RequestCache } from '../fetcher/requests.ts';
import {
  initialLookup,
  type LookupEvent,
  type LookupFailure,
  lookupReducer,
  type Remembered,
} from './lookup-state.ts';
import { awaitMissed } from './missed-store.ts';
import { loadWithProof, ProofError } from './load-with-proof.ts';

/** Spec §9: discharges are cached for 10 minutes. */
const freshMs = 10 * 60 * 1000;

export const $lookup = atom(initialLookup);

/** By contract number. Spec §9: no retry, and no second fetch on focus, mount or reconnect. */
export const discharges = new RequestCache<DischargesAnswer>();

export function dispatchLookup(event: LookupEvent): void {
  const lookup = lookupReducer($lookup.get(), event);
  const { asked } = lookup;
  $lookup.set(lookup);
  if (event.type !== 'submitted' || asked.type !== 'contract') return;
  // The failure is in the state of the request.
  discharges.ask(asked.number, () => loadWithMissed(asked.number), freshMs).catch(() => undefined);
}

/** Restores an earlier lookup.
 * @param how It `arrives` with the visitor from another page, or the visitor `returns` to this page, where the browser
 * restores the scroll position. */
export function resumeLookup({ typed, query, page }: Remembered, how: 'arrives' | 'returns'): void {
  // A visitor who has begun to use the page is not taken elsewhere.
  const isRestored = how === 'returns' || document.activeElement !== document.body;
  dispatchLookup({ type: 'submitted', typed, isRestored });
  if (query !== '') dispatchLookup({ type: 'searched', query });
  if (page !== 1) dispatchLookup({ type: 'paged', page });
}

/** @param error Error of a lookup; undefined if it has not failed. */
export function lookupFailure(error: unknown): LookupFailure | undefined {
  if (error === undefined) return undefined;
  if (error instanceof ProofError) return error.reason;
  const reason = error instanceof FetchError ? error.reason : undefined;
  return reason === 'unreachable' || reason === 'too-many' ? reason : 'no-answer';
}

/** The days and what was missed before them are shown together. */
async function loadWithMissed(contractNumber: string): Promise<DischargesAnswer> {
  const [answer] = await Promise.all([loadDischarges(contractNumber), awaitMissed()]);
  return answer;
}

/** Loads future collections. The number is sent in the body: an address would end up in logs and in Referer.
 * @throws {FetchError}
 * @throws {ProofError} */
async function loadDischarges(contractNumber: string): Promise<DischargesAnswer> {
  const parsed = dischargesAnswerSchema.safeParse(
    await loadWithProof({ url: '/api/discharges', method: 'POST', body: { contractNumber } }),
  );
  if (!parsed.success) throw new FetchError('no-answer', parsed.error);
  void keepPage();
  return parsed.data;
}

/** A visitor to whom the page was of use may need it where there is no connection. */
async function keepPage(): Promise<void> {
  try {
    const { keepOffline } = await import('../offline/keep-offline.ts');
    await keepOffline();
  } catch {
    // The script did not load: the next answer tries again.
  }
}
