/** What is made for one request. Every other address is a file. */
import { splitLocale } from '#platform/addresses/paths.ts';
import type { Locale } from '#platform/languages/locale.ts';

/** @param clientAddress For limits only.
 * @returns undefined where the published page is the response. */
export type AnswerOnDemand = (request: Request, clientAddress: string) => Promise<Response | undefined>;

/** @returns The language of the page at the request's address; undefined if it is another page. */
export function localeOn(path: string, { url }: Request): Locale | undefined {
  const page = splitLocale(new URL(url).pathname);
  return page?.path === path ? page.locale : undefined;
}
