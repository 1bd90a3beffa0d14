/** What was missed at the address of a lookup: asked for when the form is sent, so that both are shown together. */
import type { ComponentType } from 'react';
import type { UnservedAddress } from './unserved-answer.ts';
import type { MissedDaysProps } from './MissedDays.tsx';
import { withPatience } from './patience.ts';
import { askUnserved } from './unserved-list.browser.ts';

/** The list, and what shows it. */
export interface Missed {
  readonly MissedDays: ComponentType<MissedDaysProps>;
  readonly addresses: readonly UnservedAddress[];
}

/** What came last; undefined without an answer: the days ahead are right all the same. */
let missed: Missed | undefined;

export const lastMissed = (): Missed | undefined => missed;

/** Resolves when the list is there, has failed, or takes too long; a late one is for the next lookup. */
export async function awaitMissed(): Promise<void> {
  await withPatience(loadMissed());
}

async function loadMissed(): Promise<void> {
  try {
    const [addresses, { MissedDays }] = await Promise.all([askUnserved(), import('./MissedDays.tsx')]);
    missed = addresses && { addresses, MissedDays };
  } catch {
    // The script did not load: the days ahead are right without it.
    missed = undefined;
  }
}
