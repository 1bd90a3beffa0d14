import { readTokens, type Tag } from './tokens.ts';

/** @returns The tags that begin an element of that name, in their order. */
export function openTags(html: string, name: string): readonly Tag[] {
  return readTokens(html).filter(
    (token): token is Tag => token.type === 'open' && 'name' in token && token.name === name,
  );
}
