/** Makes page builder HTML safe for a page of this site: an allow-list of elements and attributes; style attributes
 * become rules of a style sheet; content that needs code of the page builder is removed with a warning. */
import type sanitizeHtml from 'sanitize-html';
import { distinctNotes, type Note, toNote } from '#platform/notes/note.ts';
import { cssAddresses } from '#platform/base/css-addresses.ts';
import { applyEdits, mayHold, readTokens } from '#platform/base/html/html.ts';
import { digest } from '#platform/base/digest.ts';
import { tryJson } from '#platform/base/json.ts';
import { spacer, withCopy, withSources } from './page-pictures.server.ts';
import { type Pictures, plainAddress, toAddress } from './pictures.server.ts';
import { parseSitePart, sitePart } from './site-part.ts';
import { isStyleClosed } from '#platform/cms/css-parts.ts';
import { nothing, sanitiseHtml } from '#platform/cms/sanitise.ts';

export interface CleanHtml {
  readonly html: string;
  /** Style rules that the page builder wrote, and those from style attributes. */
  readonly css: string;
  /** What an editor should fix. */
  readonly warnings: readonly Note[];
}

const texts = 'h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd blockquote pre hr br strong em b i u s q cite';
const words = 'a abbr code sub sup span small mark time wbr del ins';
const blocks =
  'div section article aside header footer nav main figure figcaption address details summary button';
const tables = 'table caption thead tbody tfoot tr th td colgroup col';
const drawings =
  'svg g path circle ellipse rect line polyline polygon defs linearGradient radialGradient stop';
const drawn =
  'viewBox width height fill stroke stroke-width stroke-linecap stroke-linejoin d cx cy r rx ry x y';
const drawnToo = 'x1 x2 y1 y2 points transform offset stop-color stop-opacity opacity fill-rule clip-rule';

/** Elements that a page builder page may contain. */
export const pageTags: readonly string[] = [texts, words, blocks, tables, drawings, 'img site-part']
  .join(' ')
  .split(' ');

