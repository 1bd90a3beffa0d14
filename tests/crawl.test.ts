import { expect, test } from 'vitest';
import { locales } from '#model/locale.ts';
import { parseUnservedFeed } from '#model/unserved-feed.ts';
import { endpoints } from '#proxy/endpoints.ts';
import { targetOf } from '#publish/targets.ts';
import { RedirectRules } from '#server/rules.ts';
import { counterpart, localizedPath } from '#site/paths.ts';
import { parseSheetPath } from '#site/sheet-address.ts';
import { type Resolution, resolveRequest } from '#site/resolve-request.ts';
import { buildSite } from './site/built-site.ts';
import { attributes, loadPages, type SitePage } from './site/pages.ts';

const { settings, files } = await buildSite();
const pages = await loadPages();
const fileSet = new Set(files);
const pageOf = new Map(pages.map((page) => [page.file, page]));
const rules = await new RedirectRules(settings.outDir).load();

interface Link {
  readonly from: SitePage;
  readonly to: string;
}

/** Every link target of a page. */
const links: readonly Link[] = pages.flatMap((from) =>
  (['href', 'src', 'action', 'poster', 'data'] as const)
    .flatMap((name) => attributes(from.document, `[${name}]`, name))
    .concat(attributes(from.document, '[srcset]', 'srcset').flatMap(parseSrcset))
    .concat(attributes(from.document, 'meta[property="og:image"]', 'content'))
    .map((to) => ({ from, to })),
);

/** Links within the site, as an address with query and fragment. */
const internal = links.flatMap(({ from, to }) => {
  const url = new URL(to, settings.siteUrl + from.address);
  return url.origin === settings.siteUrl ? [{ from, to, url }] : [];
});

const isSwitcher = (url: URL): boolean => url.searchParams.has('lang');

function parseSrcset(srcset: string): readonly string[] {
  return srcset.split(',').map((candidate) => candidate.trim().split(/\s/u)[0] ?? '');
}

/** The server's response to an address, for a visitor without a chosen language. */
function resolve({ pathname, searchParams }: URL): Resolution {
  return resolveRequest({ pathname, search: searchParams, stored: undefined }, rules);
}

function fileOf(url: URL): string | undefined {
  const resolution = resolve(new URL(url.pathname, url));
  if (resolution.type === 'file') return decodeURIComponent(resolution.pathname).slice(1);
  return resolution.type === 'page'
    ? targetOf(localizedPath(resolution.path, resolution.locale)).file
    : undefined;
}

const name = ({ from, to }: Link): string => `${from.address} → ${to}`;

test('the crawl sees every page in three languages', () => {
  for (const locale of locales) {
    expect(pages.filter((page) => page.locale === locale).length).toBeGreaterThan(100);
  }
  expect(internal.length).toBeGreaterThan(10_000);
});

test('every internal link and every asset is a file of the site, or a live call', () => {
  const isLive = ({ pathname }: URL) =>
    endpoints.has(pathname) ||
    parseUnservedFeed(pathname) !== undefined ||
    parseSheetPath(pathname) !== undefined;
  const dead = internal.filter(({ url }) => !isLive(url) && !fileSet.has(fileOf(url) ?? ''));
  expect([...new Set(dead.map(({ to, from }) => `${to} on ${from.locale} pages`))]).toEqual([]);
});

test('every link with a fragment leads to an element with that id', () => {
  const dead = internal.filter(({ url }) => {
    const target = pageOf.get(fileOf(url) ?? '');
    const id = decodeURIComponent(url.hash.slice(1));
    return id !== '' && !(target && attributes(target.document, '[id]', 'id').includes(id));
  });
  expect(dead.map(name)).toEqual([]);
});

test('no link leads to a redirect, those of the language switcher aside', () => {
  const redirected = internal.filter(
    ({ url }) => !isSwitcher(url) && ['moved', 'language', 'malformed'].includes(resolve(url).type),
  );
  expect(redirected.map(name)).toEqual([]);
});

test('a link of the language switcher leads to the same page, or to the list of a list page, in its language', () => {
  const wrong = internal
    .filter(({ url }) => isSwitcher(url))
    .filter(({ from, url }) => {
      const locale = locales.find((known) => known === url.searchParams.get('lang'));
      return (
        locale === undefined || url.pathname !== encodeURI(localizedPath(counterpart(from.path), locale))
      );
    });
  expect(wrong.map(name)).toEqual([]);
});

test('links stay in the language of their page, those to other languages say so', () => {
  const strayed = pages.flatMap((page) =>
    page.document.querySelectorAll('a[href]').flatMap((anchor) => {
      const href = anchor.getAttributeValue('href') ?? '';
      const resolution = resolve(new URL(href, settings.siteUrl + page.address));
      const isOther = href.startsWith('/') && resolution.type === 'page' && resolution.locale !== page.locale;
      return isOther && anchor.getAttributeValue('hreflang') !== resolution.locale
        ? [`${page.address} → ${href}`]
        : [];
    }),
  );
  expect(strayed).toEqual([]);
});

test('links that leave the site are encrypted, or are phone numbers and e-mail addresses', () => {
  const others = links.filter(
    ({ to }) => /^[a-z][a-z\d+.-]*:/iu.test(to) && !/^(?:https|tel|mailto):/u.test(to),
  );
  expect(others.map(name)).toEqual([]);
});

test('no page has an id twice', () => {
  const repeated = pages.flatMap(({ address, document }) => {
    const ids = attributes(document, '[id]', 'id');
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${address}#${id}`);
  });
  expect(repeated).toEqual([]);
});
