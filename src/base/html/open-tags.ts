import { readTokens, type Tag } from './tokens.ts';

/** @returns The tags that begin an element of that name, in their order. */
export function openTags(html: string, name: string): readonly Tag[] {
  if (!mayHold(html, name)) return [];
  return readTokens(html).filter(
    (token): token is Tag => token.type === 'open' && 'name' in token && token.name === name,
  );
}

/** Sparing a look at each tag where it is plain that there is none of that name.
 * @param name Of an element, in lower case. */
export function mayHold(html: string, name: string): boolean {
  return html.includes(`<${name}`) || html.toLowerCase().includes(`<${name}`);
}
