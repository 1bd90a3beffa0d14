/** The list of unserved addresses beside a lookup: asked for when the form is sent, so that both are shown together. */
import type { ComponentType } from 'react';
import { type UnservedAddress, unservedAnswerSchema } from '#model/unserved-answer.ts';
import { loadJson, RequestCache } from '../fetcher/requests.ts';
import type { MissedDaysProps } from './missed/MissedDays.tsx';

/** As long as the server keeps the list. */
const freshMs = 5 * 60 * 1000;

const lists = new RequestCache<readonly UnservedAddress[]>();

/** The list, and what shows it. */
export interface Missed {
  readonly MissedDays: ComponentType<MissedDaysProps>;
  readonly addresses: readonly UnservedAddress[];
}

/** What came last; undefined without an answer: the days ahead are right all the same. */
let missed: Missed | undefined;

export const lastMissed = (): Missed | undefined => missed;

/** How long the days wait for the list, so that nothing moves when it comes: a slow phone on a slow network gets it, too.
 * Counts from the press of the button. */
const patienceMs = 3000;

/** Resolves when the list is there, has failed, or takes too long; a late one is for the next lookup. */
export async function awaitMissed(): Promise<void> {
  await Promise.race([
    loadMissed(),
    new Promise((resolve) => {
      setTimeout(resolve, patienceMs);
    }),
  ]);
}

async function loadMissed(): Promise<void> {
  try {
    const [addresses, { MissedDays }] = await Promise.all([
      lists.ask('unserved', loadUnserved, freshMs),
      import('./missed/MissedDays.tsx'),
    ]);
    missed = { addresses, MissedDays };
  } catch {
    // The list has a page of its own, which says when it fails.
    missed = undefined;
  }
}

async function loadUnserved(): Promise<readonly UnservedAddress[]> {
  return unservedAnswerSchema.parse(await loadJson({ url: '/api/unserved' })).addresses;
}
