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
  const words: PlacedWord[] = [];
  const folded = fold(text);
  scanWords(folded, (from, until) => words.push({ word: folded.slice(from, until), from, until }));
  return words;
}

/** Words of a text, folded, as often as they stand there. */
export function wordsOf(text: string): readonly string[] {
  const words: string[] = [];
  const folded = fold(text);
  scanWords(folded, (from, until) => words.push(folded.slice(from, until)));
  return words;
}

/** Character by character: whole texts are read with every edit, and a regular expression takes twice as long. */
function scanWords(folded: string, note: (from: number, until: number) => void): void {
  let from = -1;
  for (let place = 0; place < folded.length; place += 1) {
    const isPart = isOfWord(folded.charCodeAt(place));
    if (isPart && from < 0) from = place;
    if (isPart || from < 0) continue;
    note(from, place);
    from = -1;
  }
  if (from >= 0) note(from, folded.length);
}

const letterOrDigit = /[\p{L}\p{N}]/u;

/** By code unit: 0 where it is not known yet, else 1 for letters and digits and 2 for all others. Letters beyond the
 * first plane of Unicode are no words here. */
const kinds = new Uint8Array(0x10000);

function isOfWord(code: number): boolean {
  if (kinds[code] === 0) kinds[code] = letterOrDigit.test(String.fromCharCode(code)) ? 1 : 2;
  return kinds[code] === 1;
}
