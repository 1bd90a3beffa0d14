/** Parts of style rules (selectors, conditions, names and values of declarations), split as browsers do it: by the
 * tokenizer of the CSS standard. The rule parser (parse-css.ts) reads some texts differently, such as a line break
 * within quotes: what it reads as one text may end a rule and start another in a browser. */
import { tokenize, tokenTypes } from 'css-tree/tokenizer';

/** Tokens that end a rule, and tokens that the standard calls broken. */
const endsRule: ReadonlySet<number> = new Set([
  tokenTypes.BadString,
  tokenTypes.BadUrl,
  tokenTypes.CDO,
  tokenTypes.CDC,
  tokenTypes.LeftCurlyBracket,
  tokenTypes.RightCurlyBracket,
]);

/** Tokens that cannot occur within a part. */
const endsPart: ReadonlySet<number> = new Set([...endsRule, tokenTypes.Comment, tokenTypes.Semicolon]);

/** The closing bracket of each opening token. */
const closing: ReadonlyMap<number, number> = new Map([
  [tokenTypes.Function, tokenTypes.RightParenthesis],
  [tokenTypes.LeftParenthesis, tokenTypes.RightParenthesis],
  [tokenTypes.LeftSquareBracket, tokenTypes.RightSquareBracket],
]);

const closings: ReadonlySet<number> = new Set(closing.values());

/** HTML tags, characters that browsers replace or skip, and line breaks that are escaped. */
const deceiving = /<(?![=\s\d.])|[\0\ufeff]|\\[\n\r\f]/u;

/** A text without quotes, brackets, slashes or escapes, so nothing in it can continue past its end. Most parts are of
 * this form, and for them starting the tokenizer costs more than this check. */
const plain = /^[\w\-.#:%!*>~+&=^$| \t\n,]*$/u;

/** @returns The parts between the commas outside of brackets; undefined when a browser might not read all of the text
 * as complete parts, depending on what follows. */
export function readParts(text: string): readonly string[] | undefined {
  if (plain.test(text) && !text.includes('-->')) return text.split(',').map((part) => part.trim());
  return readTokens(text, endsPart);
}

function readTokens(text: string, breaking: ReadonlySet<number>): readonly string[] | undefined {
  if (deceiving.test(text)) return undefined;
  const open: (number | undefined)[] = [];
  const commas: number[] = [];
  let broken = 0;
  let endsAt = -1;
  // The semicolon shows whether a quoted text or an escape continues past the end.
  tokenize(`${text};`, (type, start) => {
    if (start === text.length && type === tokenTypes.Semicolon) endsAt = start;
    else if (breaking.has(type)) broken += 1;
    else if (closing.has(type)) open.push(closing.get(type));
    else if (closings.has(type)) broken += open.pop() === type ? 0 : 1;
    else if (type === tokenTypes.Comma && open.length === 0) commas.push(start);
  });
  if (broken > 0 || open.length > 0 || endsAt === -1) return undefined;
  return [...commas, text.length].map((end, index) =>
    text.slice(index === 0 ? 0 : (commas[index - 1] ?? 0) + 1, end).trim(),
  );
}

/** Plain text that may contain plain quoted texts. */
const plainWithTexts =
  /^[\w\-.#:%!*>~+&=^$| \t\n,]*(?:(?:"[\w\-.#:%!*>~+&=^$| \t,]*"|'[\w\-.#:%!*>~+&=^$| \t,]*')[\w\-.#:%!*>~+&=^$| \t\n,]*)*$/u;

export function isOnePart(text: string): boolean {
  if (plainWithTexts.test(text) && !text.includes('-->')) return true;
  return readTokens(text, endsPart) !== undefined;
}

/** @param text One part.
 * @param rename Called for each name and each quoted text outside of brackets.
 * @returns The part with each of them replaced by the result of `rename`. */
export function renameWords(text: string, rename: (word: string) => string): string {
  let written = '';
  let depth = 0;
  tokenize(text, (type, start, end) => {
    const word = text.slice(start, end);
    if (closing.has(type)) depth += 1;
    else if (closings.has(type)) depth -= 1;
    const isWord = depth === 0 && (type === tokenTypes.Ident || type === tokenTypes.String);
    written += isWord ? rename(word) : word;
  });
  return written;
}

/** Whether a browser also reads the end of a style attribute at its end, so that its declarations can be put into a
 * rule. */
export const isStyleClosed = (style: string): boolean => readTokens(style, endsRule) !== undefined;

/** CSS has fewer blank characters than JavaScript. */
const combined = /^[ \t\n\r\f]+(?:>[ \t\n\r\f]*)?[^ \t\n\r\f>+~|,]/u;

/** Whether a selector of one part matches only the element of the scope or elements within it. */
export function isWithin(selector: string, scope: string): boolean {
  if (selector === scope) return true;
  return selector.startsWith(scope) && combined.test(selector.slice(scope.length));
}
