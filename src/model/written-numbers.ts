/** Numbers in a text that lead to a person: contract numbers, telephone numbers, personal codes. Other numbers stay: days, amounts,
 * volumes, codes of waste, places on a map. */
import type { TextRange } from './written-email.ts';

interface Group extends TextRange {
  readonly digits: string;
  /** What stands between it and the group before. */
  readonly separator: string;
}

/** More groups than any of these numbers has. */
const maxGroups = 9;

/** @param text Folded.
 * @param ownPhones Telephone numbers of the company. */
export function* numberRanges(text: string, ownPhones: readonly string[]): Generator<TextRange> {
  const own = new Set(ownPhones.map(withoutCountry));
  const groups = groupsOf(text);
  let at = 0;
  while (at < groups.length) {
    const joined = joinedFrom(groups, at);
    const written = writtenNumbers(text, joined).find(
      ({ digits, kind }) => kind !== undefined || own.has(withoutCountry(digits)),
    );
    if (written?.kind !== undefined && !own.has(withoutCountry(written.digits))) yield rangeOf(written);
    at += written?.groups.length ?? 1;
  }
}

/** Groups that may be one number. */
function joinedFrom(groups: readonly Group[], at: number): readonly Group[] {
  const near = groups.slice(at, at + maxGroups);
  const end = near.findIndex(({ separator }, index) => index > 0 && !joining.test(separator));
  return end === -1 ? near : near.slice(0, end);
}

const joining = /^(?:[ .\-–—/()]{1,3}| \(0\) )$/u;

/** All numbers that the first groups may be, the one with the highest number of groups first. */
function writtenNumbers(text: string, joined: readonly Group[]): readonly WrittenNumber[] {
  const from = joined[0]?.from ?? 0;
  const before = beforeNumber(text, from);
  return joined
    .map((group, index) => {
      const groups = joined.slice(0, index + 1);
      const digits = groups.map((one) => one.digits).join('');
      const number = { digits, before, groups, from, until: group.until };
      const after = text.slice(group.until, group.until + 12);
      return { ...number, after, kind: kinds.find(({ fits }) => fits({ ...number, after })) };
    })
    .toReversed();
}

function rangeOf({ from, until, before, kind }: WrittenNumber): TextRange {
  const letter = kind?.ofBefore?.exec(before)?.[0] ?? '';
  return { from: from - letter.length, until };
}

/** Groups of digits, each with what joins it to the one before. */
function groupsOf(text: string): readonly Group[] {
  let end: number | undefined;
  return Array.from(text.matchAll(/\d+/gu), ({ index, 0: digits }) => {
    const group: Group = {
      digits,
      from: index,
      until: index + digits.length,
      separator: end === undefined ? '' : text.slice(end, index),
    };
    end = group.until;
    return group;
  });
}

interface ReadNumber extends TextRange {
  readonly digits: string;
  /** What stands before it since the last digit, at most 40 characters. */
  readonly before: string;
  readonly groups: readonly Group[];
  readonly after: string;
}

interface WrittenNumber extends ReadNumber {
  /** Why it leads to a person. */
  readonly kind: Kind | undefined;
}

function beforeNumber(text: string, from: number): string {
  const near = text.slice(Math.max(0, from - 40), from);
  return near.slice(Math.max(0, ...Array.from(near.matchAll(/\d/gu), ({ index }) => index + 1)));
}

interface Kind {
  readonly fits: (number: ReadNumber) => boolean;
  /** How much of what stands before belongs to the number. */
  readonly ofBefore?: RegExp;
}

const wordList = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Between the word for a number and the number. */
const fillers = wordList(
  'nr no n o number numbriga numbri numbril номер номером номера on is it kood code код',
);

const contractWords = wordList(
  'leping lepingu lepingut lepinguga lepingule lepingust lep lepingunumber lepingunumbri lepingunumbriga kliendinumber kliendikood viitenumber viitenr contract agreement договор договора договору договоре договором',
);

const codeWords = wordList(
  'isikukood isikukoodi isikukoodiga isikukoodil ik personal identity личныи личного исикукоод uksekood uksekoodi uksekoodiga varavakood varavakoodi fonokood fonoluku domofon домофон домофона двери ворот door gate',
);

const phoneWords = wordList(
  'tel telf t m mob gsm telefon telefoni telefonil telefonile telefoninumber mobiil mobiili mobiilil mobile phone telephone тел т моб телефон телефону телефона мобильныи helista helistage helistada call calling звони звоните позвоните звонить sms whatsapp viber telegram me',
);

