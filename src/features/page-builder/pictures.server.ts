/** Pictures that page builder pages use. */
import { cssAddresses } from '#platform/base/css-addresses.ts';
import { findAttribute, openTags } from '#platform/base/html/html.ts';
import type { MadePicture } from '#platform/cms/pictures.ts';

/** A picture in several widths, or the address of an unconverted copy (a drawing, say). */
export type CopiedPicture = MadePicture | string;

/** Copies on this site, by the picture addresses in pages and style rules. */
export type Pictures = ReadonlyMap<string, CopiedPicture>;

/** Addresses of all pictures in the HTML and its style rules. */
export function picturesIn(html: string): readonly string[] {
  const named = [
    ...openTags(html, 'img').flatMap((tag) => findAttribute(tag, 'src') ?? []),
    ...cssAddresses(html)
      .filter(({ isWhole }) => isWhole)
      .map(({ address }) => plainAddress(address)),
  ];
  return [...new Set(named)].filter((address) => /^https?:/u.test(address));
}

/** The address without the entities of an attribute. */
export function plainAddress(address: string): string {
  return address.replaceAll('&amp;', '&');
}

export const toAddress = (picture: CopiedPicture): string =>
  typeof picture === 'string' ? picture : picture.src;
