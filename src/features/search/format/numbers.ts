/** Ascending numbers as short, compressible text: each is written as the distance from the previous one, with
 * characters that JSON does not escape. Several lists of numbers are separated by blanks. */

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%()*+,-./:;=?@[]^_~';

/** Digits below the base end a number; the others continue it. */
const base = digits.length / 2;

const noDigit = 255;

/** The digit of each character, by its code. */
const digitOf = Uint8Array.from({ length: 128 }, (_, code) => {
  const digit = digits.indexOf(String.fromCharCode(code));
  return digit < 0 ? noDigit : digit;
});

const separator = ' ';
const separatorCode = separator.charCodeAt(0);

export function encodeNumbers(ascending: Iterable<number>): string {
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

/** @param lists As encodeNumbers writes them. */
export const joinLists = (lists: readonly string[]): string => lists.join(separator);

export const splitLists = (text: string): readonly string[] => text.split(separator);

/** @throws {RangeError} When the text was not written by encodeNumbers. */
export function decodeNumbers(text: string): readonly number[] {
  const numbers: number[] = [];
  eachNumber(text, 0, (number) => numbers.push(number));
  return numbers;
}

/** The numbers of the list that begins at a place of a text.
 * @throws {RangeError} When the text was not written by encodeNumbers. */
function eachNumber(text: string, from: number, note: (number: number) => void): void {
  let last = -1;
  let rest = 0;
  let weight = 1;
  for (let place = from; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (code === separatorCode) return;
    const digit = digitOf[code] ?? noDigit;
    if (digit === noDigit)
      throw new RangeError(`"${text.charAt(place)}" is not a digit of a list of numbers.`);
    rest += (digit % base) * weight;
    weight *= base;
    if (digit >= base) continue;
    last += rest + 1;
    note(last);
    rest = 0;
    weight = 1;
  }
}

/** Of so many lists, the place of one is kept. */
const stride = 16;

/** Lists of numbers in one text: arrays of their numbers would take many times the memory. */
export class CodedLists {
  readonly #text: string;
  /** Where every sixteenth list begins. */
  readonly #starts: Uint32Array;

  /** @param text From joinLists.
   * @param count Number of lists. */
  constructor(text: string, count: number) {
    this.#text = text;
    this.#starts = new Uint32Array(Math.ceil(count / stride));
    let start = 0;
    for (let list = 0; list < count; list += 1) {
      if (list % stride === 0) this.#starts[list / stride] = start;
      start = this.#after(start);
    }
  }

  /** @throws {RangeError} When the text was not written by encodeNumbers. */
  each(list: number, note: (number: number) => void): void {
    let start = this.#starts[Math.floor(list / stride)] ?? this.#text.length;
    for (let before = list % stride; before > 0; before -= 1) start = this.#after(start);
    eachNumber(this.#text, start, note);
  }

  /** The numbers of all lists. */
  eachOfAll(note: (number: number) => void): void {
    for (let start = 0; start < this.#text.length; start = this.#after(start))
      eachNumber(this.#text, start, note);
  }

  /** Where the next list begins. */
  #after(start: number): number {
    const end = this.#text.indexOf(separator, start);
    return end < 0 ? this.#text.length : end + 1;
  }
}
