import { readTokens, type Tag } from './tokens.ts';

/** @returns The start tags of that element, in document order. */
export function openTags(html: string, name: string): readonly Tag[] {
  if (!mayHold(html, name)) return [];
  return readTokens(html).filter(
    (token): token is Tag => token.type === 'open' && 'name' in token && token.name === name,
  );
}

/** Fast check that avoids tokenizing HTML without such an element.
 * @param name Element name in lower case. */
export function mayHold(html: string, name: string): boolean {
  return html.includes(`<${name}`) || html.toLowerCase().includes(`<${name}`);
}
