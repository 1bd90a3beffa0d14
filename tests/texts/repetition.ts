/** Sentences that stand on more than one page. */
import type { PageTexts } from './shipped-texts.ts';
import { sentencesOf, wordsOf } from './words.ts';

/** A sentence of so many words may stand on several pages. */
const maxSharedWords = 8;

/** @param pages Of one language. @returns Each sentence that is too long to stand twice, with its pages. */
export function repeatedSentences(pages: readonly PageTexts[]): readonly string[] {
  const pagesBySentence = new Map<string, Set<string>>();
  for (const { page, texts } of pages) {
    for (const sentence of texts.flatMap(sentencesOf)) {
      const words = wordsOf(sentence);
      if (words.length <= maxSharedWords) continue;
      const key = words
        .join(' ')
        .replace(/[.!?]$/u, '')
        .toLowerCase();
      pagesBySentence.set(key, (pagesBySentence.get(key) ?? new Set()).add(page));
    }
  }
  return [...pagesBySentence]
    .filter(([, found]) => found.size > 1)
    .map(([sentence, found]) => `${[...found].join(', ')}: ${sentence}`);
}
