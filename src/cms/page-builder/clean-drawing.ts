/** Makes SVG drawings of the page builder safe: shapes, paints and texts stay; scripts, frames and requests to other
 * hosts are removed. Drawings are served from this site, where a visitor can open one directly. */
import type { Attributes } from 'sanitize-html';
import { cssAddresses } from '#base/css-addresses.ts';
import { sanitiseHtml } from '../sanitise.ts';

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

/** @param svg The text of a file that begins like an SVG drawing.
 * @returns undefined when no drawing is left. */
export function cleanDrawing(svg: string): string | undefined {
  const clean = sanitiseHtml(svg, {
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
  });
  return clean.trimStart().startsWith('<svg') ? clean.trim() : undefined;
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
