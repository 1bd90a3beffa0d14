/** The excerpt that an editor wrote. WordPress makes one from the beginning of the text where the editor wrote none, and
 * themes end it with a link to the post in their own words ("Continue reading", "Loe edasi"); this site makes a better one
 * itself. */
import { findAttribute, readTokens, type Tag } from '#platform/base/html/html.ts';
import { extractPath } from '#platform/addresses/page-path.ts';
import { plainText } from '../sanitise.ts';
import { lastSegment } from './links.ts';
import type { WpEntry } from './wp-entry.ts';

type Excerpted = Pick<WpEntry, 'id' | 'slug' | 'link' | 'excerpt' | 'content'>;

/** @returns null for a generated excerpt. */
export function extractExcerpt(entry: Excerpted): string | null {
  const { html, hasLink } = withoutOwnLink(entry.excerpt.rendered, entry);
  const written = plainText(html);
  const text = withoutCut(written).trimEnd();
  if (text === '') return null;
  const content = plainText(entry.content.rendered);
  if (written === content || /\[(?:…|\.\.\.)\]$/u.test(written)) return null;
  const isCut = hasLink || text !== written;
  if (isCut ? beginsAlike(text, content) : isBeginningWithEnd(text, content)) return null;
  // An editor's words may end with an ellipsis, a theme's with a link.
  return written;
}

/** Characters of a theme's words after the mark that the text goes on. */
const maxThemeWords = 60;

/** Without the mark of WordPress and themes that the text goes on (`[…]`, `...`), and the words of the theme after it. */
function withoutCut(text: string): string {
  const ellipsis = text.lastIndexOf('…');
  const isNear = ellipsis !== -1 && text.length - ellipsis - 1 <= maxThemeWords;
  const dots = text.indexOf('...', Math.max(ellipsis + 1, text.length - maxThemeWords - 3, 0));
  const end = isNear ? ellipsis : dots;
  if (end === -1) return text;
  return text.slice(0, text[end - 1] === '[' ? end - 1 : end);
}

/** Classes of links that themes write below an excerpt. */
const more = /(?:^|[\s_-])(?:more|more-link|read-?more|moretag|continue(?:-reading)?)(?:$|[\s_-])/iu;

/** The excerpt without the link to the post itself at its end, and without anything after that. */
function withoutOwnLink(
  html: string,
  entry: Excerpted,
): { readonly html: string; readonly hasLink: boolean } {
  const tokens = readTokens(html);
  const last = tokens.findLast((token): token is Tag => token.type === 'open' && token.name === 'a');
  if (!last) return { html, hasLink: false };
  const end = tokens.find(
    (token) => token.start > last.start && token.type === 'close' && token.name === 'a',
  );
  const after = plainText(html.slice(end?.end ?? html.length));
  const isEnd = /^[\s\p{P}\p{S}]*$/u.test(after);
  const isOwn =
    isLinkTo(findAttribute(last, 'href') ?? '', entry) || more.test(findAttribute(last, 'class') ?? '');
  return isEnd && isOwn ? { html: html.slice(0, last.start), hasLink: true } : { html, hasLink: false };
}

function isLinkTo(href: string, { id, slug, link }: Excerpted): boolean {
  const url = URL.parse(href, link === '' ? 'http://content.invalid/' : link);
  if (!url) return false;
  if (extractPath(url.href) === extractPath(link) && !url.searchParams.has('p')) return true;
  if (url.searchParams.get('p') === String(id)) return true;
  return lastSegment(url.pathname.replace(/\/$/u, '')) === slug;
}

const splitWords = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words by which two beginnings are known as the same. */
const alikeWords = 6;

function beginsAlike(text: string, content: string): boolean {
  const own = splitWords(text).slice(0, alikeWords);
  const others = splitWords(content.slice(0, text.length * 2 + 200));
  // A theme may cut within a word.
  return own.every((word, index) =>
    index === own.length - 1 ? others[index]?.startsWith(word) : others[index] === word,
  );
}

/** A theme may end a generated excerpt in plain words. WordPress takes 55 of the text; an editor's own words do not repeat
 * so many of them and then stop with a few others. */
function isBeginningWithEnd(text: string, content: string): boolean {
  const own = splitWords(text);
  const others = splitWords(content.slice(0, text.length * 2 + 200));
  const differing = own.findIndex((word, index) => others[index] !== word);
  if (differing === -1) return own.length >= 20 && !/[.!?…»”"]$/u.test(text);
  return differing >= 10 && own.length - differing <= 6;
}
