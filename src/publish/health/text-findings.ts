/** Finds problems in a text of an editor, from the text alone: no request is made. */
import { attributeOf, readTokens, type Tag, textOf } from '#base/html/html.ts';
import type { Locale } from '#model/locale.ts';
import { pathOf } from '#model/page-path.ts';
import type { FindingType } from '#model/site-status.ts';
import { found, type Found, type Subject } from './finding.ts';
import type { WrittenText } from './written-text.ts';

const names = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Reports headings that skip a level: people who navigate by headings would look for a missing section. */
export function checkHeadings({ subject, locale, place, html, level }: WrittenText): readonly Found[] {
  let before = level;
  const skipped: Found[] = [];
  for (const { name, words } of headingsOf(html)) {
    const own = Number(name.slice(1));
    if (before !== undefined && own > before + 1) {
      const value = `${name} ${textOf(words, { between: '' })}`;
      skipped.push(found('skipped-heading', subject, { locale, place, value }));
    }
    before = own;
  }
  return skipped;
}

interface Heading {
  readonly name: string;
  /** HTML. */
  readonly words: string;
}

/** Finds closed headings; of two nested ones, the first counts. */
function headingsOf(html: string): readonly Heading[] {
  const headings: Heading[] = [];
  let open: Tag | undefined;
  for (const token of readTokens(html)) {
    if (token.type === 'open' && names.has(token.name)) open ??= token;
    if (token.type !== 'close' || token.name !== open?.name) continue;
    headings.push({ name: token.name, words: html.slice(open.end, token.start) });
    open = undefined;
  }
  return headings;
}

/** Reports pictures without a text alternative. Content systems store an empty text if the editor entered none,
 * so an empty text counts as missing. Decorative pictures, hidden by their attribute, are skipped. */
export function checkPictures({ subject, locale, place, html }: WrittenText): readonly Found[] {
  return readTokens(html).flatMap((token) => {
    if (token.type !== 'open' || token.name !== 'img') return [];
    if ((attributeOf(token, 'alt') ?? '').trim() !== '') return [];
    if (attributeOf(token, 'aria-hidden') === 'true') return [];
    const value = attributeOf(token, 'src');
    return [found('picture-without-text', subject, { locale, place, value })];
  });
}

export interface KnownAddresses {
  /** Whether a path of this site leads to a page, a file or a redirect.
   * @param path Without query and fragment, in any language; may be an old address. */
  readonly leadsSomewhere: (path: string) => boolean;
  /** Hosts that visitors must not be sent to. */
  readonly innerHosts: ReadonlySet<string>;
}

export function checkLinks(
  { subject, locale, place, html }: WrittenText,
  known: KnownAddresses,
): readonly Found[] {
  return readTokens(html).flatMap((token) => {
    const address = token.type === 'open' && token.name === 'a' ? attributeOf(token, 'href') : undefined;
    if (address === undefined) return [];
    const type = judgeLink(address, known);
    return type ? [found(type, subject, { locale, place, value: address })] : [];
  });
}

/** @returns The problem of an address, or undefined. */
export function judgeLink(address: string, known: KnownAddresses): FindingType | undefined {
  // Company figures are filled in later.
  if (address.includes('{{') || address.startsWith('#')) return undefined;
  if (address === '' || /\s/u.test(address)) return 'malformed-link';
  if (address.startsWith('/') && !address.startsWith('//')) {
    if (/^\/(?:wp-admin|wp-login\.php)\b/u.test(address)) return 'inner-link';
    return known.leadsSomewhere(pathOf(address)) ? undefined : 'broken-link';
  }
  return judgeForeign(address, known);
}

function judgeForeign(address: string, { innerHosts }: KnownAddresses): FindingType | undefined {
  if (/^mailto:/iu.test(address)) {
    return /^mailto:[^@?]+@[^@?]+\.[^@?.]+(?:\?|$)/iu.test(address) ? undefined : 'malformed-link';
  }
  if (/^tel:/iu.test(address)) return /^tel:\+?[\d().-]{2,}$/iu.test(address) ? undefined : 'malformed-link';
  const url = /^https?:\/\/[^/]/iu.test(address) ? URL.parse(address) : null;
  if (!url) return 'malformed-link';
  const { hostname, pathname, protocol } = url;
  if (isInnerHost(hostname) || innerHosts.has(url.host)) return 'inner-link';
  if (/^\/(?:wp-admin|wp-login\.php)\b/u.test(pathname)) return 'inner-link';
  if (!hostname.includes('.')) return 'malformed-link';
  return protocol === 'http:' ? 'insecure-link' : undefined;
}

/** Addresses of the local machine and of private networks. */
function isInnerHost(hostname: string): boolean {
  return /^(?:localhost|127\.|10\.|192\.168\.|\[|0\.0\.0\.0)|\.(?:local|internal|test|localhost)$/u.test(
    hostname,
  );
}

/** Maximum length of a title in characters: search engines cut off longer ones. src/model/page-text.ts has the
 * same limit for titles of the site's own pages. */
const maxTitleLength = 70;

export function checkTitle(subject: Subject, locale: Locale): readonly Found[] {
  const { length } = subject.title;
  if (length <= maxTitleLength) return [];
  return [found('long-title', subject, { locale, place: 'title', value: String(length) })];
}
