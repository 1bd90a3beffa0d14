/** Finds sentences that occur on more than one page, or twice in one text. */
import type { PageTexts } from './shipped-texts.ts';
import { sentencesOf, wordsOf } from './words.ts';

/** A sentence with at most this many words may occur on several pages. */
const maxSharedWords = 8;

/** @param pages Pages in one language. @returns Each longer sentence that occurs twice, with its pages. */
export function repeatedSentences(pages: readonly PageTexts[]): readonly string[] {
  const pagesBySentence = new Map<string, Set<string>>();
  for (const { page, texts } of pages) {
    for (const key of texts.flatMap(longSentencesOf)) {
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
    const sentences = longSentencesOf(text);
    return sentences.filter((sentence, index) => sentences.indexOf(sentence) < index);
  });
}

function longSentencesOf(text: string): readonly string[] {
  return sentencesOf(text)
    .map(wordsOf)
    .filter((words) => words.length > maxSharedWords)
    .map((words) =>
      words
        .join(' ')
        .replace(/[.!?]$/u, '')
        .toLowerCase(),
    );
}
