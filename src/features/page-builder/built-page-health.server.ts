/** What should be better in pages of the page builder. */
import { extractText } from '#platform/base/html/html.ts';
import { ownTexts, textIn, translatedLocales } from '#platform/languages/locale.ts';
import { found, type Found, type WrittenText } from '#platform/publish/health/findings.ts';
import type { Content, Placed } from '#platform/publish/stored-content.ts';

export function* builtPageTexts(content: Content): Generator<readonly WrittenText[]> {
  for (const { file, entry } of content.each('built-pages'))
    yield ownTexts(entry.texts).map(([locale, { title, html }]) => ({
      subject: { kind: 'built-pages', id: entry.id, title, file },
      locale,
      place: 'html',
      html,
      // The page itself has the main heading.
      level: 0,
    }));
}

export function* builtPageFindings(content: Content): Generator<Found> {
  for (const placed of content.each('built-pages')) yield* checkTranslations(placed);
}

/** Reports pages that show their Estonian content in another language. */
function checkTranslations({ file, entry }: Placed<'built-pages'>): readonly Found[] {
  const { id, texts } = entry;
  const subject = { kind: 'built-pages' as const, id, title: texts.et.title, file };
  const hasWords = /\p{L}/u.test(extractText(texts.et.html));
  return translatedLocales
    .filter((locale) => hasWords && textIn(texts, locale).html === texts.et.html)
    .map((locale) => found('missing-translation', subject, { locale }));
}
