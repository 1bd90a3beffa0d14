/** Pages and their languages: routes × address × `lang` × stored language. */
import { type Locale, locales } from '#platform/languages/locale.ts';
import { type PagePath, parseOwnPath } from '#platform/addresses/page-path.ts';
import { embedParts } from '#features/embeds/embed-options.ts';
import { embedPath } from '#features/embeds/embeds.ts';
import { localizedPath, studioHostPath } from '#platform/addresses/paths.ts';
import { pageTemplates } from '#shell/addresses/routes.ts';
import type { Answer, ConformanceCase } from './case.ts';

const cacheByNobody = 'private, no-store';

export function pageCases(): readonly ConformanceCase[] {
  const paths = pageTemplates.map(parseOwnPath);
  const inLanguages = paths.filter((path) => path !== studioHostPath).flatMap(languageCases);
  const embeds = embedParts.flatMap((part) => embedCases(embedPath(part)));
  return [...paths.flatMap(plainCases), ...embeds, ...inLanguages, ...oddLanguages, ...spellings];
}

const security = {
  'content-security-policy': /default-src 'none'/u,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': /max-age=\d{8}/u,
};

function page(locale: Locale): Answer {
  return {
    status: 200,
    headers: {
      'content-type': /^text\/html/u,
      'set-cookie': undefined,
    },
    holds: `<html lang="${locale}"`,
  };
}

function plainCases(path: PagePath): readonly ConformanceCase[] {
  return locales.map((locale) => {
    const address = localizedPath(path, locale);
    // Published only with a page builder project, which this site does not have.
    if (path === studioHostPath) return { path: address, answer: { status: 404 } };
    const { headers, ...answer } = page(locale);
    return { path: address, answer: { ...answer, headers: { ...headers, ...security } } };
  });
}

/** Any site may frame them, and nothing that their reader has chosen elsewhere changes their language. */
function embedCases(path: PagePath): readonly ConformanceCase[] {
  return locales.map((locale) => {
    const { headers, ...answer } = page(locale);
    const framed = {
      ...headers,
      ...security,
      'content-security-policy': /frame-ancestors \*/u,
      'cross-origin-resource-policy': 'cross-origin',
    };
    return {
      path: `${localizedPath(path, locale)}?lang=ru`,
      headers: { cookie: 'locale=en' },
      answer: { ...answer, headers: framed },
    };
  });
}

/** A chosen language is stored and redirected to; a stored one applies only to addresses without a prefix. */
function languageCases(path: PagePath): readonly ConformanceCase[] {
  const chosen = locales.flatMap((from) =>
    locales.map((to): ConformanceCase => ({
      path: `${localizedPath(path, from)}?lang=${to}`,
      answer: moved(localizedPath(path, to), new RegExp(`^locale=${to};`, 'u')),
    })),
  );
  const stored = locales.flatMap((locale) =>
    locales.map((from): ConformanceCase => {
      const isFollowed = from === 'et' && locale !== 'et';
      return {
        path: localizedPath(path, from),
        headers: { cookie: `other=1; locale=${locale}` },
        answer: isFollowed ? moved(localizedPath(path, locale)) : page(from),
      };
    }),
  );
  return [...chosen, ...stored];
}

/** @param cookie Pattern of the cookie; no cookie if absent. */
function moved(location: string, cookie?: RegExp): Answer {
  return { status: 302, headers: { location, 'cache-control': cacheByNobody, 'set-cookie': cookie } };
}

const oddLanguages: readonly ConformanceCase[] = [
  // Ids of the old site.
  { path: '/about?lang=9', answer: moved('/ru/about', /^locale=ru;/u) },
  { path: '/ru/about?lang=1', answer: moved('/about', /^locale=et;/u) },
  { path: '/about?lang=10', answer: moved('/en/about', /^locale=en;/u) },
  // An unknown language is ignored, and all other parameters stay.
  { path: '/about?lang=fi', answer: page('et') },
  { path: '/about?lang=', answer: page('et') },
  { path: '/about', headers: { cookie: 'locale=fi' }, answer: page('et') },
  {
    path: '/search?searchQuery=paber+ja&lang=ru&x=1',
    answer: moved('/ru/search?searchQuery=paber+ja&x=1', /^locale=ru;/u),
  },
  { path: '/robots.txt?lang=ru', answer: { status: 200, headers: { 'set-cookie': undefined } } },
];

const spellings: readonly ConformanceCase[] = [
  ...['/customer-support/price-lists', '/klienditugi/hinnakirjad'].map((path) => ({
    path: `${path}?pricelist=179-Keila+vald`,
    answer: { status: 301, headers: { location: '/customer-support/price-lists/179' } },
  })),
  { path: '/about/', answer: { status: 301, headers: { location: '/about' } } },
  { path: '/ru//about/news/', answer: { status: 301, headers: { location: '/ru/about/news' } } },
  {
    path: '//about',
    answer: { status: 301, headers: { location: '/about' } },
    onNetlify: {
      answer: { status: 200, holds: '<html lang="et"' },
      reason: 'the tool itself evens out a double slash at the start of an address',
    },
  },
];
