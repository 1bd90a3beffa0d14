import { byLocale, type Locale, textIn } from '#platform/languages/locale.ts';
import type { LocalizedText } from '#platform/languages/localized-text.ts';
import type { QueryContext } from '#platform/store/query.ts';
import { withFacts } from '#shell/layout/site.ts';

/** Objects, with the figures of the company in their answers. */
export function openSorting(context: QueryContext) {
  const { reader } = context;
  const filled = (texts: LocalizedText) =>
    byLocale((locale: Locale) => withFacts(textIn(texts, locale), locale, context));
  return {
    groups: reader.range('sorting-groups', 'sorting-groups'),
    objects: reader.range('sorting-items', 'sorting-items').map((object) => ({
      ...object,
      answer: filled(object.answer),
      note: object.note && filled(object.note),
    })),
  };
}
