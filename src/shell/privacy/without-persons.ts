/** The door for words of people that are published for everybody or kept: it finds what leads to one person, however it is spelled. An
 * e-mail address or a telephone number other than the company's own, a contract number, a personal code. Editors may write
 * them into a note; a page can be corrected, a copy of open data cannot. The name of a person cannot be told from other words. */
import { foldText } from '#platform/base/folded-text.ts';
import { accountRanges } from './written-accounts.ts';
import { contractRanges } from './written-contracts.ts';
import { emailRanges } from './written-email.ts';
import { numberRanges } from './written-numbers.ts';

/** What leads to the company and may stand in texts. */
export interface OwnContacts {
  readonly email: string;
  readonly phones: readonly string[];
}

/** Stands where something was left out. */
const gap = '…';

/** @returns The same value with cleaned texts. */
export function withoutPersons(value: unknown, own: OwnContacts): unknown {
  if (typeof value === 'string') return cleanText(value, own);
  if (Array.isArray(value)) return value.map((part: unknown) => withoutPersons(part, own));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutPersons(part, own)]));
}

/** Whether a text holds anything that leads to a person. */
export const leadsToPerson = (text: string): boolean => cleanText(text, { email: '', phones: [] }) !== text;

/** Signs that folding leaves as they are, but for capitals and the marks of Estonian and Russian letters. Looking at such a text costs
 * less than folding it; in any other, a sign may be another than it looks. */
const plain = /^[\t\n\r -~\u00a0õäöüšžÕÄÖÜŠŽа-яА-ЯёЁ–—‘’„“”«»§€…]*$/u;

/** Most texts have no number, no sign of an e-mail address and no word for it. */
const mayLead = /\p{N}|[@%&]|(?<!\p{L})[aаä](?:[tт]{1,2}(?:\P{L}|m[aä]rk|sign)|[ )\]}>_*-])|соба[кч]/iu;

/** In time that grows with the text and no faster. */
function cleanText(text: string, own: OwnContacts): string {
  if (plain.test(text) && !mayLead.test(text)) return text;
  const folded = foldText(text);
  if (!mayLead.test(folded.text)) return text;
  const found = [
    ...emailRanges(folded.text, own.email),
    ...numberRanges(folded.text, own.phones),
    ...contractRanges(folded.text),
    ...accountRanges(folded.text),
  ];
  let cleaned = '';
  let done = 0;
  for (const { from, until } of found.toSorted((a, b) => a.from - b.from || b.until - a.until)) {
    const [start, end] = [folded.positions[from] ?? 0, folded.positions[until] ?? text.length];
    if (start >= done) cleaned += text.slice(done, start) + gap;
    done = Math.max(done, end);
  }
  return cleaned + text.slice(done);
}
