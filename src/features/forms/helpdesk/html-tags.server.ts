/** Tags and texts of a page in order, enough to find a form. The result is never displayed as HTML. */
import { extractText, readTokens } from '#platform/base/html/html.ts';

export interface Tag {
  /** Lower case; `/form` for an end tag. */
  readonly name: string;
  /** Names in lower case, values with entities decoded. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Plain text between this tag and the next. */
  readonly text: string;
}

export function readTags(html: string): readonly Tag[] {
  const tokens = readTokens(html);
  return tokens.flatMap((token, index): readonly Tag[] => {
    if (!('name' in token)) return [];
    const next = tokens[index + 1];
    const text =
      next?.type === 'text' ? extractText(html.slice(next.start, next.end).replaceAll('<', '&lt;')) : '';
    // The first of two attributes with the same name counts.
    const attributes = new Map(token.attributes.toReversed().map(({ name, value }) => [name, value]));
    return [{ name: token.type === 'open' ? token.name : `/${token.name}`, attributes, text }];
  });
}
