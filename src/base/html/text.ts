/** Plain text of HTML. The result is not escaped: escape it before showing it as HTML. */
import { readTokens, type Token } from './tokens.ts';
import { decodeReferences } from './references.ts';

/** Elements whose content is not text. */
const unread = new Set(['script', 'style']);

/** @param options.between Replacement for a tag; a space by default.
 * @returns Text without tags, comments, scripts and styles, with collapsed spaces; no-break spaces stay. */
export function textOf(
  html: string,
  { between = ' ', invalid }: { readonly between?: string; readonly invalid?: '' } = {},
): string {
  // Most texts are short and contain no tags.
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

/** Collapses white space, except no-break spaces. */
export function evenBlanks(text: string): string {
  return text.replace(/[^\S\u00a0]+/gu, ' ').trim();
}
