/** The lookup of a page, shared by the island and the script that loads it. */
import { atom } from 'nanostores';
import type { Result } from '#platform/base/result.ts';
import type { ContractNumber } from '#shell/company/contract-number.ts';
import type { DischargesAnswer } from '#features/discharges/discharges-answer.ts';
import { askDischarges } from '#features/discharges/ask-discharges.browser.ts';
import type { LookupAnswered } from '#features/discharges/lookup-parts.ts';
import { isEmbedded } from '#shell/browser/embedded.browser.ts';
import type { LoadFailure } from '#shell/browser/load-json.browser.ts';
import { RequestCache } from '#shell/browser/request-cache.ts';
import type { KeptLookup } from '#shell/browser/handover.browser.ts';
import { awaitMissed } from '#features/unserved/missed-store.browser.ts';
import { initialLookup, type LookupEvent, lookupReducer } from './lookup-state.ts';

/** Features that do something with an answer. */
const others = import.meta.glob<LookupAnswered>('../*/lookup-answered.browser.ts', {
  eager: true,
  import: 'lookupAnswered',
});

/** Spec §9: discharges are cached for 10 minutes. */
const freshMs = 10 * 60 * 1000;

export const $lookup = atom(initialLookup);

/** By contract number. Spec §9: no retry, and no second fetch on focus, mount or reconnect. */
export const discharges = new RequestCache<DischargesAnswer, LoadFailure>({ thrown: 'no-answer' });

export function dispatchLookup(event: LookupEvent): void {
  const lookup = lookupReducer($lookup.get(), event);
  const { asked } = lookup;
  $lookup.set(lookup);
  if (event.type !== 'submitted' || asked.type !== 'contract') return;
  void discharges.ask(asked.number, () => askWithMissed(asked.number), freshMs);
}

/** Restores an earlier lookup.
 * @param how It `arrives` with the visitor from another page, or the visitor `returns` to this page, where the browser
 * restores the scroll position. */
export function resumeLookup({ typed, query = '', page = 1 }: KeptLookup, how: 'arrives' | 'returns'): void {
  // A visitor who has begun to use the page is not taken elsewhere.
  const isRestored = how === 'returns' || document.activeElement !== document.body;
  dispatchLookup({ type: 'submitted', typed, isRestored });
  if (query !== '') dispatchLookup({ type: 'searched', query });
  if (page !== 1) dispatchLookup({ type: 'paged', page });
}

/** The days and what was missed before them are shown together. */
async function askWithMissed(contractNumber: ContractNumber): Promise<Result<DischargesAnswer, LoadFailure>> {
  const missed = awaitMissed();
  const asked = await askDischarges(contractNumber);
  if (asked.type === 'failure') return asked;
  await missed;
  if (isEmbedded()) return asked;
  for (const answered of Object.values(others)) answered(contractNumber, asked.value);
  return asked;
}
