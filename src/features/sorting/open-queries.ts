import { byLocale, type Locale, textIn } from '#platform/languages/locale.ts';
import type { LocalizedText } from '#platform/languages/localized-text.ts';
import type { QueryContext } from '#platform/store/query.ts';
import { withFacts } from '#shell/layout/site.ts';
import { doesConcern } from './sorting-source.ts';

/** Objects, with the figures of the company in their answers and the ids of what they rest on. */
export function openSorting(context: QueryContext) {
  const { reader } = context;
  const filled = (texts: LocalizedText) =>
    byLocale((locale: Locale) => withFacts(textIn(texts, locale), locale, context));
  const sources = reader.range('sorting-sources', 'sorting-sources');
  return {
    groups: reader.range('sorting-groups', 'sorting-groups'),
    sources: sources.map(({ id, title, url, issued, read }) => ({ id, title, url, issued, read })),
    objects: reader.range('sorting-items', 'sorting-items').map((object) => ({
      ...object,
      sources: sources.filter((source) => doesConcern(source, object)).map(({ id }) => id),
      answer: filled(object.answer),
      note: object.note && filled(object.note),
    })),
  };
}
