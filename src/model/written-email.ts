/** E-mail addresses in a text, also spelled out: `mari(at)kodu.ee`, `mari at kodu punkt ee`. */

/** A part of a folded text. */
export interface TextRange {
  readonly from: number;
  readonly until: number;
}

/** The sign itself, also as markup and addresses write it. */
const plainSign = /@|%40|&#0{0,4}64;|&#x0{0,4}40;|&commat;/gu;

/** The sign as a word: between brackets or marks, or alone. */
const spelledSign = /[([{<_*-] ?(?:[aа][tт]{0,2}|собака) ?[)\]}>_*-]| (?:[aа][tт]{1,2}|собака) /gu;

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
  for (const { index, 0: sign } of text.matchAll(spelledSign)) {
    const local = localBefore(text, index);
    const end = domainAfter(text, index + sign.length);
    if (local === undefined || end === undefined) continue;
    const isAlone = sign.startsWith(' ');
    const word = text.slice(local, index).trimEnd();
    if (isAlone && (wordsBeforePlace.has(word) || text.startsWith('www.', index + sign.length))) continue;
    yield { from: local, until: end };
  }
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
  localEnd.lastIndex = end;
  const local = localEnd.exec(text)?.[1] ?? '';
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