/** The word that says what a number is, in a folded text. */
function wordBefore(before: string): string {
  const words = before.split(/\P{L}+/u).filter((word) => word !== '');
  while (words.length > 1 && fillers.has(words.at(-1) ?? '')) words.pop();
  return words.at(-1) ?? '';
}

const isYear = (digits: string): boolean => /^(?:19|20)\d\d$/u.test(digits);

const isBetween = (digits: string, min: number, max: number): boolean =>
  digits.length >= min && digits.length <= max;

/** The letter of a contract number, Latin or Cyrillic; `i` may be a capital one. */
const contractLetter = /(?:^|[^\p{L}\d])[lлi|][ .\-–—/]{0,2}$/u;

const kinds: readonly Kind[] = [
  // A personal code tells a day of birth.
  {
    fits: ({ digits, before }) =>
      isFree(before) && /^[1-8]\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{4}$/u.test(digits),
  },
  { fits: ({ digits, before }) => isBetween(digits, 3, 11) && codeWords.has(wordBefore(before)) },
  {
    fits: ({ digits, before, groups, after }) =>
      isBetween(digits, 4, 10) &&
      contractWords.has(wordBefore(before)) &&
      !isYear(groups[0]?.digits ?? '') &&
      !isDate(groups) &&
      !unit.test(after),
  },
  // A few digits behind a blank may be a year or a volume: `240 l 2026`.
  {
    fits: ({ digits, before }) =>
      isBetween(digits, /[lл|][\-–—./]{0,2}$/u.test(before) ? 4 : 6, 10) && contractLetter.test(before),
    ofBefore: /[lлi|][ .\-–—/]{0,2}$/u,
  },
  {
    fits: ({ digits, before }) => isBetween(digits, 7, 15) && before.trimEnd().endsWith('+'),
    ofBefore: /\+ ?$/u,
  },
  {
    fits: ({ digits, before }) => isBetween(digits, 5, 15) && phoneWords.has(wordBefore(before)),
  },
  { fits: isPhone },
];

/** Neither a part of a word nor of a longer number. */
const isFree = (before: string): boolean => !/[\p{L}\d_]$|\d,$/u.test(before);

/** What is counted, not called: `500 000 t`. */
const unit =
  /^ ?(?:€|eur|kg|t|g|m|cm|mm|km|l|ml|m2|m3|ha|kwh|w|tonn|euro|liit|kilo|тонн|евро|кг|т|м|л|км|litr|tonne|%)(?!\p{L}{5})/u;

/** Telephone numbers of Estonia have seven or eight digits, with or without the number of the country. */
function isPhone({ digits, before, groups, after }: ReadNumber): boolean {
  const local = withoutCountry(digits);
  const isLocal = /^[3-8]\d{6,7}$/u.test(local);
  const isRest = /^[.,]$/u.test(groups[0]?.separator ?? '');
  if (!isLocal || isRest || !isFree(before) || isPartOfAddress(before)) return false;
  if (local.length !== digits.length) return true;
  if (isDate(groups) || isDecimal(groups) || isThousands(groups)) return false;
  return !unit.test(after) && !/[€$] ?$/u.test(before);
}

/** Addresses of pages and files have numbers of their own. */
const isPartOfAddress = (before: string): boolean =>
  /\/|^www\./u.test(before.slice(before.lastIndexOf(' ') + 1));

const withoutCountry = (digits: string): string =>
  digits.replace(/\D/gu, '').replace(/^(?:00)?372(?=\d{7,8}$)/u, '');

function isDate(groups: readonly Group[]): boolean {
  const [a = '', b = '', c = ''] = groups.map(({ digits }) => digits);
  if (groups.length < 3) return false;
  const [day, month, year] = a.length === 4 ? [c, b, a] : [a, b, c];
  return Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12 && isYear(year);
}

/** `59.43701` */
const isDecimal = (groups: readonly Group[]): boolean =>
  groups.length === 2 && groups[1]?.separator === '.' && (groups[0]?.digits.length ?? 0) <= 3;

/** `5 000 000` */
const isThousands = ([first, ...rest]: readonly Group[]): boolean =>
  first !== undefined &&
  rest.length > 1 &&
  first.digits.length === 1 &&
  rest.every(({ digits, separator }) => digits.length === 3 && separator === ' ');