export const pageAttributes: Readonly<Record<string, string[]>> = {
  '*': ['class', 'id', 'lang', 'dir', 'role', 'title', 'aria-*'],
  a: ['href', 'rel', 'hreflang'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'data-sizes', 'data-colour'],
  details: ['open'],
  button: ['type'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  time: ['datetime'],
  'site-part': ['data-part', 'data-fields'],
  ...Object.fromEntries(drawings.split(' ').map((tag) => [tag, `${drawn} ${drawnToo}`.split(' ')])),
};

/** Rules for addresses and element names, whoever wrote them. */
export const pageRules: sanitizeHtml.IOptions = {
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  parser: { lowerCaseTags: false, lowerCaseAttributeNames: false },
};

/** Ids in the layout around the page. */
const layoutIds = new Set(['content', 'main-menu']);

/** SVG attributes that can refer to a file. */
const paints = new Set(['fill', 'stroke']);

const fields = new Set(['form', 'input', 'select', 'textarea']);

/** @param raw Starts with optional preload hints for pictures, then a style element with the rules of the page.
 * @param pictures Pictures with a copy on this site; others are left out. */
export function cleanPageHtml(raw: string, pictures: Pictures): CleanHtml {
  const { css, body } = splitRules(raw);
  const rules = new Map<string, string>();
  const warnings: Note[] = [];
  const seen = new Set<string>();
  const html = sanitiseHtml(body, {
    ...pageRules,
    allowedTags: [...pageTags],
    allowedAttributes: pageAttributes,
    onOpenTag: (tag) => {
      if (fields.has(tag)) warnings.push(toNote('page-form'));
      if (tag === 'iframe') warnings.push(toNote('page-frame'));
      if (tag === 'button') warnings.push(toNote('page-button'));
    },
    transformTags: {
      '*': (tagName, attribs) => {
        const own = tagName === 'img' ? withCopy(attribs, pictures) : attribs;
        const isLost =
          (tagName === 'img' && isPictureLost(own, warnings)) ||
          (tagName === 'site-part' && !isPartTaken(own, { seen, warnings }));
        return isLost ? nothing() : { tagName: toNestedTag(tagName), attribs: styled(own, rules) };
      },
    },
  });
  const styles = [...rules].map(([style, name]) => `.${name}{${style}}`);
  return {
    html: withSources(html, pictures),
    css: withCopies([css, ...styles].join('\n'), pictures),
    warnings: distinctNotes(warnings),
  };
}

/** The layout already has the only `main` element of a page. */
export const toNestedTag = (tag: string): string => (tag === 'main' ? 'div' : tag);

/** Removes ids of the layout, and paints that refer to other files. */
export function withoutForeign(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (isEmpty(attribs)) return attribs;
  const stored = Object.entries(attribs).filter(([name, value]) =>
    name === 'id' ? !layoutIds.has(value) : !(paints.has(name) && /url\((?!\s*["']?#)/iu.test(value)),
  );
  return Object.fromEntries(stored);
}

/** Most elements have no attributes, and a page can have very many elements. */
const isEmpty = (attribs: sanitizeHtml.Attributes): boolean => Object.keys(attribs).length === 0;

function styled(attribs: sanitizeHtml.Attributes, rules: Map<string, string>): sanitizeHtml.Attributes {
  if (isEmpty(attribs)) return attribs;
  const { style, ...others } = attribs;
  const stored = withoutForeign(others);
  if (style === undefined || style.includes('<') || !isStyleClosed(style)) return stored;
  const name = rules.get(style) ?? `b-${digest(style).slice(0, 8)}`;
  rules.set(style, name);
  return { ...stored, class: [stored.class, name].filter(Boolean).join(' ') };
}

function withCopies(css: string, pictures: Pictures): string {
  const edits = cssAddresses(css).flatMap(({ address, isWhole, ...place }) => {
    const copy = isWhole ? pictures.get(plainAddress(address)) : undefined;
    return copy === undefined ? [] : [{ ...place, html: `url(${toAddress(copy)})` }];
  });
  return applyEdits(css, edits);
}

/** Only preload hints for pictures come before the rules. */
function splitRules(raw: string): { readonly css: string; readonly body: string } {
  if (!mayHold(raw, 'style')) return { css: '', body: raw };
  const tokens = readTokens(raw);
  const index = tokens.findIndex(
    (token) => token.type !== 'comment' && !('name' in token && token.name === 'link'),
  );
  const [style, rules, end] = tokens.slice(index);
  if (style?.type !== 'open' || style.name !== 'style') return { css: '', body: raw };
  // Without rules, the style element closes immediately.
  if (rules?.type === 'close') return { css: '', body: raw.slice(rules.end) };
  if (rules?.type !== 'text' || end?.type !== 'close') return { css: '', body: raw };
  return { css: raw.slice(rules.start, rules.end), body: raw.slice(end.end) };
}

function isPictureLost({ src, alt }: sanitizeHtml.Attributes, warnings: Note[]): boolean {
  if (alt === undefined) warnings.push(toNote('page-picture-without-text'));
  return src === undefined || !(ownAddress.test(src) || spacer.test(src));
}

/** An address on this site. */
export const ownAddress = /^\/(?![/\\])/u;

/** Whether a site part exists, has valid fields, and is in an allowed place. */
export function isPartTaken(
  attribs: sanitizeHtml.Attributes,
  { seen, warnings }: { readonly seen: Set<string>; readonly warnings: Note[] },
): boolean {
  const name = attribs['data-part'] ?? '';
  const part = parseSitePart(name, tryJson(attribs['data-fields'] ?? ''));
  if (!part) warnings.push(toNote('page-part-left-out', { part: name }));
  else if (seen.has(name) && sitePart(part.name).isOnce)
    warnings.push(toNote('page-part-twice', { part: name }));
  else {
    seen.add(name);
    return true;
  }
  return false;
}
