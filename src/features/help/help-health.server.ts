/** Texts of guides and answers to frequent questions, in which something may have to be better. */
import { ownTexts, textIn } from '#platform/languages/locale.ts';
import type { WrittenText } from '#platform/publish/health/findings.ts';
import { listSections } from '#platform/publish/health/sections.ts';
import type { Content } from '#platform/publish/stored-content.ts';

export function* helpTexts(content: Content): Generator<readonly WrittenText[]> {
  for (const placed of content.each('guides')) yield listSections('guides', placed);
  for (const { file, entry } of content.each('faq'))
    yield ownTexts(entry.answer).map(([locale, html]) => ({
      // A question is as long as it has to be.
      subject: { kind: 'faq', id: entry.id, title: textIn(entry.question, locale), file },
      hasFreeTitle: true,
      locale,
      place: 'answer',
      html,
      level: undefined,
    }));
}
