/** Requests for the remembered contracts: as the form makes them, when the last answer is no longer fresh. */
import { atom } from 'nanostores';
import { Semaphore } from '#base/concurrency.ts';
import type { ContractNumber } from '#model/contract-number.ts';
import { loadDischarges, lookupFailure } from '../lookup/load-discharges.ts';
import { siteNow } from '../clock/clock.ts';
import { keptAnswerOf, type RememberedContract } from './remembered-contracts.ts';
import { keepAnswer } from './remembered-store.ts';
import { isFresh, type Load, type Loads } from './remembered-view.ts';

export const $loads = atom<Loads>(new Map());

/** A browser has few connections to a site, and the page needs some. */
const atOnce = new Semaphore(3);

/** Asks for what is not fresh and not being asked for. */
export function checkRemembered(contracts: readonly RememberedContract[]): void {
  for (const { number, answer } of contracts)
    if ($loads.get().get(number)?.type !== 'loading' && !isFresh(answer, siteNow())) void check(number);
}

async function check(number: ContractNumber): Promise<void> {
  note(number, { type: 'loading' });
  try {
    const answer = await atOnce.use(() => loadDischarges(number));
    keepAnswer(number, answer);
    note(number, { type: 'answered', answer: keptAnswerOf(answer, siteNow()) });
  } catch (cause) {
    note(number, { type: 'failed', reason: lookupFailure(cause), at: siteNow() });
  }
}

function note(number: ContractNumber, load: Load): void {
  $loads.set(new Map($loads.get()).set(number, load));
}
