/** The list of unserved addresses beside the days of contracts. */
import { type UnservedAddress, unservedAnswerSchema } from '#model/unserved-answer.ts';
import { loadJson, RequestCache } from '../fetcher/requests.ts';

/** As long as the server keeps the list. */
const freshMs = 5 * 60 * 1000;

const lists = new RequestCache<readonly UnservedAddress[]>();

export function askUnserved(): Promise<readonly UnservedAddress[]> {
  return lists.ask('unserved', loadUnserved, freshMs);
}

async function loadUnserved(): Promise<readonly UnservedAddress[]> {
  return unservedAnswerSchema.parse(await loadJson({ url: '/api/unserved' })).addresses;
}
