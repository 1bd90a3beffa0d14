/** The lookup of a page, for the island and for the script that brings it. */
import { nanoquery } from '@nanostores/query';
import { atom, computed } from 'nanostores';
import type { DischargesAnswer } from '#model/live-answer.ts';
import { loadDischarges, type LookupFailure } from './load-discharges.ts';
import { rememberLookup, type Remembered } from './lookup-memory.ts';
import { lookupReducer, type LookupEvent, initialLookup } from './lookup-state.ts';

/** Spec §9: discharges are cached for 10 minutes. */
const freshMs = 10 * 60 * 1000;

export const $lookup = atom(initialLookup);

const $contractNumber = computed($lookup, ({ asked }) =>
  asked.type === 'contract' ? asked.number : undefined,
);

type Cache = NonNullable<NonNullable<Parameters<typeof nanoquery>[0]>['cache']>;
const answers: Cache = new Map();
const [createFetcherStore, , { revalidateKeys }] = nanoquery({ cache: answers });

/** Spec §9: no retry, and no second fetch on focus, mount or reconnect. */
export const $discharges = createFetcherStore<DischargesAnswer, { readonly reason: LookupFailure }>(
  [$contractNumber],
  {
    fetcher: (contractNumber) => loadDischarges(String(contractNumber)),
    dedupeTime: freshMs,
    onErrorRetry: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  },
);

export function dispatchLookup(event: LookupEvent): void {
  const lookup = lookupReducer($lookup.get(), event);
  if (event.type === 'submitted' && lookup.asked.type === 'contract') forgetOld(lookup.asked.number);
  $lookup.set(lookup);
  rememberLookup(lookup);
}

/** Takes up a lookup where it was left. */
export function resumeLookup({ typed, query, page }: Remembered): void {
  dispatchLookup({ type: 'submitted', typed });
  if (query !== '') dispatchLookup({ type: 'searched', query });
  if (page !== 1) dispatchLookup({ type: 'paged', page });
}

/** Failures are kept as answers are; sending the form again is what asks again. */
function forgetOld(contractNumber: string): void {
  const kept = answers.get(contractNumber);
  const isOld = kept && (kept.error !== undefined || (kept.created ?? 0) + freshMs <= Date.now());
  if (isOld) revalidateKeys(contractNumber);
}
