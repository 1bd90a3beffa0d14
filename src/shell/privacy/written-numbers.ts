/** Numbers in a text that lead to a person: contract numbers, telephone numbers, personal codes. Other numbers stay: days, amounts,
 * volumes, codes of waste, places on a map. */
import {
  bareCodes,
  codeWords,
  contractWords,
  noWord,
  type NumberWord,
  openCodes,
  phoneWords,
  wordBefore,
} from './number-words.ts';
import type { TextRange } from './written-email.ts';
import { unit } from './written-units.ts';

interface Group extends TextRange {
  readonly digits: string;
  /** What stands between it and the group before. */
  readonly separator: string;
  /** Whether both may be parts of one number. */
  readonly isJoined: boolean;
}

/** More groups than any of these numbers has. */
const maxGroups = 9;

/** @param folded A folded text.
 * @param ownPhones Telephone numbers of the company. */
export function* numberRanges(folded: string, ownPhones: readonly string[]): Generator<TextRange> {
  const text = folded.replaceAll('|', 'l');
  const own = new Set(ownPhones.map(withoutCountry).flatMap((one) => [one, `372${one}`, `00372${one}`]));
  const groups = extractGroups(text);
  let at = 0;
  while (at < groups.length) {
    const written = firstWritten({ text, groups, own }, at);
    if (written?.type === 'person') yield written.range;
    at += written?.groups ?? 1;
  }
}

interface NumbersContext {
  readonly text: string;
  readonly groups: readonly Group[];
  readonly own: ReadonlySet<string>;
}

type WrittenNumber =
  | { readonly type: 'own'; readonly groups: number }
  | { readonly type: 'person'; readonly groups: number; readonly range: TextRange };

/** The number that begins with a group: of all that it may be, the one with the highest number of groups. */
function firstWritten({ text, groups, own }: NumbersContext, at: number): WrittenNumber | undefined {
  const joined = joinedFrom(groups, at);
  const numbers = accumulateDigits(joined);
  const ownAt = numbers.findLastIndex((digits) => digits.length > 3 && own.has(digits));
  const start = toNumberStart(text, joined, groups[at - 1]?.until ?? 0);
  const possible = possibleKinds(start, numbers.at(-1) ?? '');
  for (let index = possible.length === 0 ? ownAt : numbers.length - 1; index > ownAt; index -= 1) {
    const number = toReadNumber(text, start, { index, digits: numbers[index] ?? '' });
    const kind = findKind(number, possible);
    if (kind === undefined) continue;
    const letter = kind.ofBefore?.exec(start.before)?.[0] ?? '';
    const range = { from: start.from - letter.length, until: number.until };
    return { type: 'person', groups: index + 1, range };
  }
  return ownAt === -1 ? undefined : { type: 'own', groups: ownAt + 1 };
}

/** @param digits All that may belong to it. */
function possibleKinds(start: NumberStart, digits: string): readonly Kind[] {
  const some = start.word === noWord ? kindsOfDigits : kinds;
  return some.filter(({ digits: [min], mayFollow }) => digits.length >= min && mayFollow(start));
}

function toReadNumber(
  text: string,
  start: NumberStart,
  { index, digits }: { readonly index: number; readonly digits: string },
): ReadNumber {
  const until = start.joined[index]?.until ?? start.from;
  const after = text.slice(until, until + 12);
  return { ...start, digits, groups: start.joined.slice(0, index + 1), after, until };
}

const findKind = (number: ReadNumber, possible: readonly Kind[]): Kind | undefined =>
  possible.find(
    ({ digits: [min, max], fits }) => isBetween(number.digits, min, max) && fits?.(number) !== false,
  );

/** @param done Where the digits before it end. */
function toNumberStart(text: string, joined: readonly Group[], done: number): NumberStart {
  const from = joined[0]?.from ?? 0;
  const before = text.slice(Math.max(done, from - 40), from);
  return { from, before, word: wordBefore(before), joined };
}

/** Groups that may be one number. */
function joinedFrom(groups: readonly Group[], at: number): readonly Group[] {
  let end = at + 1;
  while (end < at + maxGroups && groups[end]?.isJoined === true) end += 1;
  return groups.slice(at, end);
}

/** Digits of the first group, of the first two, and so on. */
function accumulateDigits(joined: readonly Group[]): readonly string[] {
  let digits = '';
  return joined.map((group) => (digits += group.digits));
}

