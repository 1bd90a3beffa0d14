/** Pictures within the HTML of a page of the page builder: each is there in the widths and formats of its copy, and takes
 * the place that it has there. */
import type { Attributes } from 'sanitize-html';
import { applyEdits, attributeOf, escapeHtml, openTags, withoutAttribute } from '#base/html/html.ts';
import { sourceSet } from '#model/picture.ts';
import type { MadePicture } from '../pictures.ts';
import type { Pictures } from './pictures.ts';

/** A drawing of nothing, by which the page builder gives a picture its place. */
export const spacer = /^data:image\/svg\+xml;base64,[\w+/=]+$/u;

/** @param attribs Of an `img`.
 * @returns Its attributes with the address of the copy; without an address where there is none. */
export function withCopy(attribs: Attributes, pictures: Pictures): Attributes {
  const { src, srcset, srcSet = srcset, sizes, 'data-sizes': _, 'data-colour': __, ...others } = attribs;
  if (src === undefined) return others;
  if (src.startsWith('/') || spacer.test(src)) return { ...others, src };
  const copy = pictures.get(src);
  if (copy === undefined) return others;
  if (typeof copy === 'string') return { ...others, src: copy };
  return {
    ...others,
    src: copy.src,
    'data-sizes': sizes ?? shownWidth(srcSet) ?? ownWidth(copy),
    ...(copy.colour !== undefined && { 'data-colour': copy.colour }),
    ...(hasNoSize(others) && { style: `aspect-ratio:auto ${copy.width}/${copy.height}` }),
  };
}

/** Rules of the page may give it one; until it is there, its sides tell the browser the other one. */
const hasNoSize = ({ width, height, style }: Attributes): boolean =>
  width === undefined && height === undefined && style === undefined;

/** Of a picture that always has one width, the page builder names a file for each density of screens. */
function shownWidth(srcset = ''): string | undefined {
  const width = densestWidth(srcset);
  return width === undefined ? undefined : `${width}px`;
}

function densestWidth(srcset: string): string | undefined {
  const single = srcset
    .split(',')
    .map((one) => one.trim())
    .find((one) => one.endsWith(' 1x'));
  const address = URL.parse(single?.slice(0, -' 1x'.length).trim() ?? '', 'https://site.invalid');
  const width = address?.searchParams.get('w') ?? '';
  return /^\d+$/u.test(width) ? width : undefined;
}

/** A picture whose width nobody says is as wide as its file. */
const ownWidth = ({ width }: MadePicture): string => `(min-width: ${width}px) ${width}px, 100vw`;

/** @param html Sanitised, so that attributes stand in double quotes. */
export function withSources(html: string, pictures: Pictures): string {
  const made = [...pictures.values()].filter((picture) => typeof picture !== 'string');
  const bySource = new Map(made.map((picture) => [picture.src, picture]));
  const edits = openTags(html, 'img').flatMap((tag) => {
    const sizes = tag.attributes.find(({ name }) => name === 'data-sizes');
    const picture = bySource.get(attributeOf(tag, 'src') ?? '');
    if (sizes === undefined || !picture) return [];
    const sources = (['avif', 'webp'] as const).map((format) => {
      const set = sourceSet(picture, format) ?? picture.src;
      return `<source type="image/${format}" srcset="${set}" sizes="${escapeHtml(sizes.value)}" />`;
    });
    // Styles of the page builder know a picture around an image, which has no place of its own (styles/parts.css).
    const image = withoutAttribute(html, tag, sizes);
    return [{ ...tag, html: `<picture class="built-picture">${sources.join('')}${image}</picture>` }];
  });
  return applyEdits(html, edits);
}
