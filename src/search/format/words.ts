/** Words as the index knows them: lower case, without marks on letters. */

/** Spec §2 asks to forgive õ/o, ä/a, ü/u, š/s; every Latin letter loses its mark, and ё is е. The text keeps its
 * length, so that a place in the folded text is the same place in the original; a no-break space is a space.
 * @param text In Unicode's composed form (NFC). */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  const even = lower.length === text.length ? lower : text;
  return even.replace(/[\u00a0-\u024f\u1e00-\u1effё]/gu, foldCharacter);
}

const folded = new Map<string, string>([
  ['ё', 'е'],
  ['\u00a0', ' '],
]);

function foldCharacter(character: string): string {
  let plain = folded.get(character);
  if (plain === undefined) {
    const [base = ''] = character.normalize('NFD');
    plain = /[a-z]/u.test(base) ? base : character;
    folded.set(character, plain);
  }
  return plain;
}

export interface PlacedWord {
  /** Folded. */
  readonly word: string;
  /** First character in the text. */
  readonly from: number;
  /** The character after the last one. */
  readonly until: number;
}

/** Runs of letters and digits in the order of the text. */
export function placedWords(text: string): readonly PlacedWord[] {
  return Array.from(fold(text).matchAll(wordPattern), ({ 0: word, index }) => {
    return { word, from: index, until: index + word.length };
  });
}

/** Words of a text, folded, as often as they stand there. */
export function wordsOf(text: string): readonly string[] {
  return fold(text).match(wordPattern) ?? [];
}

const wordPattern = /[\p{L}\p{N}]+/gu;