/** Several of the usual signs, or one of the others that people put between digits to hide them. */
const joining = /^(?:[ .\-–—/()]{1,3}| \(0\) |[:·•_~=\\'’‘*°^])$/u;

/** Groups of digits, each with what joins it to the one before. */
function extractGroups(text: string): readonly Group[] {
  let end: number | undefined;
  return Array.from(text.matchAll(/\d+/gu), ({ index, 0: digits }) => {
    const separator = end === undefined ? '' : text.slice(end, Math.min(index, end + 6));
    end = index + digits.length;
    return { digits, from: index, until: end, separator, isJoined: joining.test(separator) };
  });
}

interface NumberStart {
  readonly from: number;
  /** What stands before it since the last digit, at most 40 characters. */
  readonly before: string;
  /** The word that says what it is. */
  readonly word: NumberWord;
  /** All groups that may belong to it. */
  readonly joined: readonly Group[];
}

interface ReadNumber extends NumberStart {
  readonly until: number;
  readonly digits: string;
  readonly groups: readonly Group[];
  readonly after: string;
}

interface Kind {
  /** How many digits it has. */
  readonly digits: readonly [min: number, max: number];
  /** Whether what stands before it allows for it. */
  readonly mayFollow: (start: NumberStart) => boolean;
  readonly fits?: (number: ReadNumber) => boolean;
  /** How much of what stands before belongs to the number. */
  readonly ofBefore?: RegExp;
}

const isYear = (digits: string): boolean => /^(?:19|20)\d\d$/u.test(digits);

const isBetween = (digits: string, min: number, max: number): boolean =>
  digits.length >= min && digits.length <= max;

/** The letter of a contract number, Latin or Cyrillic; `i` may be a capital one. The sign for a number is folded to `no`. */
const contractLetter = /(?:^|[^\p{L}\d])[lлi] ?(?:no|nr)?[ .:\-–—/#=_~*]{0,2}$/u;
const letterOfContract = /[lлi] ?(?:no|nr)?[ .:\-–—/#=_~*]{0,2}$/u;

/** Numbers that are told by their digits. */
const kindsOfDigits: readonly Kind[] = [
  // A personal code tells a day of birth.
  {
    digits: [11, 11],
    mayFollow: ({ before }) => isFree(before),
    fits: ({ digits }) => /^[1-8]\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{4}$/u.test(digits),
  },
  { digits: [7, 15], mayFollow: ({ before }) => before.trimEnd().endsWith('+'), ofBefore: /\+ ?$/u },
  // The number of another country, with the zeros that lead there.
  {
    digits: [9, 17],
    mayFollow: ({ before, joined }) => isFree(before) && /^00[1-9]|^00$/u.test(joined[0]?.digits ?? ''),
    fits: ({ digits, groups }) => /^00[1-9]/u.test(digits) && !isTimes(groups) && !isThousands(groups),
  },
  {
    digits: [7, 15],
    mayFollow: ({ before, joined }) => /^[03-8]/u.test(joined[0]?.digits ?? '') && isFree(before),
    fits: isPhone,
  },
];

const kinds: readonly Kind[] = [
  { digits: [3, 11], mayFollow: ({ word }) => codeWords.has(word.subject) },
  {
    digits: [3, 11],
    mayFollow: ({ word, joined }) =>
      bareCodes.has(word.text) && !openCodes.has(word.subject) && !isWasteCode(joined),
    fits: ({ after, groups }) => !unit.test(after) && !isSingleYear(groups),
  },
  {
    digits: [4, 10],
    mayFollow: ({ word, joined }) => contractWords.has(word.subject) && !isDate(joined),
    fits: ({ groups, after }) => !isYear(groups[0]?.digits ?? '') && !unit.test(after),
  },
  // A few digits behind a blank may be a year or a volume: `240 l 2026`; behind a colon, a length.
  {
    digits: [4, 10],
    mayFollow: ({ before }) => contractLetter.test(before) && /(?:[lл][\-–—./#_~*]{0,2}|no)$/u.test(before),
    ofBefore: letterOfContract,
  },
  { digits: [6, 10], mayFollow: ({ before }) => contractLetter.test(before), ofBefore: letterOfContract },
  {
    digits: [5, 15],
    mayFollow: ({ word }) => phoneWords.has(word.subject),
    fits: ({ groups }) => !isTimes(groups),
  },
  ...kindsOfDigits,
];

/** Neither a part of a word nor of a longer number. */
const isFree = (before: string): boolean => !/[\p{L}\d_]$|\d,$/u.test(before);

/** Telephone numbers of Estonia have seven or eight digits, with or without the number of the country. */
function isPhone({ digits, before, groups, after }: ReadNumber): boolean {
  const local = withoutCountry(digits);
  const isLocal = /^[3-8]\d{6,7}$/u.test(local);
  const isRest = /^[.,]$/u.test(groups[0]?.separator ?? '');
  if (!isLocal || isRest || isPartOfAddress(before)) return false;
  if (local.length !== digits.length) return true;
  if (isDate(groups) || isDecimal(groups) || isThousands(groups) || isTimes(groups)) return false;
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

/** `8:00–17:00`, `8.00 - 17`, `09:00:00` */
const isTimes = (groups: readonly Group[]): boolean =>
  times.test(groups.map(({ digits, separator }, index) => (index === 0 ? '' : separator) + digits).join(''));

const times =
  /^(?:[01]?\d|2[0-4])[.:][0-5]\d(?::[0-5]\d)?(?:[ –\-]{1,3}(?:[01]?\d|2[0-4])(?:[.:][0-5]\d)?)?$/u;

const isSingleYear = (groups: readonly Group[]): boolean =>
  groups.length === 1 && isYear(groups[0]?.digits ?? '');

/** `15 01 10`, `20 03`, `200301`: chapters of the European list of waste end at 20. */
function isWasteCode([first, second, third]: readonly Group[]): boolean {
  if (/^(?:0[1-9]|1\d|20)\d{4}$/u.test(first?.digits ?? '')) return true;
  const isPair = (group: Group | undefined) => /^\d\d$/u.test(group?.digits ?? '');
  return (
    /^(?:0[1-9]|1\d|20)$/u.test(first?.digits ?? '') &&
    isPair(second) &&
    (third === undefined || isPair(third))
  );
}

/** `5 000 000` */
const isThousands = ([first, ...rest]: readonly Group[]): boolean =>
  first !== undefined &&
  rest.length > 1 &&
  first.digits.length === 1 &&
  rest.every(({ digits, separator }) => digits.length === 3 && /^[ '’]$/u.test(separator));
