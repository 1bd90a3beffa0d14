/** Makes SVG drawings of editors safe: shapes, paints and texts stay; scripts, frames and requests to other
 * hosts are removed. Drawings are served from this site, where a visitor can open one directly. */
import type { Attributes } from 'sanitize-html';
import { cssAddresses } from '#platform/base/css-addresses.ts';
import { findAttribute, openTags, readTokens } from '#platform/base/html/html.ts';
import { ImageError } from '#platform/base/image-error.ts';
import { sanitiseHtml } from './sanitise.ts';

const elements =
  'svg g defs symbol use title desc path circle ellipse rect line polyline polygon text tspan textPath clipPath mask ' +
  'linearGradient radialGradient stop pattern marker filter feBlend feColorMatrix feComponentTransfer feComposite ' +
  'feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset style';

const placing =
  'xmlns xmlns:xlink version id class viewBox preserveAspectRatio width height x y x1 x2 y1 y2 cx cy r rx ry fx fy dx dy ' +
  'd points transform pathLength rotate textLength lengthAdjust startOffset href xlink:href style';

const painting =
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit ' +
  'stroke-dasharray stroke-dashoffset opacity color display visibility clip-path clip-rule clipPathUnits mask maskUnits ' +
  'maskContentUnits mask-type gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity patternUnits ' +
  'patternContentUnits patternTransform markerWidth markerHeight markerUnits refX refY orient marker-start marker-mid ' +
  'marker-end font-family font-size font-weight font-style letter-spacing text-anchor dominant-baseline paint-order ' +
  'vector-effect mix-blend-mode isolation shape-rendering text-rendering';

const filtering =
  'filter filterUnits primitiveUnits in in2 result type values mode operator k1 k2 k3 k4 stdDeviation flood-color ' +
  'flood-opacity radius tableValues slope intercept amplitude exponent color-interpolation-filters';

/** Whoever looks at a drawing pays for it: it is sent as it is, and a browser draws each reference again, those within
 * what is referred to as well. */
const maxLength = 500_000;
const maxReferences = 1000;

/** What may stand before the drawing itself, and how each ends. */
const prologue = [
  ['<?xml', '>'],
  ['<!--', '-->'],
  ['<!DOCTYPE', '>'],
] as const;

/** Whether a file begins like an SVG drawing. */
export function isDrawing(bytes: Uint8Array): boolean {
  let text = Buffer.from(bytes.subarray(0, 1000)).toString('latin1').trimStart();
  for (let found = findPrologue(text); found; found = findPrologue(text)) {
    // A document type may declare entities, each in angle brackets.
    const inner = found[0] === '<!DOCTYPE' && /^[^>]*\[/u.test(text) ? text.indexOf(']') : 0;
    const end = text.indexOf(found[1], Math.max(inner, found[0].length));
    if (end === -1) return false;
    text = text.slice(end + found[1].length).trimStart();
  }
  return /^<svg[\s>]/u.test(text);
}

const findPrologue = (text: string) => prologue.find(([start]) => text.startsWith(start));

/** @param svg The text of a file that begins like an SVG drawing.
 * @throws {ImageError} When no drawing is left, or one that costs too much. */
export function cleanDrawing(svg: string): string {
  if (svg.length > maxLength)
    throw new ImageError(
      'drawing-too-large',
      `the drawing has more than ${maxLength} characters; upload it as PNG`,
    );
  const clean = sanitiseDrawing(svg);
  if (!clean.startsWith('<svg')) throw new ImageError('unreadable', 'no drawing is left of it');
  if (countReferences(clean) > maxReferences)
    throw new ImageError(
      'drawing-too-large',
      'the drawing repeats parts of itself too often; upload it as PNG',
    );
  return clean;
}

function sanitiseDrawing(svg: string): string {
  return sanitiseHtml(svg, {
    allowedTags: elements.split(' '),
    allowedAttributes: { '*': [placing, painting, filtering].join(' ').split(' ') },
    // Style rules are checked below.
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    allowedSchemes: [],
    allowProtocolRelative: false,
    nonTextTags: ['script', 'foreignObject', 'iframe', 'textarea', 'noscript', 'option'],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: withinItself(attribs) }) },
    exclusiveFilter: ({ tag, text }) => tag === 'style' && !asksNobody(text),
  }).trim();
}

/** @returns How often anything is drawn again by `use`. */
function countReferences(drawing: string): number {
  // More than are taken are not followed.
  const count = openTags(drawing, 'use').length;
  return count > maxReferences ? count : followReferences(drawing);
}

function followReferences(drawing: string): number {
  /** What each part refers to, by id; '' is the whole drawing. */
  const targetsIn = new Map<string, string[]>([['', []]]);
  const open: string[] = [''];
  for (const token of readTokens(drawing)) {
    if (token.type === 'close') open.pop();
    if (token.type !== 'open') continue;
    const target = findAttribute(token, 'href') ?? findAttribute(token, 'xlink:href');
    if (token.name === 'use' && target !== undefined)
      for (const id of new Set(open)) targetsIn.get(id)?.push(target.slice(1));
    const id = findAttribute(token, 'id') ?? '';
    if (!targetsIn.has(id)) targetsIn.set(id, []);
    open.push(id);
  }
  const counts = new Map<string, number>();
  const countIn = (id: string): number => {
    const known = counts.get(id);
    if (known !== undefined) return known;
    // A part that refers to itself is drawn once.
    counts.set(id, 0);
    const count = (targetsIn.get(id) ?? []).reduce((sum, target) => sum + 1 + countIn(target), 0);
    counts.set(id, count);
    return count;
  };
  return countIn('');
}

function withinItself(attribs: Attributes): Attributes {
  const stored = Object.entries(attribs).filter(([name, value]) => {
    if (name === 'href' || name === 'xlink:href') return value.startsWith('#');
    return name.startsWith('xmlns') || asksNobody(value);
  });
  return Object.fromEntries(stored);
}

/** Whether paints and rules refer only to parts of the drawing itself. Characters that can hide a name are refused. */
function asksNobody(rules: string): boolean {
  const plain = rules.toLowerCase();
  if (/[\\@<]|image\s*\(|image-set|expression|binding|:\/\//u.test(plain)) return false;
  return cssAddresses(plain).every(({ address }) => address.startsWith('#'));
}
