import type { ContractNumber } from '#shell/company/contract-number.ts';
import type { DischargesAnswer } from '#features/discharges/discharges-answer.ts';
import { $names } from '#features/discharges/shown-names.browser.ts';
import { lastMissed } from '#features/unserved/missed-store.browser.ts';
import { keepAnswer } from './remembered-store.browser.ts';

/** Keeps an answer, and what was missed before it, if the contract is remembered. */
export async function keepWithMissed(number: ContractNumber, answer: DischargesAnswer): Promise<void> {
  keepAnswer(number, answer, undefined);
  const [addresses, names] = [lastMissed()?.addresses, $names.get()];
  if (!addresses || !names) return;
  try {
    const { findMissed } = await import('./find-missed.ts');
    keepAnswer(number, answer, findMissed(answer, addresses, names));
  } catch {
    // The script did not load: the next answer tries again.
  }
}
