/** Targets of the platform itself, and what becomes of addresses in general. Those of a site come from its parts. */
import { lookup } from '#platform/base/lookup.ts';
import type { Target } from '#platform/engine/trace-tables.ts';
import { locales } from '#platform/languages/locale.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { localizedPath, notFoundPath } from '#platform/addresses/paths.ts';
import { pageAnswersAddress } from './page-answers.ts';
import type { PublishedPart, TargetOptions, TargetSource } from './published-part.ts';

/** Maps an address to its file. A page is written to `path.html`, so that its address has no trailing slash.
 * @example toTarget('/about') // { address: '/about', file: 'about.html' } */
export function toTarget(address: string): Target {
  const special = lookup(specialFiles, address);
  if (special !== undefined) return { address, file: special };
  if (address === '/') return { address, file: 'index.html' };
  const path = decodeURIComponent(address).slice(1);
  const isFile = /\.(?:xml|(?:geo)?json(?:ld)?|csv|txt|pdf|png|svg|css|js|webmanifest)$/u.test(path);
  return { address, file: isFile ? path : `${path}.html` };
}

/** By address. They are sent with 404 only; a page of content may end with these digits too. */
const notFoundPages: Readonly<Record<string, string>> = Object.fromEntries(
  locales.map((locale) => [
    localizedPath(notFoundPath, locale),
    `${localizedPath(parseOwnPath('/404'), locale).slice(1)}.html`,
  ]),
);

export const notFoundFiles: ReadonlySet<string> = new Set(Object.values(notFoundPages));

const specialFiles: Readonly<Record<string, string>> = {
  '/redirects.txt': '_redirects',
  '/headers.txt': '_headers',
  ...notFoundPages,
};

const ownTargets: TargetSource = {
  fixed: () => ['/build-manifest.json', ...locales.map(pageAnswersAddress)],
};

export const targetSources = (parts: readonly PublishedPart[]): readonly TargetSource[] => [
  ownTargets,
  ...parts.flatMap(({ targets }) => targets ?? []),
];

/** Targets that do not depend on content. */
export const fixedAddresses = (parts: readonly PublishedPart[], options: TargetOptions): readonly string[] =>
  targetSources(parts).flatMap(({ fixed }) => fixed?.(options) ?? []);
