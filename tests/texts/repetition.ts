/** Finds sentences that occur on more than one page. */
import type { PageTexts } from './shipped-texts.ts';
import { sentencesOf, wordsOf } from './words.ts';

/** A sentence with at most this many words may occur on several pages. */
const maxSharedWords = 8;

/** @param pages Pages in one language. @returns Each longer sentence that occurs twice, with its pages. */
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
