/** Parts of style rules (selectors, conditions, names and values of declarations) as browsers read them: by the tokenizer of
 * the CSS standard. The parser of rules (parse-css.ts) reads some texts otherwise, a line end within quotes for one: what is
 * a text to it may be the end of a rule and the start of another to a browser. */
import { tokenize, tokenTypes } from 'css-tree/tokenizer';

/** What ends a rule, and what the standard reads as broken. */
const endsRule: ReadonlySet<number> = new Set([
  tokenTypes.BadString,
  tokenTypes.BadUrl,
  tokenTypes.CDO,
  tokenTypes.CDC,
  tokenTypes.LeftCurlyBracket,
  tokenTypes.RightCurlyBracket,
]);

/** Nothing of it stands within a part. */
const endsPart: ReadonlySet<number> = new Set([...endsRule, tokenTypes.Comment, tokenTypes.Semicolon]);

/** Which bracket ends what the other one begins. */
const closing: ReadonlyMap<number, number> = new Map([
  [tokenTypes.Function, tokenTypes.RightParenthesis],
  [tokenTypes.LeftParenthesis, tokenTypes.RightParenthesis],
  [tokenTypes.LeftSquareBracket, tokenTypes.RightSquareBracket],
]);

const closings: ReadonlySet<number> = new Set(closing.values());

/** Tags of HTML, signs that browsers replace or skip, and lines that go on behind their end. */
const deceiving = /<(?![=\s\d.])|[\0\ufeff]|\\[\n\r\f]/u;

/** No quotes, brackets, slashes or escapes: nothing begins here that could go on behind the text. Most parts are such ones,
 * and a tokenizer takes longer to begin than they do to end. */
const plain = /^[\w\-.#:%!*>~+&=^$| \t\n,]*$/u;

/** @returns What stands between the commas outside of brackets; undefined where a browser would not read all of it as one
 * part, whatever stands behind it. */
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
  // A text or an escape that does not end would take the sign behind it as well.
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

/** Plain, with texts that are. */
const plainWithTexts =
  /^[\w\-.#:%!*>~+&=^$| \t\n,]*(?:(?:"[\w\-.#:%!*>~+&=^$| \t,]*"|'[\w\-.#:%!*>~+&=^$| \t,]*')[\w\-.#:%!*>~+&=^$| \t\n,]*)*$/u;

export function isOnePart(text: string): boolean {
  if (plainWithTexts.test(text) && !text.includes('-->')) return true;
  return readTokens(text, endsPart) !== undefined;
}

/** @param text One part.
 * @param rename Called for each name and each text in quotes outside of brackets.
 * @returns The part with what `rename` gives in their places. */
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

/** Whether a style attribute ends where it does for a browser too, so that its declarations can stand in a rule. */
export const isStyleClosed = (style: string): boolean => readTokens(style, endsRule) !== undefined;

/** Blanks of CSS, which are fewer than those of JavaScript. */
const combined = /^[ \t\n\r\f]+(?:>[ \t\n\r\f]*)?[^ \t\n\r\f>+~|,]/u;

/** Whether a selector that is one part matches only within what the scope selects, or that itself. */
export function isWithin(selector: string, scope: string): boolean {
  if (selector === scope) return true;
  return selector.startsWith(scope) && combined.test(selector.slice(scope.length));
}
