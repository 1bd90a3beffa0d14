/** E-mail addresses in a text, also spelled out: `mari(at)kodu.ee`, `mari at kodu punkt ee`. */

/** A part of a folded text. */
export interface TextRange {
  readonly from: number;
  readonly until: number;
}

/** The sign itself, also as markup and addresses write it. */
const plainSign = /@|%40|&#0{0,4}64;|&#x0{0,4}40;|&commat;/gu;

/** The sign as a word: between marks or blanks of whatever kind. */
const spelledSign =
  /(?<![\p{L}\d])(?:[aа](?:[tт]{1,2}(?:[ -]?mark|[ -]?sign)?)?|соба(?:ка|чка))(?![\p{L}\d])/gu;

/** Marks around it, at most this many. */
const maxMarks = 6;

const marksBefore = new RegExp(String.raw`(?<=([\p{P}\p{S} ]{1,${maxMarks}}))`, 'uy');
const marksAfter = new RegExp(String.raw`[\p{P}\p{S} ]{1,${maxMarks}}`, 'uy');

/** A letter alone is no word for the sign unless it stands between these. */
const letterAlone = /^[([{<_*-] ?[aа] ?[)\]}>_*-]$/u;

/** English sentences have the word, too: `more at example.ee`. */
const wordsBeforePlace = new Set(
  'more see look looks available found find us me it you them here online visit published read apply is are be open opened listed sold prices price information info data details website site page shop order ordered register registered book bookable pay paid given shown stands stated updated instructions map'.split(
    ' ',
  ),
);

export function* emailRanges(text: string, allowed: string): Generator<TextRange> {
  // A word is read once, however many signs it has: the time grows with the text and no faster.
  let done = 0;
  for (const { index, 0: sign } of text.matchAll(plainSign)) {
    if (index < done) continue;
    const range = aroundSign(text, index, index + sign.length);
    done = range.until;
    const written = text.slice(range.from, range.until).replaceAll(plainSign, '@').replaceAll(' ', '');
    if (written === allowed.toLowerCase() || isPlaceOfMap(text, range)) continue;
    yield range;
  }
  for (const { index, 0: word } of text.matchAll(spelledSign)) {
    const range = aroundWord(text, index, word);
    if (range !== undefined) yield range;
  }
}

/** @param sign Its word at the index. */
function aroundWord(text: string, index: number, sign: string): TextRange | undefined {
  const before = matchAt(marksBefore, text, index)?.[1] ?? '';
  const after = matchAt(marksAfter, text, index + sign.length)?.[0] ?? '';
  if (isOtherWord(sign, before, after)) return undefined;
  const start = index - before.length;
  const end = index + sign.length + after.length;
  const from = localBefore(text, start);
  const until = domainAfter(text, end);
  if (from === undefined || until === undefined || isFolder(text, index, before + after)) return undefined;
  const word = before.startsWith(' ') ? text.slice(from, start) : '';
  return isSentence(word, text.slice(end, end + 4)) ? undefined : { from, until };
}

const isOtherWord = (sign: string, before: string, after: string): boolean =>
  before === '' ||
  after === '' ||
  (sign.length === 1 && !letterAlone.test(`${before.trimStart()}${sign}${after.trimEnd()}`));

/** @param word Before a blank and the word for the sign; empty where there is no blank. */
const isSentence = (word: string, after: string): boolean =>
  word !== '' && (wordsBeforePlace.has(word) || after === 'www.');

/** `https://www.example.ee/at/index.html` */
function isFolder(text: string, index: number, around: string): boolean {
  if (around !== '//') return false;
  const near = text.slice(Math.max(0, index - 300), index);
  return /^(?:[a-z]{1,9}:\/\/)?[^./]+\.[^/]+\//u.test(near.slice(near.lastIndexOf(' ') + 1));
}

function matchAt(sticky: RegExp, text: string, index: number): RegExpExecArray | null {
  sticky.lastIndex = index;
  return sticky.exec(text);
}

/** The word around a sign without the marks at its ends; its neighbours where it stands alone: `mari @ kodu.ee`. */
const aroundSign = (text: string, index: number, end: number): TextRange => ({
  from: startOfWord(text, index) ?? localBefore(text, index) ?? index,
  until: endOfWord(text, end),
});

function startOfWord(text: string, index: number): number | undefined {
  let from = index === 0 ? 0 : text.lastIndexOf(' ', index - 1) + 1;
  while (from < index && marks.includes(text.charAt(from))) from += 1;
  return from === index ? undefined : from;
}

function endOfWord(text: string, end: number): number {
  const blank = text.indexOf(' ', end);
  let until = blank === -1 ? text.length : blank;
  while (until > end && marks.includes(text.charAt(until - 1))) until -= 1;
  return (until === end ? domainAfter(text, end) : spelledRest(text, until)) ?? until;
}

const marks = '.,;:!?()[]<>"«»„“”';

const mailAddress = /[\p{L}\d_+-](?:@|%40)[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,5}\.\p{L}{2}/u;

/** The address of a page may hold the sign too. */
function isPlaceOfMap(text: string, { from, until }: TextRange): boolean {
  const word = text.slice(from, until);
  return word.startsWith('https://') && !mailAddress.test(word);
}

const localEnd = /(?<=([\p{L}\d._+-]{1,64}))/uy;

/** @returns Where the word before the sign begins. */
function localBefore(text: string, index: number): number | undefined {
  let end = index;
  while (end > 0 && index - end < 2 && text.charAt(end - 1) === ' ') end -= 1;
  const local = matchAt(localEnd, text, end)?.[1] ?? '';
  return local === '' ? undefined : end - local.length;
}

const label = / {0,2}[\p{L}\d-]{1,63}/uy;
const dot =
  / ?\. ?(?=\p{L})| ?[([{<_] ?(?:dot|punkt|piste|точка|tochka|\.) ?[)\]}>_] ?| (?:dot|punkt|точка) /uy;

/** @returns Where a domain with at least one dot ends. */
function domainAfter(text: string, index: number): number | undefined {
  label.lastIndex = index;
  return label.test(text) ? spelledRest(text, label.lastIndex) : undefined;
}

/** @returns Where the labels after a first one end; undefined without a dot. */
function spelledRest(text: string, index: number): number | undefined {
  let end: number | undefined;
  dot.lastIndex = index;
  for (let parts = 0; parts < 6 && dot.test(text); parts += 1) {
    label.lastIndex = dot.lastIndex;
    if (!label.test(text)) break;
    end = label.lastIndex;
    dot.lastIndex = end;
  }
  return end;
}
