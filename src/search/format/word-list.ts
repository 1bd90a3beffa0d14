/** Sorted words as one text: of each word, how many letters it shares with the beginning of the word before it (a digit to
 * base 36), and the rest. With all forms of each word, that is a third of the bytes of the words themselves, both compressed. */

const base = 36;

/** @param words Sorted, without blanks. */
export function encodeWords(words: readonly string[]): string {
  return words
    .map((word, place) => {
      const shared = sharedLength(word, words[place - 1] ?? '');
      return shared.toString(base) + word.slice(shared);
    })
    .join(' ');
}

export function decodeWords(text: string): readonly string[] {
  if (text === '') return [];
  let before = '';
  return text.split(' ').map((code) => {
    before = before.slice(0, Number.parseInt(code.charAt(0), base)) + code.slice(1);
    return before;
  });
}

/** Number of letters with which both begin, as far as one digit can say it. */
function sharedLength(word: string, before: string): number {
  let length = 0;
  while (length < base - 1 && length < word.length && word[length] === before[length]) length += 1;
  return length;
}
