import type { Brand } from '#platform/base/brand.ts';

/** Contract number in the content base, in one spelling: digits only where it is one of the usual 4 to 10 digits, otherwise
 * capital letters and digits. The format of the real numbers is not known, so whatever could be one is asked for. It
 * reveals an address, so keep it out of logs, analytics and shared caches. */
export type ContractNumber = Brand<string, 'ContractNumber'>;

/** Letters and digits of a number at most; texts and the description of the live calls say so. */
export const maxContractNumberLength = 20;

/** For the description of the live calls. */
export const contractNumberDescription = `Up to ${maxContractNumberLength} letters and digits, as printed on the contract (L1000003); before 4 to 10 digits the L may be left out.`;

/** Words before a number, as it is printed or spoken. */
const wordsApart = /^(?:(?:lepingu?|lep|договор|contract|nr|number|no|номер|№|#)[\s.:]+)+/u;

/** In any case: `L`, also typed in Cyrillic (`Л`), with words and signs before it. */
const prefix = /^(?:(?:lepingu?|lep|договор|contract|nr|number|no|номер|№|#)[.:]?)*(?:[lл][.:]?)?(?=\d)/u;

/** Number of an object of the contract, after a slash or a dash: `1234567/1`. It is no part of the number. */
const objectNumber = /(?:\/\d{1,3}|[-–.]\d{1,2})$/u;

/** `Kase tn 4`: words of an address. */
const hasWords = /\p{L}{3}\s|\s\p{L}{3}/u;

/** @param typed As printed on the contract (`L1234567`) or typed by a visitor: `L-1234567`, `l 123 45 67`, `1234567/1`,
 * `Leping nr L1234567`, `kl-2019/123`. The content base writes its numbers in these ways too.
 * @returns undefined when the text cannot be a contract number. */
export function parseContractNumber(typed: string): ContractNumber | undefined {
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200d\u2060]/gu, '')
    .replace(/[‐-―−]/gu, '-')
    .trim()
    .replace(wordsApart, '');
  const joined = text
    .replace(/\s/gu, '')
    .replace(/^(?<letter>[\p{L}№#.:]+)-(?=\d)/u, '$<letter>')
    .replace(prefix, '');
  const number = usualNumber(joined) ?? otherNumber(joined, hasWords.test(text));
  // What is stored or compared is parsed again: words that a sign had hidden are taken off, too.
  if (number === undefined) return undefined;
  return number === typed ? (number as ContractNumber) : parseContractNumber(number);
}

function usualNumber(joined: string): string | undefined {
  // Groups of digits may be joined by dashes or dots.
  const digits = joined.replace(objectNumber, '').replace(/(?<=\d)[-.](?=\d)/gu, '');
  return /^\d{4,10}$/u.test(digits) ? digits : undefined;
}

/** A number has a digit; signs between letters and digits are no part of it. */
function otherNumber(joined: string, isText: boolean): string | undefined {
  const number = joined.replace(/(?<=[\p{L}\d])[-./](?=[\p{L}\d])/gu, '').toUpperCase();
  const isNumber = /^[\p{Script=Latin}\d]+$/u.test(number) && /\d/u.test(number);
  return isNumber && !isText && number.length <= maxContractNumberLength ? number : undefined;
}

/** A number of the content base as printed on contracts: digits with an L, and other spellings as they are. */
export function formatContractNumber(number: string): string {
  return /^\d{4,10}$/u.test(number) ? `L${number}` : number;
}
