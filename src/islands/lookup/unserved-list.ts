/** The list of unserved addresses beside the days of contracts. */
import { type UnservedAddress, unservedAnswerSchema } from '#model/unserved-answer.ts';
import { loadJson, RequestCache } from '../fetcher/requests.ts';

/** As long as the server keeps the list. */
const freshMs = 5 * 60 * 1000;

const lists = new RequestCache<readonly UnservedAddress[]>();

export function askUnserved(): Promise<readonly UnservedAddress[]> {
  return lists.ask('unserved', loadUnserved, freshMs);
}

/** How long the days wait for the list, so that nothing moves when it comes: a slow phone on a slow network gets it, too.
 * Counts from the press of the button. */
const patienceMs = 3000;

/** @returns What comes in time; undefined if nothing does. */
export async function withPatience<Value>(work: Promise<Value>): Promise<Value | undefined> {
  return await Promise.race([
    work,
    new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), patienceMs);
    }),
  ]);
}

async function loadUnserved(): Promise<readonly UnservedAddress[]> {
  return unservedAnswerSchema.parse(await loadJson({ url: '/api/unserved' })).addresses;
}
