/** Numbers of bank accounts (IBAN, ISO 13616) in a text: a country, two digits, and groups of four. */
import type { TextRange } from './written-email.ts';

const account =
  /(?<![\p{L}\d])[a-z]{2}[ \-.]?\d\d[ \-.]?[\da-z]{4}(?:[ \-.]?(?=[a-z]{0,3}\d)[\da-z]{4}){2,7}(?:[ \-.]?\d{1,3})?(?![\p{L}\d])/gu;

/** @param text Folded. */
export function* accountRanges(text: string): Generator<TextRange> {
  for (const { index, 0: written } of text.matchAll(account))
    yield { from: index, until: index + written.length };
}
