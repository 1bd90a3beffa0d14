import { withoutEnd } from '#base/without-end.ts';
import type { Brand } from '#base/brand.ts';

/** A path of this site without language prefix, trailing slash, query or fragment: `/about/news`. */
export type PagePath = Brand<string, 'PagePath'>;

/** @param value A path as the route table, a menu or an editor writes it.
 * @returns undefined when it is no plain path of this site. */
export function parsePagePath(value: string): PagePath | undefined {
  if (!value.startsWith('/') || value.startsWith('//') || /[?#\s\\]/u.test(value)) return undefined;
  return (value === '/' ? value : withoutEnd(value, '/')) as PagePath;
}

/** A path that the code itself writes.
 * @throws {RangeError} When it is no plain path of this site. */
export function parseOwnPath(value: string): PagePath {
  const path = parsePagePath(value);
  if (path === undefined) throw new RangeError(`${value} is no path of this site.`);
  return path;
}

/** @param address Of a page or a file of this site, perhaps with a query and a fragment.
 * @returns What stands before them. */
export const pathOf = (address: string): string => address.replace(/[?#].*/su, '');
