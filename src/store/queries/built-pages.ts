/** Pages that editors made in the page builder. */
import { plainText } from '#cms/sanitise.ts';
import type { Locale } from '#model/locale.ts';
import { parseOwnPath } from '#model/page-path.ts';
import { parseSitePart, type SitePart } from '#model/site-part.ts';
import { ancestors } from '#site/breadcrumb.ts';
import { localizedPath } from '#site/paths.ts';
import { finalAddress, type QueryContext } from './context.ts';
import { trail, type TrailStep } from './pages.ts';

/** A piece of such a page: HTML, or a part of this site that stands between. HTML may end within an element that the
 * next piece of HTML closes. */
export type BuiltPiece =
  { readonly type: 'html'; readonly html: string } | { readonly type: 'part'; readonly part: SitePart };

/** A page in one language, ready to be shown. */
export function builtPage(context: QueryContext, path: string, locale: Locale) {
  const { title, description, html, css } = readText(context, path, locale);
  const { image } = readPage(context, path);
  return {
    title,
    description,
    image,
    hasStyles: css !== '',
    hasHeading: /<h1(?:\s[^>]*)?>(?!\s*<\/h1>)/u.test(html),
    isEmpty: plainText(html) === '' && !/<(?:img|picture|svg|video|iframe|site-part)\b/u.test(html),
    pieces: toPieces(html, (address) => finalAddress(address, locale, context)),
  };
}

export function builtPageStyles(context: QueryContext, path: string, locale: Locale): string {
  return readText(context, path, locale).css;
}

/** Paths of all such pages. */
export function builtPagePaths({ reader }: QueryContext): readonly string[] {
  return reader.keys('built-pages');
}

/** The way from home down to such a page, that page included. */
export function builtTrail(context: QueryContext, path: string, locale: Locale): readonly TrailStep[] {
  const own = parseOwnPath(path);
  const above = ancestors(own).flatMap((step) => trail(context, step, locale).slice(-1));
  return [...above, { title: readText(context, path, locale).title, href: localizedPath(own, locale) }];
}

/** Titles and texts for the search index. */
export function builtPageWords(context: QueryContext, locale: Locale) {
  return context.reader.range('built-pages', 'built-pages').map(({ id, texts }) => {
    const { title, html } = texts[locale];
    return { path: id, title, text: plainText(html) };
  });
}

function readPage({ reader }: QueryContext, path: string) {
  const page = reader.entry('built-pages', path);
  if (!page) throw new RangeError(`The page builder has no page ${path}.`);
  return page;
}

function readText(context: QueryContext, path: string, locale: Locale) {
  return readPage(context, path).texts[locale];
}

/** Splits where parts of the site stand. What is split was sanitised when it came, so attributes stand in double quotes.
 * @param final Gives the address that is written for a link. */
function toPieces(html: string, final: (address: string) => string): readonly BuiltPiece[] {
  const pattern = /<site-part data-part="([^"]*)" data-fields="([^"]*)"><\/site-part>/u;
  // A pattern with two groups leaves HTML, name and fields by turns.
  const split = html.split(pattern);
  return split.flatMap((text, index): readonly BuiltPiece[] => {
    if (index % 3 === 0) return text === '' ? [] : [{ type: 'html', html: withFinalLinks(text, final) }];
    if (index % 3 === 2) return [];
    const part = parseSitePart(text, JSON.parse(unescapeAttribute(split[index + 1] ?? '')));
    return part ? [{ type: 'part', part: withFinalLink(part, final) }] : [];
  });
}

function withFinalLinks(html: string, final: (address: string) => string): string {
  return html.replace(/ href="(\/[^"]*)"/gu, (_, address: string) => {
    return ` href="${escapeAttribute(final(unescapeAttribute(address)))}"`;
  });
}

function withFinalLink(part: SitePart, final: (address: string) => string): SitePart {
  if (part.name !== 'button' || !part.fields.link.startsWith('/')) return part;
  return { ...part, fields: { ...part.fields, link: final(part.fields.link) } };
}

function escapeAttribute(text: string): string {
  return text.replace(/&/gu, '&amp;').replace(/"/gu, '&quot;').replace(/</gu, '&lt;');
}

function unescapeAttribute(text: string): string {
  return text
    .replace(/&quot;/gu, '"')
    .replace(/&lt;/gu, '<')
    .replace(/&gt;/gu, '>')
    .replace(/&amp;/gu, '&');
}
