/** Spec §5: a literal match in title, text or url is always found: also a short one, and across the punctuation and
 * blanks between words (`big bag` in `big-bag`, `6000105` in `600 0105`). */
import { buildBody, type SearchEntry } from '../format/entry.ts';
import { fold, splitWords } from '../format/words.ts';
import type { Query } from './term.ts';
import { chanceLength, isPart } from './short-part.ts';

export interface Literal {
  /** The words of the query, separated by blanks. */
  readonly words: string;
  /** Matches its letters from the beginning of a word on, with or without blanks. */
  readonly letters: RegExp;
}

export function toLiteral({ phrase }: Query): Literal {
  const words = splitWords(phrase).join(' ');
  // Only letters and digits are left, which need no escape.
  const letters = words.replaceAll(' ', '').replace(/(?<=.)/gu, ' ?');
  return { words, letters: new RegExp(`(?<= )${letters}`, 'u') };
}

export interface LiteralText {
  /** With its punctuation, folded. */
  readonly heading: string;
  readonly title: string;
  /** Phrases that are not shown, each between commas. */
  readonly also: string;
  readonly whole: string;
}

/** The words of an entry, separated by blanks; made once, because every query reads them. */
export function literalText(entry: SearchEntry): LiteralText {
  let text = texts.get(entry);
  if (!text) texts.set(entry, (text = toLiteralText(entry)));
  return text;
}

const texts = new WeakMap<SearchEntry, LiteralText>();

function toLiteralText(entry: SearchEntry): LiteralText {
  const title = ` ${splitWords(entry.title).join(' ')} `;
  const phrases = (entry.also ?? '').split(/[,\n]/u).map((phrase) => splitWords(phrase).join(' '));
  return {
    heading: fold(entry.title),
    title,
    also: `, ${phrases.join(' , ')} ,`,
    whole: `${title} ${splitWords(buildBody(entry)).join(' ')}`,
  };
}

export const isLiteral = (text: string, { words, letters }: Literal): boolean =>
  text.includes(words) || letters.test(text);

/** Whether the only word of a query that is no small talk is one of the phrases, neither less nor more. */
export const isPhrase = (also: string, { terms: [first, ...others] }: Query): boolean =>
  first !== undefined && others.length === 0 && also.includes(`, ${first.word} ,`);

/** Whether a text contains the query by more than chance: a short word as a part of the words of the text. */
export function isMeant(text: string, literal: Literal): boolean {
  const { words, letters } = literal;
  if (!isLiteral(text, literal)) return false;
  if (words.length > chanceLength || /\d/u.test(words) || letters.test(text)) return true;
  return text.split(' ').some((word) => isPart(word, words));
}

/** Whether a text has a short word only within another one: of `electrical` that is `ical`. */
export const isInsideWord = (text: string, { words, letters }: Literal): boolean =>
  words.length <= chanceLength && text.includes(words) && !letters.test(text);
