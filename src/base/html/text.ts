/** The words of HTML. The result is text: escape it before it is shown as HTML. */
import { readTokens, type Token } from './tokens.ts';
import { decodeReferences } from './references.ts';

/** What these hold is not read by people. */
const unread = new Set(['script', 'style']);

/** @param options.between What a tag becomes; elements stand apart by a blank when absent.
 * @returns Text without tags, comments, scripts and styles, its blanks evened out; a no-break space stays. */
export function textOf(
  html: string,
  { between = ' ', invalid }: { readonly between?: string; readonly invalid?: '' } = {},
): string {
  // Most texts are short and have neither.
  if (!html.includes('<'))
    return evenBlanks(decodeReferences(html, invalid === undefined ? {} : { invalid }));
  const text = rawText(html, readTokens(html), between);
  return evenBlanks(decodeReferences(text, invalid === undefined ? {} : { invalid }));
}

function rawText(html: string, tokens: readonly Token[], between: string): string {
  let text = '';
  let closing: string | undefined;
  for (const token of tokens) {
    if (closing === undefined) text += token.type === 'text' ? html.slice(token.start, token.end) : between;
    if (token.type === 'open' && unread.has(token.name)) closing ??= token.name;
    else if (token.type === 'close' && token.name === closing) closing = undefined;
  }
  return text;
}

/** One blank for each row of them. */
export function evenBlanks(text: string): string {
  return text.replace(/[^\S\u00a0]+/gu, ' ').trim();
}
