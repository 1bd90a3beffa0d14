/** Ascending numbers as short, compressible text: each is written as the distance from the previous one, with
 * characters that JSON does not escape. */

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%()*+,-./:;=?@[]^_~';

/** Digits below the base end a number; the others continue it. */
const base = digits.length / 2;

/** The digit of each character, by its code. */
const digitOf: ReadonlyMap<number, number> = new Map(
  Array.from(digits, (character, digit) => [character.charCodeAt(0), digit] as const),
);

export function encodeNumbers(ascending: readonly number[]): string {
  let last = -1;
  let text = '';
  for (const value of ascending) {
    let rest = value - last - 1;
    for (; rest >= base; rest = Math.floor(rest / base)) text += digits.charAt(base + (rest % base));
    text += digits.charAt(rest);
    last = value;
  }
  return text;
}

/** @throws {RangeError} When the text was not written by encodeNumbers. */
export function decodeNumbers(text: string): readonly number[] {
  const numbers: number[] = [];
  let last = -1;
  let rest = 0;
  let weight = 1;
  for (let place = 0; place < text.length; place += 1) {
    const digit = digitOf.get(text.charCodeAt(place));
    if (digit === undefined)
      throw new RangeError(`"${text.charAt(place)}" is not a digit of a list of numbers.`);
    rest += (digit % base) * weight;
    weight *= base;
    if (digit >= base) continue;
    last += rest + 1;
    numbers.push(last);
    rest = 0;
    weight = 1;
  }
  return numbers;
}
