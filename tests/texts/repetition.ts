/** Finds sentences that occur on more than one page, or twice in one text. */
import type { PageTexts } from './shipped-texts.ts';
import { splitSentences, splitWords } from './words.ts';

/** A sentence with at most this many words may occur on several pages. */
const maxSharedWords = 8;

/** @param pages Pages in one language. @returns Each longer sentence that occurs twice, with its pages. */
export function repeatedSentences(pages: readonly PageTexts[]): readonly string[] {
  const pagesBySentence = new Map<string, Set<string>>();
  for (const { page, texts } of pages) {
    for (const key of texts.flatMap(findLongSentences)) {
      pagesBySentence.set(key, (pagesBySentence.get(key) ?? new Set()).add(page));
    }
  }
  return [...pagesBySentence]
    .filter(([, found]) => found.size > 1)
    .map(([sentence, found]) => `${[...found].join(', ')}: ${sentence}`);
}

/** @param texts Each is the text of one section or answer. @returns Each longer sentence that one of them has twice. */
export function doubledSentences(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => {
    const sentences = findLongSentences(text);
    return sentences.filter((sentence, index) => sentences.indexOf(sentence) < index);
  });
}

function findLongSentences(text: string): readonly string[] {
  return splitSentences(text)
    .map(splitWords)
    .filter((words) => words.length > maxSharedWords)
    .map((words) =>
      words
        .join(' ')
        .replace(/[.!?]$/u, '')
        .toLowerCase(),
    );
}
