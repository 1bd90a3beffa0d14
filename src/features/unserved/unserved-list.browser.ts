/** The list of unserved addresses beside the days of contracts. */
import { type UnservedAddress, type UnservedAnswer, unservedAnswerSchema } from './unserved-answer.ts';
import { askApi } from '#shell/browser/ask-api.browser.ts';
import type { LoadFailure } from '#shell/browser/load-json.browser.ts';
import { RequestCache } from '#shell/browser/request-cache.ts';

/** As long as the server keeps the list. */
const freshMs = 5 * 60 * 1000;

const lists = new RequestCache<UnservedAnswer, LoadFailure>({ thrown: 'no-answer' });

/** @returns undefined where the list does not come: it has a page of its own, which says when it fails. */
export async function askUnserved(): Promise<readonly UnservedAddress[] | undefined> {
  const ask = () => askApi(unservedAnswerSchema, { path: '/api/unserved' });
  const asked = await lists.ask('unserved', ask, freshMs);
  return asked.type === 'success' ? asked.value.addresses : undefined;
}
