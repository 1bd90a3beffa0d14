/** Finds everything that pages need in a browser, from their HTML. */
import { cssAddresses } from '#platform/base/css-addresses.ts';
import { findAttribute, readTokens, type Tag } from '#platform/base/html/html.ts';
import { lookup } from '#platform/base/lookup.ts';

/** For each script of the site, the addresses of what it may load. */
export type ScriptNeeds = Readonly<Record<string, readonly string[]>>;

interface Sources {
  readonly scripts: ScriptNeeds;
  /** @param address Of a style sheet. */
  readonly readStyles: (address: string) => string;
}

/** @param pages HTML.
 * @returns Addresses of all files that the pages name, and that those files may load; in order. A page names the font that
 * it is written with; other fonts are for letters of other languages, and those of the device take their place. */
export function neededFiles(pages: readonly string[], { scripts, readStyles }: Sources): readonly string[] {
  const found = new Set(pages.flatMap(namedFiles));
  // A set visits what is added while it is walked.
  for (const file of found) for (const next of followUps(file)) found.add(next);
  return [...found].sort();

  function followUps(file: string): readonly string[] {
    if (!file.endsWith('.css')) return lookup(scripts, file) ?? [];
    return cssAddresses(readStyles(file))
      .map(({ address }) => address)
      .filter((address) => isOwnFile(address) && !address.endsWith('.woff2'));
  }
}

/** Relations of links to files that a page is drawn with. */
const drawnWith: readonly (string | undefined)[] = ['stylesheet', 'preload', 'modulepreload'];

function namedFiles(html: string): readonly string[] {
  return readTokens(html).flatMap((token) => (token.type === 'open' ? findFile(token) : []));
}

function findFile(tag: Tag): readonly string[] {
  const isLink = tag.name === 'link' && drawnWith.includes(findAttribute(tag, 'rel'));
  const address = findAttribute(tag, isLink ? 'href' : 'src');
  const isFile = isLink || tag.name === 'script' || tag.name === 'img';
  return isFile && address !== undefined && isOwnFile(address) ? [address] : [];
}

const isOwnFile = (address: string): boolean => /^\/(?!\/)[^?#]+$/u.test(address);
