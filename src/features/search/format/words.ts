/** Words of the index: lower case, without diacritics. */

/** Spec §2 asks to forgive õ/o, ä/a, ü/u, š/s: every Latin letter loses its diacritics, and ё becomes е. The length
 * stays the same, so offsets in the folded text are offsets in the original. A no-break space becomes a space.
 * @param text In Unicode normalization form C (NFC). */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  const even = lower.length === text.length ? lower : text;
  return even.replace(/[\u00a0-\u024f\u1e00-\u1effё]/gu, foldCharacter);
}

const folded = new Map<string, string>([
  ['ё', 'е'],
  ['\u00a0', ' '],
  ['²', '2'],
  ['³', '3'],
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
  /** Offset of the first character. */
  readonly from: number;
  /** Offset after the last character. */
  readonly until: number;
}

/** Words in text order; a number in groups of digits comes before its groups.
 * @param isWanted Leaves out other words. */
export function placedWords(
  text: string,
  isWanted = (_word: string): boolean => true,
): readonly PlacedWord[] {
  const words: PlacedWord[] = [];
  const folded = fold(text);
  const note = (word: string, from: number, until: number): void => {
    if (isWanted(word)) words.push({ word, from, until });
  };
  for (const { 0: number, index } of folded.matchAll(numberInGroups))
    note(extractDigits(number), index, index + number.length);
  scanWords(folded, (from, until) => note(folded.slice(from, until), from, until));
  return words.sort((a, b) => a.from - b.from);
}

/** All folded words of a text, with repetitions. */
export const splitWords = (text: string): readonly string[] => wordsOfFolded(fold(text));

function wordsOfFolded(folded: string): readonly string[] {
  const words: string[] = [];
  scanWords(folded, (from, until) => words.push(folded.slice(from, until)));
  return words;
}

/** The words by which a text is found: its words, and numbers whose digits stand in groups as one. A telephone
 * number or a waste code is so found in any spacing: `600 0105` also as `6000105`, `0,24` as `024`. */
export function indexedWords(text: string): readonly string[] {
  const folded = fold(text);
  return [...wordsOfFolded(folded), ...groupedNumbers(folded)];
}

/** Numbers whose digits stand in groups, without what separates the groups.
 * @param folded So that a no-break space is a space. */
export function groupedNumbers(folded: string): readonly string[] {
  return (folded.match(numberInGroups) ?? []).map(extractDigits).filter(({ length }) => length <= maxDigits);
}

const numberInGroups = /(?<!\d)\d+(?:[ .,/-]\d+)+/gu;

export const extractDigits = (text: string): string => text.replace(/\D/gu, '');

/** More digits than a telephone number with its country code are a row of numbers. */
const maxDigits = 14;

/** Scans character by character: every edit reads whole texts, and a regular expression takes twice as long. */
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

/** Cache by code unit: 0 unknown, 1 letter or digit, 2 anything else. Letters outside the Basic Multilingual Plane do
 * not count as letters here. */
const kinds = new Uint8Array(0x10000);

export function isOfWord(code: number): boolean {
  if (kinds[code] === 0) kinds[code] = letterOrDigit.test(String.fromCharCode(code)) ? 1 : 2;
  return kinds[code] === 1;
}
