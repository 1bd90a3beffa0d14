/** Sorted words as one text: of each word, how many letters it shares with the beginning of the word before it (a digit to
 * base 36), and the rest. With all forms of each word, that is a third of the bytes of the words themselves, both compressed. */

const base = 36;

const separator = ' ';

/** @param words Sorted, without blanks. */
export function encodeWords(words: readonly string[]): string {
  return words
    .map((word, place) => {
      const shared = sharedLength(word, words[place - 1] ?? '');
      return shared.toString(base) + word.slice(shared);
    })
    .join(separator);
}

export const decodeWords = (text: string): readonly string[] => [...readWords(text)];

/** Decodes one word after the other. */
export function* readWords(text: string): Generator<string, void> {
  let before = '';
  for (let from = 0; from < text.length;) {
    const next = text.indexOf(separator, from);
    const end = next < 0 ? text.length : next;
    const shared = Number.parseInt(text.charAt(from), base);
    before = before.slice(0, shared) + text.slice(from + 1, end);
    yield before;
    from = end + 1;
  }
}

/** Number of letters with which both begin, as far as one digit can say it. */
function sharedLength(word: string, before: string): number {
  let length = 0;
  while (length < base - 1 && length < word.length && word[length] === before[length]) length += 1;
  return length;
}
