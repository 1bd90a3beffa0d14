/** HTML character references (`&amp;`, `&#8211;`): decode and escape. */
import { decodeHTMLStrict } from 'entities';

/** Max length of a reference in characters; longer ones are not decoded. */
const maxReferenceLength = 40;

/** @param options.invalid Replacement for an invalid number; by default the reference stays.
 * @returns Decoded text. An unknown name stays as it is. */
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

/** Max number of cached names. Texts use few names, often. */
const maxKnown = 3000;

function named(name: string): string | undefined {
  if (known.has(name)) return known.get(name);
  const reference = `&${name};`;
  const decoded = decodeHTMLStrict(reference);
  const character = decoded === reference ? undefined : decoded;
  if (known.size < maxKnown) known.set(name, character);
  return character;
}

/** Escapes text for a double-quoted attribute or element content. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
