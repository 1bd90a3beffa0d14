/** References to characters (`&amp;`, `&#8211;`), read and written. */
import { decodeHTMLStrict } from 'entities';

/** Digits of the largest number of a character, in either form; more are none. */
const maxReferenceLength = 40;

/** @param options.invalid What becomes of a number that is no character; it stays as it stands when absent.
 * @returns The characters that are meant. A name that means none stays. */
export function decodeReferences(text: string, { invalid }: { readonly invalid?: '' } = {}): string {
  let at = text.indexOf('&');
  if (at === -1) return text;
  let decoded = text.slice(0, at);
  while (at !== -1) {
    const next = text.indexOf('&', at + 1);
    const part = text.slice(at, next === -1 ? text.length : next);
    const length = part.slice(0, maxReferenceLength).indexOf(';') + 1;
    const character = length === 0 ? undefined : characterOf(part.slice(1, length - 1), invalid);
    decoded += character === undefined ? part : character + part.slice(length);
    at = next;
  }
  return decoded;
}

function characterOf(reference: string, invalid: '' | undefined): string | undefined {
  if (!reference.startsWith('#')) return named(reference);
  const digits = reference.slice(1);
  const isHex = digits.startsWith('x') || digits.startsWith('X');
  if (!(isHex ? /^x[\da-f]+$/iu : /^\d+$/u).test(digits)) return undefined;
  const code = isHex ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  const isCharacter = code > 0 && code <= 0x10ffff && !isSurrogate;
  const isShown = isCharacter && (invalid === undefined || code > 31);
  return isShown ? String.fromCodePoint(code) : invalid;
}

const known = new Map<string, string | undefined>([
  ...([
    ['amp', '&'],
    ['lt', '<'],
    ['gt', '>'],
    ['quot', '"'],
    ['nbsp', '\u00a0'],
  ] as const),
]);

/** Texts name few characters, and often: each is asked for once. */
const maxKnown = 3000;

function named(name: string): string | undefined {
  if (known.has(name)) return known.get(name);
  const reference = `&${name};`;
  const decoded = decodeHTMLStrict(reference);
  const character = decoded === reference ? undefined : decoded;
  if (known.size < maxKnown) known.set(name, character);
  return character;
}

/** Text as it stands in an attribute within double quotes, or between tags. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
