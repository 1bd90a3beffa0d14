/** Queries for pages made in the page builder. */
import {
  readTokens,
  type Edit,
  applyEdits,
  escapeHtml,
  type Tag,
  findAttribute,
} from '#platform/base/html/html.ts';
import { parseJson } from '#platform/base/json.ts';
import { plainText } from '#platform/cms/sanitise.ts';
import { type Locale, textIn } from '#platform/languages/locale.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { type SitePart, parseSitePart } from './site-part.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { ancestors } from '#shell/addresses/routes.ts';
import { type TrailStep, trail } from '#shell/layout/pages.ts';
import { type QueryContext, MissingEntryError } from '#platform/store/query.ts';
import { finalAddress } from '#shell/layout/site.ts';

/** All queries of this feature. */
export const queries = {
  builtPage,
  builtPagePaths,
  builtPageStyles,
  builtPageWords,
  builtTrail,
};

/** A piece of such a page: HTML, or a part of this site between two pieces. HTML may end inside an element that
 * the next piece of HTML closes. */
export type BuiltPiece =
  { readonly type: 'html'; readonly html: string } | { readonly type: 'part'; readonly part: SitePart };

/** A page in one language, ready to render. */
function builtPage(context: QueryContext, path: string, locale: Locale) {
  const { title, description, html, css } = readText(context, path, locale);
  const { image } = readPage(context, path);
  return {
    title,
    description,
    image,
    hasStyles: css !== '',
    hasHeading: hasHeading(html),
    isEmpty: plainText(html) === '' && !hasPicture(html),
    pieces: toPieces(html, (address) => finalAddress(address, locale, context)),
  };
}

function builtPageStyles(context: QueryContext, path: string, locale: Locale): string {
  return readText(context, path, locale).css;
}

/** Paths of all such pages. */
function builtPagePaths({ reader }: QueryContext): readonly string[] {
  return reader.keys('built-pages');
}

/** Breadcrumbs from the home page to such a page, inclusive. */
function builtTrail(context: QueryContext, path: string, locale: Locale): readonly TrailStep[] {
  const own = parseOwnPath(path);
  const above = ancestors(own).flatMap((step) => trail(context, step, locale).slice(-1));
  return [...above, { title: readText(context, path, locale).title, href: localizedPath(own, locale) }];
}

/** Titles and texts for the search index. */
function builtPageWords(context: QueryContext, locale: Locale) {
  return context.reader.range('built-pages', 'built-pages').map(({ id, texts }) => {
    const { title, html } = textIn(texts, locale);
    return { path: id, title, text: plainText(html) };
  });
}

function readPage({ reader }: QueryContext, path: string) {
  const page = reader.entry('built-pages', path);
  if (!page) throw new MissingEntryError(`The page builder has no page ${path}.`);
  return page;
}

function readText(context: QueryContext, path: string, locale: Locale) {
  return textIn(readPage(context, path).texts, locale);
}

/** Whether there is a heading that is not empty. */
function hasHeading(html: string): boolean {
  const tokens = readTokens(html);
  return tokens.some((token, index) => {
    if (token.type !== 'open' || token.name !== 'h1') return false;
    const inner = tokens.slice(index + 1, index + 3).find(({ type, start, end }) => {
      return type !== 'text' || html.slice(start, end).trim() !== '';
    });
    return !(inner?.type === 'close' && inner.name === 'h1');
  });
}

const pictures = new Set(['img', 'picture', 'svg', 'video', 'iframe', 'site-part']);

function hasPicture(html: string): boolean {
  return readTokens(html).some((token) => token.type === 'open' && pictures.has(token.name));
}

/** Splits the HTML at parts of the site.
 * @param final Returns the final address of a link. */
function toPieces(html: string, final: (address: string) => string): readonly BuiltPiece[] {
  const pieces: BuiltPiece[] = [];
  let edits: Edit[] = [];
  let from = 0;
  const addHtml = (end: number): void => {
    const moved = edits.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }));
    if (end > from) pieces.push({ type: 'html', html: applyEdits(html.slice(from, end), moved) });
    edits = [];
  };
  for (const token of readTokens(html)) {
    if (!('name' in token)) continue;
    if (token.name === 'site-part') {
      addHtml(token.start);
      from = token.end;
      const part = token.type === 'open' ? readPart(token) : undefined;
      if (part) pieces.push({ type: 'part', part: withFinalLink(part, final) });
    }
    const href = token.attributes.find(({ name }) => name === 'href');
    if (href?.value.startsWith('/')) edits.push({ ...href, html: `href="${escapeHtml(final(href.value))}"` });
  }
  addHtml(html.length);
  return pieces;
}

function readPart(tag: Tag): SitePart | undefined {
  const fields = parseJson(findAttribute(tag, 'data-fields') ?? '{}');
  return parseSitePart(findAttribute(tag, 'data-part') ?? '', fields);
}

function withFinalLink(part: SitePart, final: (address: string) => string): SitePart {
  if (part.name !== 'button' || !part.fields.link.startsWith('/')) return part;
  return { ...part, fields: { ...part.fields, link: final(part.fields.link) } };
}
