import { join } from 'node:path';
import { openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { defaultLocale, locales } from '#model/locale.ts';
import { localizedPath } from '#site/paths.ts';
import { buildSite } from './site/built-site.ts';
import { attributes, loadPages, type SitePage, texts } from './site/pages.ts';

const { settings } = await buildSite();
const pages = await loadPages();
const byAddress = new Map(pages.map((page) => [page.address, page]));

const absolute = (address: string): string => new URL(address, settings.siteUrl).href;
const canonicals = ({ document }: SitePage) => attributes(document, 'link[rel="canonical"]', 'href');

/** Pairs of hreflang and address. */
function alternates({ document }: SitePage): readonly (readonly [string, string])[] {
  return document
    .querySelectorAll('link[rel="alternate"][hreflang]')
    .map((link) => [link.getAttributeValue('hreflang') ?? '', link.getAttributeValue('href') ?? ''] as const);
}

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test('the language of a page stands in its html element', () => {
  const wrong = pages.filter(
    ({ document, locale }) => attributes(document, 'html', 'lang').join() !== locale,
  );
  expect(wrong.map(({ address }) => address)).toEqual([]);
});

test('the locale codes are et_EE, ru_RU and en_US', () => {
  const codes = locales.map((locale) => {
    const home = byAddress.get(locale === defaultLocale ? '/' : `/${locale}`);
    return home && attributes(home.document, 'meta[property="og:locale"]', 'content');
  });
  expect(codes).toEqual([['et_EE'], ['ru_RU'], ['en_US']]);
});

test('every page has one title, and no two pages have the same, in no two languages either', () => {
  const titles = pages.map(({ document }) => texts(document, 'head > title'));
  expect(titles.filter((found) => found.length !== 1 || found[0] === '')).toEqual([]);
  expect(repeated(titles.flat())).toEqual([]);
});

test('every page has one description, and no two pages have the same, in no two languages either', () => {
  const descriptions = pages.map(({ document }) =>
    attributes(document, 'meta[name="description"]', 'content'),
  );
  expect(descriptions.filter((found) => found.length !== 1 || found[0]?.trim() === '')).toEqual([]);
  expect(repeated(descriptions.flat())).toEqual([]);
});

test('every page has one first heading', () => {
  const wrong = pages.filter(({ document }) => {
    const headings = texts(document, 'h1');
    return headings.length !== 1 || headings[0] === '';
  });
  expect(wrong.map(({ address }) => address)).toEqual([]);
});

test('every page that may be listed is its own canonical page', () => {
  const wrong = pages.filter(
    (page) => page.isIndexed && canonicals(page).join() !== absolute(encodeURI(page.address)),
  );
  expect(wrong.map((page) => [page.address, canonicals(page)])).toEqual([]);
});

test('every page that may be listed names itself and its other languages, and they name it', () => {
  const wrong = pages
    .filter((page) => page.isIndexed)
    .filter((page) => {
      const others = alternates(page).filter(([language]) => language !== 'x-default');
      const isMutual = others.every(([language, href]) => {
        const other = pages.find(({ address, locale }) => absolute(address) === href && locale === language);
        return (
          other?.isIndexed === true && alternates(other).some(([, back]) => back === absolute(page.address))
        );
      });
      return (
        !isMutual ||
        !others.some(([language, href]) => language === page.locale && href === absolute(page.address))
      );
    });
  expect(wrong.map((page) => [page.address, alternates(page)])).toEqual([]);
});

test('x-default is the Estonian page, where there is one', () => {
  const wrong = pages.filter((page) => {
    const estonian = alternates(page).find(([language]) => language === defaultLocale)?.[1];
    return alternates(page).find(([language]) => language === 'x-default')?.[1] !== estonian;
  });
  expect(wrong.map((page) => [page.address, alternates(page)])).toEqual([]);
});

test('a page without a language is in no hreflang of that language', () => {
  const hidden = new Set(pages.filter((page) => !page.isIndexed).map(({ address }) => absolute(address)));
  const named = pages.flatMap((page) => alternates(page).map(([, href]) => href));
  expect(named.filter((href) => hidden.has(href))).toEqual([]);
  expect(pages.filter((page) => !page.isIndexed && alternates(page).length > 0)).toEqual([]);
});

test('test pages, the search, pages after a form and those for what is not there are not listed, all others are', () => {
  const hidden = pages.filter((page) => !page.isIndexed && !page.path.startsWith('/about/news/'));
  const expected = [
    '/odoo-test',
    '/search',
    '/styleguide',
    '/not-found',
    '/offline',
    '/customer-support/contact-us/submitted',
    '/home-customer/ordering-fecal-transport/submitted',
  ];
  const addresses = expected.flatMap((path) =>
    locales.map((locale) => (locale === 'et' ? path : `/${locale}${path}`)),
  );
  expect(hidden.map(({ address }) => address).sort()).toEqual(addresses.sort());
});

test('a post that lacks a language has a short page there that is not listed and links to the languages that have it', () => {
  const short = pages.filter((page) => !page.isIndexed && page.path.startsWith('/about/news/'));
  expect(new Set(short.map(({ locale }) => locale))).toEqual(new Set(['ru', 'en']));
  for (const page of short) {
    const links = page.document.querySelectorAll('main ul a[hreflang]');
    const offered = links.map((link) => link.getAttributeValue('hreflang'));
    const existing = locales.filter(
      (locale) => byAddress.get(localizedPath(page.path, locale))?.isIndexed === true,
    );
    expect([page.address, offered]).toEqual([page.address, existing]);
    expect(texts(page.document, 'main').join().length).toBeLessThan(500);
  }
});

test('what a page is written with comes with the fonts that its head asks for', () => {
  const characters = new Map<string, readonly number[]>();
  const charactersOf = (file: string): readonly number[] => {
    let points = characters.get(file);
    if (!points) {
      const font = openSync(join(settings.outDir, file));
      characters.set(file, (points = 'characterSet' in font ? font.characterSet : []));
    }
    return points;
  };
  const missing = pages.flatMap(({ address, document }) => {
    const files = attributes(document, 'link[rel="preload"][as="font"]', 'href');
    // The frame of the page builder's editor needs none.
    if (files.length === 0) return [];
    const known = new Set(files.flatMap(charactersOf));
    // The name of another language may follow later, and code has a font of the system.
    const foreign = texts(document, 'body [lang], body code').join('');
    const used = new Set(texts(document, 'body').join('').replace(/\s/gu, ''));
    const others = [...used].filter(
      (character) => !known.has(character.codePointAt(0) ?? 0) && !foreign.includes(character),
    );
    return others.length === 0 ? [] : [`${address}: ${others.join(' ')}`];
  });
  expect(missing).toEqual([]);
});
