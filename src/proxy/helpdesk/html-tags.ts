/** Tags and texts of a page, one after another: enough to find a form in it. Nothing of it is ever shown as HTML. */
import { textOf } from '#base/html/text.ts';
import { readTokens } from '#base/html/tokens.ts';

export interface Tag {
  /** Lower case; `/form` for an end tag. */
  readonly name: string;
  /** Names in lower case, entities decoded. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Text between this tag and the next one, as plain text. */
  readonly text: string;
}

export function readTags(html: string): readonly Tag[] {
  const tokens = readTokens(html);
  return tokens.flatMap((token, index): readonly Tag[] => {
    if (!('name' in token)) return [];
    const next = tokens[index + 1];
    const text =
      next?.type === 'text' ? textOf(html.slice(next.start, next.end).replaceAll('<', '&lt;')) : '';
    // Of two attributes of one name the first counts.
    const attributes = new Map(token.attributes.toReversed().map(({ name, value }) => [name, value]));
    return [{ name: token.type === 'open' ? token.name : `/${token.name}`, attributes, text }];
  });
}
