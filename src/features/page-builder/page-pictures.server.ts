/** Pictures in the HTML of a page builder page: each one gets the widths and formats of its copy, and keeps its place
 * in the layout. */
import type { Attributes } from 'sanitize-html';
import {
  applyEdits,
  escapeHtml,
  findAttribute,
  openTags,
  withoutAttribute,
} from '#platform/base/html/html.ts';
import { sourceSet } from '#platform/cms/picture.ts';
import type { MadePicture } from '#platform/cms/pictures.ts';
import type { Pictures } from './pictures.server.ts';

/** An empty drawing that the page builder uses to reserve the space of a picture. */
export const spacer = /^data:image\/svg\+xml;base64,[\w+/=]+$/u;

/** @param attribs Attributes of an `img`.
 * @returns The attributes with the address of the copy; without an address when there is no copy. */
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

/** Style rules of the page can give the picture one dimension. The size of the file tells the browser the other one
 * before it loads. */
const hasNoSize = ({ width, height, style }: Attributes): boolean =>
  width === undefined && height === undefined && style === undefined;

/** For a picture with a fixed width, the page builder lists one file per screen density. */
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

/** A picture without a given width is as wide as its file. */
const ownWidth = ({ width }: MadePicture): string => `(min-width: ${width}px) ${width}px, 100vw`;

/** @param html Sanitised, so attributes have double quotes. */
export function withSources(html: string, pictures: Pictures): string {
  const made = [...pictures.values()].filter((picture) => typeof picture !== 'string');
  const bySource = new Map(made.map((picture) => [picture.src, picture]));
  const edits = openTags(html, 'img').flatMap((tag) => {
    const sizes = tag.attributes.find(({ name }) => name === 'data-sizes');
    const picture = bySource.get(findAttribute(tag, 'src') ?? '');
    if (sizes === undefined || !picture) return [];
    const sources = (['avif', 'webp'] as const).map((format) => {
      const set = sourceSet(picture, format) ?? picture.src;
      return `<source type="image/${format}" srcset="${set}" sizes="${escapeHtml(sizes.value)}" />`;
    });
    // The styles of this site have a rule for this picture element, which takes no space itself (shell/styles/parts.css).
    const image = withoutAttribute(html, tag, sizes);
    return [{ ...tag, html: `<picture class="built-picture">${sources.join('')}${image}</picture>` }];
  });
  return applyEdits(html, edits);
}
