/** A text as somebody reads it, to find what is written in it however it is spelled: signs that only look like a letter or a digit are
 * that letter or digit, in small letters without marks, and what nobody sees is gone. */
import { lookup } from './lookup.ts';

export interface FoldedText {
  readonly text: string;
  /** Where each of its characters begins in the original, and at the end the length of the original. */
  readonly positions: readonly number[];
}

/** Signs that Unicode does not call compatible. */
const lookalikes: Readonly<Record<string, string>> = {
  ł: 'l',
  ʟ: 'l',
  ӏ: 'l',
  ı: 'i',
  і: 'i',
  '\u2010': '-',
  '\u2012': '-',
  '\u2212': '-',
};

export function foldText(text: string): FoldedText {
  const known = new Map<string, string>();
  let folded = '';
  const positions: number[] = [];
  let at = 0;
  for (const sign of text) {
    const plain = isAscii(sign) ? sign.toLowerCase() : (known.get(sign) ?? foldSign(sign));
    if (!isAscii(sign)) known.set(sign, plain);
    if (plain.length === 1) positions.push(at);
    else positions.push(...Array.from({ length: plain.length }, () => at));
    folded += plain;
    at += sign.length;
  }
  positions.push(at);
  return { text: folded, positions };
}

/** Without what is not printed. */
const isAscii = (sign: string): boolean => sign >= ' ' && sign <= '~';

const foldSign = (sign: string): string =>
  Array.from(sign.normalize('NFKD').toLowerCase().normalize('NFKD'), foldUnit).join('');

/** Marks, and what has no shape or no width: the fillers of Hangul are letters. */
const unseen = /[\p{M}\p{Cf}\u115f\u1160\u3164]/u;

function foldUnit(sign: string): string {
  if (unseen.test(sign)) return '';
  if (/\s/u.test(sign)) return ' ';
  return /\p{Nd}/u.test(sign) ? toDigit(sign) : (lookup(lookalikes, sign) ?? sign);
}

/** The ten digits of a script stand together, zero first. */
function toDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
