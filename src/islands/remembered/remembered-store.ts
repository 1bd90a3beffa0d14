/** The remembered contracts, in local storage: all tabs and all parts of a page read and change them here. */
import { atom, onMount } from 'nanostores';
import type { ContractNumber } from '#model/contract-number.ts';
import type { DischargesAnswer } from '#model/live-answer.ts';
import { rememberedKey } from '#site/consent.ts';
import {
  keptAnswerOf,
  maxContracts,
  nothingRemembered,
  parseRemembered,
  type Remembered,
  type RememberedContract,
  serialiseRemembered,
  withChanged,
  withContract,
  withoutContract,
} from './remembered-contracts.ts';

export const $remembered = atom<Remembered>(nothingRemembered);

onMount($remembered, () => {
  const follow = () => $remembered.set(read());
  follow();
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
});

function read(): Remembered {
  try {
    return parseRemembered(localStorage.getItem(rememberedKey));
  } catch {
    // Storage is disabled and therefore empty.
    return nothingRemembered;
  }
}

/** Another tab may have changed it, so it is read again before each change.
 * @returns Whether it is stored. */
function change(make: (remembered: Remembered) => Remembered): boolean {
  const text = serialiseRemembered(make(read()));
  try {
    if (text === undefined) localStorage.removeItem(rememberedKey);
    else localStorage.setItem(rememberedKey, text);
  } catch {
    // Storage is disabled or full: what it held stays.
    return false;
  }
  // Browsers tell the other tabs; this page learns of it in the same way.
  dispatchEvent(new StorageEvent('storage', { key: rememberedKey }));
  return true;
}

/** Why a contract is not remembered. */
export type NotRemembered = 'full' | 'refused';

/** @returns Undefined when it is remembered. */
export function remember(contract: RememberedContract): NotRemembered | undefined {
  if (read().contracts.length >= maxContracts) return 'full';
  return change((remembered) => withContract(remembered, contract)) ? undefined : 'refused';
}

export function rename(number: ContractNumber, name: string): void {
  change((remembered) => withChanged(remembered, number, { name }));
}

export function forget(number: ContractNumber): void {
  change((remembered) => withoutContract(remembered, number));
}

export function forgetAll(): void {
  change(() => nothingRemembered);
}

/** Keeps an answer if its contract is remembered. */
export function keepAnswer(number: ContractNumber, answer: DischargesAnswer): void {
  if (!read().contracts.some((contract) => contract.number === number)) return;
  change((remembered) => withChanged(remembered, number, { answer: keptAnswerOf(answer, Date.now()) }));
}

/** @param height Of the list of days, in pixels. */
export function keepHeight(height: number): void {
  if (height > read().height) change((remembered) => ({ ...remembered, height }));
}
