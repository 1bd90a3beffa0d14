/** The list of unserved addresses beside a lookup: asked for when the form is sent, so that both are shown together. */
import type { ComponentType } from 'react';
import { type UnservedAddress, unservedAnswerSchema } from '#model/live-answer.ts';
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

/** @returns undefined without an answer: the days ahead are right all the same. */
export async function askMissed(): Promise<Missed | undefined> {
  try {
    const [addresses, { MissedDays }] = await Promise.all([
      lists.ask('unserved', loadUnserved, freshMs),
      import('./missed/MissedDays.tsx'),
    ]);
    return { addresses, MissedDays };
  } catch {
    // The list has a page of its own, which says when it fails.
    return undefined;
  }
}

async function loadUnserved(): Promise<readonly UnservedAddress[]> {
  return unservedAnswerSchema.parse(await loadJson({ url: '/api/unserved' })).addresses;
}
