/** The forms in which texts of the three languages write the value of a rule of the business: a figure, a word, an hour of a
 * clock. Found in a file, a form says that the rule may be written there a second time; whether it means the rule, the reader
 * of a match decides. Not a list of all that a language can say: `until mid-afternoon` is no value. */

/** Blanks within a figure and before its noun. */
const blank = String.raw`[ \u00a0]`;

/** What stands before a figure that is part of a longer one, of a word or of a path. */
const notWithin = String.raw`(?<![\p{L}\p{N},./_-])`;

/** @param digits A short number, written in one piece or in pairs. */
export function phoneForms(digits: string): RegExp {
  const pairs = digits.match(/\d{1,2}/gu) ?? [];
  return new RegExp(`${notWithin}${pairs.join(`${blank}?`)}${String.raw`(?![\p{L}\p{N}_]|[.,]\d)`}`, 'gu');
}

/** A name in any case, also in an address, where its letters are encoded or have lost their marks. */
export function nameForms(name: string): RegExp {
  const letters = name.replaceAll(/\P{ASCII}/gu, (letter) => {
    const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return `(?:${letter}|${bare}|${encodeURIComponent(letter)})`;
  });
  return new RegExp(letters, 'giu');
}

/** Small numbers in words, in the cases that stand before a noun. */
const numberWords: Readonly<Record<number, string>> = {
  1: 'üks|ühe|один|одного|одну|one',
  2: 'kaks|kahe|два|две|двух|two',
  3: 'kolm|kolme|три|тр[её]х|three',
  4: 'neli|nelja|четыре|четыр[её]х|four',
  5: 'viis|viie|пять|пяти|five',
  6: 'kuus|kuue|шесть|шести|six',
  7: 'seitse|seitsme|семь|семи|seven',
  8: 'kaheksa|восемь|восьми|eight',
  9: 'üheksa|девять|девяти|nine',
  10: 'kümme|kümne|десять|десяти|ten',
};

/** Endings of Estonian cases after the genitive. */
const cases = '(?:ks|l|le|lt|s|st|sse|ni|ga|na)?';

/** @returns A pattern that matches nothing for a number that has no word here. */
const toWordPattern = (count: number): string => {
  const words = numberWords[count];
  return words === undefined ? '(?!)' : `(?:${words})${cases}`;
};

/** Days of any sort, with one word between at most: `3 päeva`, `kolme tööpäeva`, `за три рабочих дня`, `three-day`, `72 hours`. */
export function dayForms(days: number): RegExp {
  const between = String.raw`(?:(?:${blank}|-)(?:\p{L}+${blank})?)?`;
  const day = String.raw`(?:(?:töö|kalendri|puhke|veo)?päev|дн[яеёию]|день|суток|сутки|days?\b)`;
  const hour = String.raw`(?:tun[dn]|час|hours?\b)`;
  return new RegExp(
    `${notWithin}(?:(?:${days}|${toWordPattern(days)})${between}${day}|${days * 24}${between}${hour})`,
    'giu',
  );
}

/** A time of day: `15:00` anywhere, and beside a word of the clock also `15.00`, `kell 15`, `3 p.m.`, `до трёх часов`.
 * @param time As HH:mm. */
export function timeForms(time: string): RegExp {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours);
  const half = hour > 12 ? hour - 12 : hour;
  const figure = String.raw`0?${hour}(?:[.:]${minutes})${minutes === '00' ? '?' : ''}(?![\d.:]*\d)`;
  const beside = [
    String.raw`(?:kell|kella|kl)${blank}${figure}`,
    String.raw`(?:в|до|с|к|после|at|by|until|till|from|before|after)${blank}0?${hour}\.${minutes}(?!\d)`,
    String.raw`0?${half}${minutes === '00' ? '(?:[.:]00)?' : `[.:]${minutes}`}${blank}?${hour < 12 ? 'a' : 'p'}\.?m\b`,
    ...(minutes === '00' ? wholeHours(hour, half) : []),
  ];
  return new RegExp(
    String.raw`(?<![\d:.T+?])${hours.replace(/^0/u, '0?')}:${minutes}(?![:.]?\d)|(?<![\p{L}\p{N}])(?:${beside.join('|')})`,
    'giu',
  );
}

function wholeHours(hour: number, half: number): readonly string[] {
  const words = toWordPattern(half);
  return [
    `kell(?:a|aks)?${blank}${words}(?!\\p{L})`,
    `(?:в|до|с|к|после)${blank}(?:0?${hour}|${words})${blank}час`,
    `${words}${blank}o[’']clock`,
  ];
}
