/** Pictures that pages of the page builder name. */
import { cssAddresses } from '#base/css-addresses.ts';
import { attributeOf, openTags } from '#base/html/html.ts';
import type { MadePicture } from '../pictures.ts';

/** A picture in several widths, or the address of a copy as it came (a drawing, say). */
export type CopiedPicture = MadePicture | string;

/** Copies on this site, by addresses of pictures as pages and style rules name them. */
export type Pictures = ReadonlyMap<string, CopiedPicture>;

/** Addresses of all pictures within HTML and its style rules. */
export function picturesIn(html: string): readonly string[] {
  const named = [
    ...openTags(html, 'img').flatMap((tag) => attributeOf(tag, 'src') ?? []),
    ...cssAddresses(html)
      .filter(({ isWhole }) => isWhole)
      .map(({ address }) => plainAddress(address)),
  ];
  return [...new Set(named)].filter((address) => /^https?:/u.test(address));
}

/** As the address stands without the entities of an attribute. */
export function plainAddress(address: string): string {
  return address.replaceAll('&amp;', '&');
}

export const addressOf = (picture: CopiedPicture): string =>
  typeof picture === 'string' ? picture : picture.src;
