/** Requests for the remembered contracts: as the form makes them, when the last answer is no longer fresh. */
import { atom } from 'nanostores';
import { Semaphore } from '#platform/base/concurrency.ts';
import type { ContractNumber } from '#shell/company/contract-number.ts';
import type { SourceNames } from '#shell/languages/source-name.ts';
import { siteNow } from '#shell/time/clock.ts';
import { askDischarges } from '#features/discharges/ask-discharges.browser.ts';
import { withPatience } from '#features/unserved/patience.ts';
import type { RememberedContract } from './remembered-contracts.ts';
import { keepAnswer } from './remembered-store.browser.ts';
import { isFresh, type Load, type Loads } from './remembered-view.ts';

export const $loads = atom<Loads>(new Map());

/** A browser has few connections to a site, and the page needs some. */
const atOnce = new Semaphore(3);

/** Asks for what is not fresh and not being asked for. */
export function checkRemembered(contracts: readonly RememberedContract[], names: SourceNames): void {
  for (const { number, answer } of contracts)
    if ($loads.get().get(number)?.type !== 'loading' && !isFresh(answer, siteNow()))
      void check(number, names);
}

async function check(number: ContractNumber, names: SourceNames): Promise<void> {
  note(number, { type: 'loading' });
  const list = withPatience(loadMissed());
  try {
    const asked = await atOnce.use(() => askDischarges(number));
    if (asked.type === 'failure') {
      note(number, { type: 'failed', reason: asked.failure, at: siteNow() });
      return;
    }
    const missed = await list;
    const found = missed?.findMissed(asked.value, missed.addresses, names);
    note(number, { type: 'answered', answer: keepAnswer(number, asked.value, found) });
  } catch (cause) {
    // A bug, which the console shows; the visitor can ask again.
    note(number, { type: 'failed', reason: 'no-answer', at: siteNow() });
    throw cause;
  }
}

/** The list, and what compares it; undefined where it failed: the days are right without it. */
async function loadMissed() {
  try {
    const [{ askUnserved }, { findMissed }] = await Promise.all([
      import('#features/unserved/unserved-list.browser.ts'),
      import('./find-missed.ts'),
    ]);
    const addresses = await askUnserved();
    return addresses && { addresses, findMissed };
  } catch {
    // A script did not load.
    return undefined;
  }
}

function note(number: ContractNumber, load: Load): void {
  $loads.set(new Map($loads.get()).set(number, load));
}
