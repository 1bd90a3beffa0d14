/** Elements and attributes of editors' texts, and what stands in the place of others. */
import type { IOptions } from 'sanitize-html';
import { lookup } from '#platform/base/lookup.ts';

const blocks = 'h2 h3 h4 h5 h6 p ul ol li dl dt dd blockquote pre hr div figure figcaption details summary';
const words = 'a abbr b bdi bdo br cite code data del dfn em i ins kbd mark q rp rt ruby s samp small span';
const moreWords = 'strong sub sup time u var wbr';
const tables = 'table caption colgroup col thead tbody tfoot tr th td';
const media = 'img picture source video audio track';

/** Elements allowed in editors' texts. */
export const allowedElements: readonly string[] = [blocks, words, moreWords, tables, media].flatMap((names) =>
  names.split(' '),
);

/** Elements that are written as another one: old names, and landmarks and headings that belong to the page itself. */
export const replacedElements: Readonly<Record<string, string>> = {
  h1: 'h2',
  strike: 's',
  acronym: 'abbr',
  tt: 'code',
  xmp: 'pre',
  dir: 'ul',
  menu: 'ul',
  center: 'div',
  ...Object.fromEntries('font big nobr'.split(' ').map((name) => [name, 'span'])),
  ...Object.fromEntries(
    'section article aside header footer main nav address hgroup search'
      .split(' ')
      .map((name) => [name, 'div']),
  ),
};

/** Schemes of links: pages, and applications that call, write, show a place or follow a calendar. */
export const linkSchemes = [
  'https',
  'http',
  'mailto',
  'tel',
  'sms',
  'geo',
  'webcal',
  'whatsapp',
  'viber',
  'skype',
  'tg',
];

/** Schemes of files that a page shows. */
export const fileSchemes = ['https', 'http'];

const spans = ['colspan', 'rowspan', 'headers'];
const described = ['aria-label', 'aria-labelledby', 'aria-describedby', 'aria-hidden'];

export const allowedAttributes: NonNullable<IOptions['allowedAttributes']> = {
  '*': ['class', 'id', 'lang', 'dir', 'title', 'hidden', ...described],
  // `data-video` and `data-start` mark a video of an article (src/shell/layout).
  a: ['href', 'rel', 'hreflang', 'download', 'data-video', 'data-start'],
  blockquote: ['cite'],
  q: ['cite'],
  del: ['cite', 'datetime'],
  ins: ['cite', 'datetime'],
  col: ['span'],
  colgroup: ['span'],
  data: ['value'],
  details: ['open', 'name'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'data-colour'],
  li: ['value'],
  ol: ['start', 'reversed', 'type'],
  source: ['type', 'src', 'srcset', 'sizes', 'media'],
  video: ['src', 'poster', 'controls', 'preload', 'width', 'height', 'loop', 'muted', 'playsinline'],
  audio: ['src', 'controls', 'preload', 'loop'],
  track: ['src', 'kind', 'srclang', 'label', 'default'],
  // A table that only arranges a page is none (src/shell/layout/editor-tables.ts).
  table: [{ name: 'role', multiple: false, values: ['presentation', 'none'] }],
  td: spans,
  th: [...spans, 'scope', 'abbr'],
  time: ['datetime'],
};

/** Attributes that say something without a value. */
export const allowedEmptyAttributes = ['alt', 'hidden', 'open', 'reversed'];

/** Attributes of presentation that browsers still read, as the class that the block editor writes for them.
 * @param element As the editor wrote it. */
export function withClasses(
  element: string,
  attribs: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const { align = element === 'center' ? 'center' : '', ...rest } = attribs;
  const aligned = lookup(alignments, align.trim().toLowerCase());
  if (aligned === undefined) return attribs;
  const own = boxes.has(element) ? `align${aligned}` : `has-text-align-${aligned}`;
  return { ...rest, class: [rest.class, own].filter(Boolean).join(' ') };
}

/** Elements that `align` moves as a whole; in others it moves the text. */
const boxes = new Set(['img', 'table', 'iframe', 'hr']);

const alignments: Readonly<Record<string, string>> = {
  left: 'left',
  right: 'right',
  center: 'center',
  middle: 'center',
  justify: 'justify',
};
