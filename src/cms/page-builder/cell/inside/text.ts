/** TextEncoder, TextDecoder, atob and btoa of the cell: UTF-8 in plain JavaScript. */

class CellTextEncoder {
  readonly encoding = 'utf-8';

  encode(text = ''): Uint8Array {
    const bytes = new Uint8Array(text.length * 3);
    return bytes.slice(0, write(text, bytes).written);
  }

  encodeInto(text: string, bytes: Uint8Array): { readonly read: number; readonly written: number } {
    return write(text, bytes);
  }
}

/** Writes as many whole characters as fit. */
function write(text: string, bytes: Uint8Array): { readonly read: number; readonly written: number } {
  let read = 0;
  let written = 0;
  while (read < text.length) {
    const unit = text.charCodeAt(read);
    const size = unit < 0x80 ? 1 : sizeOf(text.codePointAt(read) ?? 0);
    if (written + size > bytes.length) break;
    if (size === 1) bytes[written] = unit;
    else writeCharacter(text.codePointAt(read) ?? 0, bytes.subarray(written, written + size));
    written += size;
    read += size === 4 ? 2 : 1;
  }
  return { read, written };
}

const sizeOf = (code: number): number => (code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4);

/** @param bytes Its length is the number of bytes of the character. */
function writeCharacter(code: number, bytes: Uint8Array): void {
  // Half of a surrogate pair is not a character.
  let rest = code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
  for (let place = bytes.length - 1; place > 0; place -= 1) {
    bytes[place] = 0x80 | (rest & 0x3f);
    rest >>= 6;
  }
  bytes[0] = ((0xf00 >> bytes.length) & 0xff) | rest;
}

class CellTextDecoder {
  readonly encoding = 'utf-8';

  decode(input: ArrayBuffer | ArrayBufferView = new Uint8Array()): string {
    const bytes = ArrayBuffer.isView(input)
      ? new Uint8Array(input.buffer, input.byteOffset, input.byteLength)
      : new Uint8Array(input);
    return decodeText(bytes);
  }
}

/** Max characters to join in one step. */
const partLength = 4096;

/** Bytes that are not valid UTF-8 become U+FFFD. */
function decodeText(bytes: Uint8Array): string {
  let text = '';
  let codes: number[] = [];
  for (let place = 0; place < bytes.length;) {
    const first = bytes[place] ?? 0;
    const second = first < 0x80 ? 0 : (bytes[place + 1] ?? 0);
    if (first < 0x80) {
      codes.push(first);
      place += 1;
    } else if (first >= 0xc2 && first < 0xe0 && (second & 0xc0) === 0x80) {
      // Cyrillic, and letters with diacritics: one object per letter would take ten times as long.
      codes.push(((first & 0x1f) << 6) | (second & 0x3f));
      place += 2;
    } else {
      const { code, size } = readCharacter(bytes, place);
      codes.push(code);
      place += size;
    }
    if (codes.length >= partLength) {
      text += String.fromCodePoint(...codes);
      codes = [];
    }
  }
  return text + String.fromCodePoint(...codes);
}

/** First bytes of characters of two to four bytes, and the lowest code that needs that many. */
const lengths = [
  { from: 0xc2, to: 0xdf, size: 2, least: 0x80 },
  { from: 0xe0, to: 0xef, size: 3, least: 0x800 },
  { from: 0xf0, to: 0xf4, size: 4, least: 0x1_0000 },
] as const;

function readCharacter(bytes: Uint8Array, place: number): { readonly code: number; readonly size: number } {
  const first = bytes[place] ?? 0;
  const length = lengths.find(({ from, to }) => first >= from && first <= to);
  if (!length) return { code: 0xfffd, size: 1 };
  let code = first & (0x7f >> length.size);
  for (let read = 1; read < length.size; read += 1) {
    const next = bytes[place + read] ?? 0;
    if ((next & 0xc0) !== 0x80) return { code: 0xfffd, size: read };
    code = (code << 6) | (next & 0x3f);
  }
  const isCharacter = code >= length.least && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff);
  return { code: isCharacter ? code : 0xfffd, size: length.size };
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function btoa(input: unknown): string {
  const text = String(input);
  let encoded = '';
  for (let place = 0; place < text.length; place += 3) {
    const codes = [0, 1, 2].map((offset) => text.charCodeAt(place + offset));
    if (codes.some((code) => code > 255)) throw new Error('The string holds characters beyond Latin-1.');
    const [first = 0, second = 0, third = 0] = codes.map((code) => (Number.isNaN(code) ? 0 : code));
    const all = (first << 16) | (second << 8) | third;
    const four = [18, 12, 6, 0].map((shift) => digits[(all >> shift) & 63] ?? '').join('');
    encoded += four.slice(0, Math.min(4, text.length - place + 1)).padEnd(4, '=');
  }
  return encoded;
}

function atob(input: unknown): string {
  const text = String(input).replace(/[\t\n\f\r =]/gu, '');
  let decoded = '';
  let bits = 0;
  let count = 0;
  for (const digit of text) {
    const value = digits.indexOf(digit);
    if (value < 0) throw new Error('The string is no base64.');
    bits = ((bits << 6) | value) & 0xffffff;
    count += 6;
    if (count >= 8) {
      count -= 8;
      decoded += String.fromCharCode((bits >> count) & 255);
    }
  }
  return decoded;
}

export function installText(): void {
  Object.assign(globalThis, { TextEncoder: CellTextEncoder, TextDecoder: CellTextDecoder, atob, btoa });
}
