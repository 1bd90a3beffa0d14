/** Names of uploaded files: the path of the address, without what WordPress adds for each size and edit of a picture. A
 * text may name any of them; the media library names one. */
import { decodeReferences } from '#platform/base/html/html.ts';
import { decodePercent } from '#platform/base/percent.ts';

const variant = /(?:-(?:\d{1,5}x\d{1,5}|scaled|rotated|e\d{13})){1,3}(?=\.\w{1,9}$)/u;

/** @param pathname Of the address of a file. */
export function uploadName(pathname: string): string {
  return decodePercent(pathname).replace(variant, '');
}

const named = /=\s*["']([^"'\s<>]+\.[a-z\d]{2,5})(?=["'?#\s])/giu;

/** Names of all files that a text may refer to, whatever the attribute. */
export function uploadNames(html: string): readonly string[] {
  const paths = [...html.matchAll(named)].flatMap(
    ([, address = '']) => URL.parse(decodeReferences(address), 'https://site.invalid')?.pathname ?? [],
  );
  return [...new Set(paths.map(uploadName))];
}
