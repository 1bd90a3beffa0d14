/** The remembered contracts, in local storage: all tabs and all parts of a page read and change them here. */
import { atom, onMount } from 'nanostores';
import type { ContractNumber } from '#shell/company/contract-number.ts';
import type { DischargesAnswer } from '#features/discharges/discharges-answer.ts';
import { rememberedDaysKey, rememberedKey } from '#shell/browser/device-keys.ts';
import { siteNow } from '#shell/time/clock.ts';
import {
  type KeptAnswer,
  type KeptMissed,
  maxContracts,
  notesForgotten,
  nothingRemembered,
  parseRemembered,
  type Remembered,
  type RememberedContract,
  serialiseRemembered,
  type StoredTexts,
  toKeptAnswer,
  withChanged,
  withContract,
  withoutContract,
} from './remembered-contracts.ts';

export const $remembered = atom<Remembered>(nothingRemembered);

onMount($remembered, () => {
  const follow = () => {
    const texts = loadTexts();
    const remembered = parseRemembered(texts);
    $remembered.set(remembered);
    // A tab may have noted an answer when another had just forgotten its contract.
    if (notesForgotten(texts)) store(rememberedDaysKey, serialiseRemembered(remembered).noted);
  };
  follow();
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
});

const read = (): Remembered => parseRemembered(loadTexts());

const loadTexts = (): StoredTexts => ({ list: load(rememberedKey), noted: load(rememberedDaysKey) });

function load(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is disabled and therefore empty.
    return null;
  }
}

/** @returns Whether it is stored. */
function store(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    // Storage is disabled or full: what it held stays.
    return false;
  }
}

/** Browsers tell the other tabs of a change; this page learns of it in the same way. */
function tellPage(): void {
  dispatchEvent(new StorageEvent('storage', { key: rememberedKey }));
}

/** By the visitor. Another tab may have changed the list, so it is read again.
 * @returns Whether it is stored. */
function change(make: (remembered: Remembered) => Remembered): boolean {
  const { list, noted } = serialiseRemembered(make(read()));
  if (!store(rememberedKey, list)) return false;
  store(rememberedDaysKey, noted);
  tellPage();
  return true;
}

/** By itself, which never touches the visitor's list. */
function note(make: (remembered: Remembered) => Remembered): void {
  if (store(rememberedDaysKey, serialiseRemembered(make(read())).noted)) tellPage();
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

/** Keeps an answer if its contract is remembered.
 * @param missed Undefined where the list did not come: what was known to be missed stays missed.
 * @returns The answer as it is kept, or would be. */
export function keepAnswer(
  number: ContractNumber,
  answer: DischargesAnswer,
  missed: readonly KeptMissed[] | undefined,
): KeptAnswer {
  const contract = read().contracts.find((one) => one.number === number);
  const kept = toKeptAnswer(answer, siteNow(), missed ?? contract?.answer?.missed);
  if (contract) note((remembered) => withChanged(remembered, number, { answer: kept }));
  return kept;
}

/** @param height Of the list of days, in pixels. */
export function keepHeight(height: number): void {
  if (height > read().height) note((remembered) => ({ ...remembered, height }));
}
