/** The lookup of a page, shared by the island and the script that loads it. */
import { atom } from 'nanostores';
import type { DischargesAnswer } from '#model/live-answer.ts';
import { RequestCache } from '../fetcher/request-cache.ts';
import { loadDischarges } from './load-discharges.ts';
import { rememberLookup, type Remembered } from './lookup-memory.ts';
import { initialLookup, type LookupEvent, lookupReducer } from './lookup-state.ts';

/** Spec §9: discharges are cached for 10 minutes. */
const freshMs = 10 * 60 * 1000;

export const $lookup = atom(initialLookup);

/** By contract number. Spec §9: no retry, and no second fetch on focus, mount or reconnect. */
export const discharges = new RequestCache<DischargesAnswer>();

export function dispatchLookup(event: LookupEvent): void {
  const lookup = lookupReducer($lookup.get(), event);
  const { asked } = lookup;
  $lookup.set(lookup);
  rememberLookup(lookup);
  if (event.type !== 'submitted' || asked.type !== 'contract') return;
  // The failure is in the state of the request.
  discharges.ask(asked.number, () => loadDischarges(asked.number), freshMs).catch(() => undefined);
}

/** Restores an earlier lookup. */
export function resumeLookup({ typed, query, page }: Remembered): void {
  dispatchLookup({ type: 'submitted', typed });
  if (query !== '') dispatchLookup({ type: 'searched', query });
  if (page !== 1) dispatchLookup({ type: 'paged', page });
}
