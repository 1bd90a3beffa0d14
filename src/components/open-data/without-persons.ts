/** Takes out of texts what leads to one person: an e-mail address other than that of the company, and a contract number. Editors may
 * write them into a note; a page can be corrected, a copy of open data cannot. */

/** Stands where something was left out. */
const gap = '…';

/** Contract numbers as model/contract-number.ts reads them, in Latin and Cyrillic and anywhere in a text, and what stands before them.
 * A few digits behind a blank or a word may be a year or a volume. */
const contractNumbers = [
  /(^|[^\p{L}\d])[lл][.\-\u2010-\u2015\u2212\u00ad\u200b-\u200d\u2060]{0,2}(?:\d[\u00ad\u200b-\u200d\u2060]?){4,10}(?!\d)/giu,
  /(^|[^\p{L}\d])[lл][.\-\s]{0,2}(?:\d[.\-\s]?){5,9}\d(?!\d)/giu,
  /((?:leping\p{L}{0,6}|contract|договор\p{L}{0,3})[\s.:#№]{1,3}(?:(?:nr|no|number|номер)[\s.:#№]{1,3})?)\d{6,10}(?!\d)/giu,
];

/** @param allowed The address that may stand in texts.
 * @returns The same value with cleaned texts. */
export function withoutPersons(value: unknown, allowed: string): unknown {
  if (typeof value === 'string') return cleanText(value, allowed);
  if (Array.isArray(value)) return value.map((part: unknown) => withoutPersons(part, allowed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutPersons(part, allowed)]));
}

/** In time that grows with the text and no faster. */
function cleanText(text: string, allowed: string): string {
  const withoutNumbers = contractNumbers.reduce(
    (left, number) => left.replace(number, `$1${gap}`),
    // Wide letters are those of East Asia.
    text.replace(/[\uff01-\uff5e]/gu, (sign) => sign.normalize('NFKC')),
  );
  if (!/@|%40/u.test(withoutNumbers)) return withoutNumbers;
  return withoutNumbers
    .split(/(\s)/u)
    .map((word) => {
      const bare = bareOf(word);
      return isOfPerson(bare, allowed) ? word.replace(bare, gap) : word;
    })
    .join('');
}

const mailAddress = /[\p{L}\d_+-]@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,5}\.\p{L}{2}/u;

/** An e-mail address other than that of the company. The address of a page may hold the sign too: a place of a map. */
function isOfPerson(word: string, allowed: string): boolean {
  const plain = word.replaceAll('%40', '@');
  if (!plain.includes('@') || plain.toLowerCase() === allowed.toLowerCase()) return false;
  return !plain.startsWith('https://') || mailAddress.test(plain);
}

/** A word without the signs around it. */
function bareOf(word: string): string {
  const signs = '.,;:!?()[]<>"«»„“”';
  let from = 0;
  let until = word.length;
  while (from < until && signs.includes(word.charAt(from))) from += 1;
  while (until > from && signs.includes(word.charAt(until - 1))) until -= 1;
  return word.slice(from, until);
}
