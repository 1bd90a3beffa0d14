/** Takes out of texts what leads to one person: an e-mail address other than that of the company, and a contract number. Editors may
 * write them into a note; a page can be corrected, a copy of open data cannot. */

/** Stands where something was left out. */
const gap = '…';

/** As printed on contracts, in Latin and Cyrillic. */
const contractNumber = /^[lл]-?\d{4,10}(?![\p{L}\d])/iu;

/** @param allowed The address that may stand in texts.
 * @returns The same value with cleaned texts. */
export function withoutPersons(value: unknown, allowed: string): unknown {
  if (typeof value === 'string') return cleanText(value, allowed);
  if (Array.isArray(value)) return value.map((part: unknown) => withoutPersons(part, allowed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutPersons(part, allowed)]));
}

/** Word by word, so that the time grows with the text and no faster. */
function cleanText(text: string, allowed: string): string {
  return text
    .split(/(\s)/u)
    .map((word) => {
      const bare = bareOf(word);
      const isOfPerson = bare.includes('@') && !isPublic(bare, allowed);
      return isOfPerson || contractNumber.test(bare) ? word.replace(bare, gap) : word;
    })
    .join('');
}

/** The address of the company, and of a page, which may hold the sign too: a place of a map. */
const isPublic = (word: string, allowed: string): boolean =>
  word.toLowerCase() === allowed.toLowerCase() || word.startsWith('https://');

/** A word without the signs around it. */
function bareOf(word: string): string {
  const signs = '.,;:!?()[]<>"«»„“”';
  let from = 0;
  let until = word.length;
  while (from < until && signs.includes(word.charAt(from))) from += 1;
  while (until > from && signs.includes(word.charAt(until - 1))) until -= 1;
  return word.slice(from, until);
}
