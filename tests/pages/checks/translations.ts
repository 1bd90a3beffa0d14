/** How a page names itself in other languages. */
import { defaultLocale, type Locale, locales } from '#platform/languages/locale.ts';
import type { PagePath } from '#platform/addresses/page-path.ts';
import { attributes, type SitePage, texts } from '../../site/pages.ts';
import { type Check, check, checkTogether } from '../check.ts';

/** Pairs of hreflang and address. */
const listAlternates = ({ document }: SitePage): readonly (readonly [string, string])[] =>
  document
    .querySelectorAll('link[rel="alternate"][hreflang]')
    .map(({ attributes: { hreflang = '', href = '' } }) => [hreflang, href] as const);

/** What a page says of itself, by which others are judged. */
interface Named {
  readonly page: Pick<SitePage, 'address' | 'locale' | 'isIndexed'>;
  readonly alternates: readonly (readonly [string, string])[];
}

const inThreeLanguages = ['/about', '/ru/about', '/en/about'];

export const translations: readonly Check[] = [
  checkTogether('every page that may be listed names itself and its other languages, and they name it', {
    begin: ({ settings }) => {
      const known = new Map<string, Named>();
      const absolute = (address: string) => new URL(address, settings.siteUrl).href;
      const isNamedBack = (own: string, [language, href]: readonly [string, string]) => {
        const other = known.get(href);
        return (
          other?.page.locale === language &&
          other.page.isIndexed &&
          other.alternates.some(([, back]) => back === own)
        );
      };
      return {
        page: (page) => {
          const { address, locale, isIndexed } = page;
          known.set(absolute(address), {
            page: { address, locale, isIndexed },
            alternates: listAlternates(page),
          });
          return [];
        },
        end: () =>
          [...known].flatMap(([own, { page, alternates }]) => {
            const others = alternates.filter(([language]) => language !== 'x-default');
            const isNamed = others.some(([language, href]) => language === page.locale && href === own);
            const strange = others.filter((other) => !isNamedBack(own, other)).map(([, href]) => href);
            return page.isIndexed && (!isNamed || strange.length > 0)
              ? [`${page.address}: ${strange.join(', ')}`]
              : [];
          }),
      };
    },
    spoiling: { pages: inThreeLanguages, part: /(hreflang="ru" href="[^"]*)\/ru\/about"/u, by: '$1/ru"' },
  }),

  check('x-default is the Estonian page, where there is one', {
    faults: (page) => {
      const alternates = new Map(listAlternates(page));
      const fallback = alternates.get('x-default');
      return fallback === alternates.get(defaultLocale) ? [] : [fallback ?? 'there is none'];
    },
    spoiling: { pages: ['/about'], part: /(hreflang="x-default" href="[^"]*)"/u, by: '$1/company"' },
  }),

  checkTogether('a page without a language is in no hreflang of that language', {
    begin: ({ settings }) => {
      const hidden = new Set<string>();
      const named = new Map<string, string>();
      return {
        page: (page) => {
          const alternates = listAlternates(page);
          for (const [, href] of alternates) named.set(href, page.address);
          if (page.isIndexed) return [];
          hidden.add(new URL(page.address, settings.siteUrl).href);
          return alternates.map(([, href]) => `it is not listed and names ${href}`);
        },
        end: () => [...named].flatMap(([href, by]) => (hidden.has(href) ? [`${by}: ${href}`] : [])),
      };
    },
    spoiling: {
      pages: inThreeLanguages,
      part: /<head>/u,
      by: '<head><meta name="robots" content="noindex">',
    },
  }),

  checkTogether(
    'a post that lacks a language has a short page there that is not listed and links to the languages that have it',
    {
      concerns: ({ path }) => path.startsWith('/about/news/'),
      minPages: 50,
      begin: () => {
        const existing = new Map<PagePath, Locale[]>();
        const lacking: { path: PagePath; address: string; offered: string }[] = [];
        return {
          page: ({ path, locale, isIndexed, address, document }) => {
            if (isIndexed) {
              existing.set(path, [...(existing.get(path) ?? []), locale]);
              return [];
            }
            const offered = attributes(document, 'main ul a[hreflang]', 'hreflang').join();
            lacking.push({ path, address, offered });
            const words = texts(document, 'main').join();
            return [
              ...(locale === defaultLocale ? ['it lacks the language of every post'] : []),
              ...(words.length < 500 ? [] : [`its text has ${words.length} characters`]),
            ];
          },
          end: () =>
            lacking.flatMap(({ path, address, offered }) => {
              const own = existing.get(path) ?? [];
              const expected = locales.filter((locale) => own.includes(locale)).join();
              return offered === expected ? [] : [`${address}: offers ${offered}, there is ${expected}`];
            }),
        };
      },
      spoiling: {
        pages: [
          '/about/news/kompost-oma-aias-nii-saab-koortest-muld',
          '/ru/about/news/kompost-oma-aias-nii-saab-koortest-muld',
          '/en/about/news/kompost-oma-aias-nii-saab-koortest-muld',
        ],
        part: /hreflang="et"/gu,
        by: 'hreflang="en"',
      },
    },
  ),
];
