/** Text of what the content base writes as HTML: titles, excerpts, names. */

const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
]);

/** @returns Text without tags and entities, its blanks evened out. It is text: whoever shows it escapes it. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/gu, ' ')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|\w{1,10});/giu, decode)
    .replace(/[^\S\u00a0]+/gu, ' ')
    .trim();
}

function decode(whole: string, reference: string): string {
  if (!reference.startsWith('#')) return named.get(reference) ?? whole;
  // Number() reads 0x… as hexadecimal.
  const code = Number(reference.slice(1).replace(/^x/iu, '0x'));
  const isCharacter = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '';
}
