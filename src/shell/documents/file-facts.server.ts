import type { Locale } from '#platform/languages/locale.ts';
import { type PagePath, parseOwnPath } from '#platform/addresses/page-path.ts';
import { translator } from '#shell/languages/messages.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { lookupPath } from '#shell/addresses/lookup-path.ts';
import { sourceNames } from '#shell/languages/source-names.ts';
import { createAsk, type PublishedAnswers } from '#platform/on-demand/published-answers.ts';

const sortingPath = parseOwnPath('/sorting');

/** What files for visitors say besides what they were asked for.
 * @param locale Of the page that they lead to. */
export async function loadFileFacts(published: PublishedAnswers, locale: Locale) {
  const answers = await published.load(locale);
  const { company } = createAsk(answers)('layout', locale);
  const wasteTypes = createAsk(answers)('wasteTypes');
  const toUrl = (path: PagePath) => new URL(localizedPath(path, locale), answers.settings.siteUrl).href;
  const namesIn = (shown: Locale) => sourceNames(wasteTypes, { locale: shown, t: translator(shown) });
  return { namesIn, pageUrl: toUrl(lookupPath), sortingUrl: toUrl(sortingPath), company };
}
