import { withoutEnd } from '#platform/base/text.ts';
import type { Brand } from '#platform/base/brand.ts';

/** A path of this site without language prefix, trailing slash, query or fragment: `/about/news`. */
export type PagePath = Brand<string, 'PagePath'>;

/** @param value A path from the route table, a menu or an editor.
 * @returns undefined when it is not a plain path of this site. */
export function parsePagePath(value: string): PagePath | undefined {
  if (!value.startsWith('/') || value.startsWith('//') || /[?#\s\\]/u.test(value)) return undefined;
  return (value === '/' ? value : withoutEnd(value, '/')) as PagePath;
}

/** Parses a path written in code.
 * @throws {RangeError} When it is not a plain path of this site. */
export function parseOwnPath(value: string): PagePath {
  const path = parsePagePath(value);
  if (path === undefined) throw new RangeError(`${value} is not a path of this site.`);
  return path;
}

/** @param address Of a page or file of this site, with an optional query and fragment.
 * @returns The address without query and fragment. */
export const extractPath = (address: string): string => address.replace(/[?#].*/su, '');
