/** Old addresses: every chain of the redirect table is flattened to one hop. */
import { type Locale, parseLanguageParameter, locales, languages } from '#platform/languages/locale.ts';
import type { ExternalLink } from '#platform/cms/menu.ts';
import { parsePagePath } from './page-path.ts';
import type { Redirect } from './redirect.ts';
import { localizedPath } from './paths.ts';

export type FinalTarget =
  | { readonly type: 'page'; readonly path: string; readonly locale: Locale | undefined }
  | { readonly type: 'external'; readonly name: ExternalLink };

export type RedirectTable = ReadonlyMap<string, FinalTarget>;

/** Addresses of a redirect loop, in order. */
export class RedirectCircleError extends Error {
  override readonly name = 'RedirectCircleError';
  readonly circle: readonly string[];

  constructor(circle: readonly string[]) {
    super(`Redirects lead in a circle: ${circle.join(' → ')}. Let one of them end at a page.`);
    this.circle = circle;
  }
}

/** Normalises an old address: decoded, single slashes, no trailing slash.
 * @param address Path as received or as in the table; a malformed escape stays as it is. */
export function normalizeAddress(address: string): string {
  let decoded = address;
  try {
    decoded = decodeURIComponent(address);
  } catch {
    // A malformed escape is not one of our addresses: it stays unchanged and matches nothing.
  }
  return decoded
    .normalize('NFC')
    .replace(/\/{2,}/gu, '/')
    .replace(/(.)\/$/u, '$1');
}

/** @throws {RedirectCircleError} */
export function flattenRedirects(redirects: readonly Redirect[]): RedirectTable {
  const next = new Map(redirects.map(({ id, to }) => [normalizeAddress(id), to]));
  return new Map([...next.keys()].map((from) => [from, follow(from, next)]));
}

function follow(from: string, next: ReadonlyMap<string, Redirect['to']>): FinalTarget {
  const seen = [from];
  let locale: Locale | undefined;
  let to = next.get(from);
  for (;;) {
    if (to === undefined) return { type: 'page', path: seen.at(-1) ?? from, locale };
    if (typeof to !== 'string') return { type: 'external', name: to.external };
    const url = new URL(to, 'https://site.invalid');
    locale ??= parseLanguageParameter(url.searchParams.get('lang'));
    const path = normalizeAddress(url.pathname);
    if (seen.includes(path)) throw new RedirectCircleError([...seen, path]);
    seen.push(path);
    to = next.get(path);
  }
}

/** Final address of a path that may be an old one, in a language.
 * @param externals Addresses of links whose target is a setting. */
export function resolveAddress(
  address: string,
  locale: Locale,
  {
    table,
    externals,
  }: { readonly table: RedirectTable; readonly externals: Readonly<Record<ExternalLink, string>> },
): string {
  const target = table.get(normalizeAddress(address));
  if (target?.type === 'external') return externals[target.name];
  const path = parsePagePath(target?.path ?? address);
  return path ? localizedPath(path, target?.locale ?? locale) : address;
}

/** Rules in Netlify's format. The server reads the same file, so there is one list. Old addresses work under
 * each language prefix, like their pages. */
export function formatNetlifyRules(
  table: RedirectTable,
  externals: Readonly<Record<ExternalLink, string>>,
): string {
  const rules = [...table.keys()].flatMap((from) =>
    locales
      .map((locale) => {
        const { prefix } = languages[locale];
        const target = resolveAddress(from, locale, { table, externals });
        // A setting may be encoded already; a page path never is.
        const to = target.startsWith('/') ? encodeURI(target) : new URL(target).href;
        return spellings(prefix + from).map((spelling) => `${spelling} ${to} 301!`);
      })
      .flat(),
  );
  return `${rules.join('\n')}\n`;
}

/** Netlify compares its decoded path with the literal rule, so each rule is written in both forms. */
function spellings(path: string): readonly string[] {
  const encoded = encodeURI(path);
  return encoded === path || /\s/u.test(path) ? [encoded] : [encoded, path];
}

/** Comes after all other rules: functions/ handles requests that match no file, function or old address. The
 * server does not need this rule. */
export const notFoundRule = '/* /.netlify/functions/render-not-found 404\n';

/** The file of rules is Netlify's too, which reads a star and a name after a colon as any text: such a line would lead the addresses
 * of pages away. */
export const isPattern = (address: string): boolean => address.includes('*') || address.includes('/:');
