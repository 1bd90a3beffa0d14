/** What is around the content of every page: header, menu, breadcrumb and footer. */
import { infoPhone } from '../../site/company.ts';
import { formatLegalName } from '#shell/company/company.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { parsePagePath } from '#platform/addresses/page-path.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { company } from '../../site/company.ts';
import { attributes, type SitePage, texts } from '../../site/pages.ts';
import { type Check, check, checkTogether } from '../check.ts';

/** An address in a language; one of another site is the same in all. */
export function addressIn(locale: Locale, address: string): string {
  const path = parsePagePath(address);
  return path ? localizedPath(path, locale) : address;
}

/** Addresses of our pages that a part of the page does not lead to. */
export function notLinked(page: SitePage, within: string, paths: readonly string[]): readonly string[] {
  const linked = attributes(page.document, `${within} a`, 'href');
  return paths.map((path) => addressIn(page.locale, path)).filter((address) => !linked.includes(address));
}

const isSame = (found: readonly string[], expected: readonly string[]): readonly string[] =>
  found.join('|') === expected.join('|') ? [] : [found.join(', ')];

/** The path of an old page does not say that it stands below the company. */
const placeOf = (path: string): string =>
  path === '/home-customer/fecal-transport-2' ? '/about/jobs' : path;

export const frame: readonly Check[] = [
  checkTogether('every page has the whole menu of its language, in that language', {
    begin: () => {
      const labels = new Map<Locale, string>();
      return {
        page: ({ document, locale }) => {
          const own = texts(document, '.main-menu a').join('|');
          const first = labels.get(locale) ?? own;
          labels.set(locale, first);
          return own === first ? [] : [own];
        },
        end: () =>
          new Set(labels.values()).size === labels.size ? [] : ['two languages have the same menu'],
      };
    },
    spoiling: { pages: ['/en', '/en/about'], part: /aria-current="page">[^<]+</u, by: '>Firm<' },
  }),

  checkTogether('only the sale of packaging in the Estonian menu opens in a new tab', {
    begin: () => {
      const opened = new Set<string>();
      return {
        page: ({ document, locale }) => {
          for (const href of attributes(document, 'a[target="_blank"]', 'href'))
            opened.add(`${locale} ${href}`);
          return [];
        },
        end: () => isSame([...opened], ['et /services/packaging-sale']),
      };
    },
    spoiling: { pages: ['/'], part: /<a href="\/about"/u, by: '<a target="_blank" href="/about"' },
  }),

  check(
    'the language switcher shows the current locale and lists all, in capitals and the current one marked',
    {
      faults: ({ document, locale }) => {
        const shown = ['.locales summary', '.locales a', '.locales a[aria-current]'].flatMap((part) =>
          texts(document, part),
        );
        const wanted = [locale, ...locales, locale];
        return isSame(
          shown,
          wanted.map((one) => one.toUpperCase()),
        );
      },
      spoiling: { pages: ['/ru/about'], part: />\s*EN\s*</u, by: '>en<' },
    },
  ),

  check('the header has a search field that leads to the search page of its language', {
    faults: ({ document, locale }) => {
      const field = document.querySelector('header form[role="search"] input[name="searchQuery"]');
      const action = field?.closest('form')?.getAttribute('action') ?? 'no field';
      return isSame([action], [addressIn(locale, '/search')]);
    },
    spoiling: { pages: ['/ru/about'], part: /action="\/ru\/search"/u, by: 'action="/search"' },
  }),

  check('the header has a button to the self-service portal', {
    faults: (page, { settings }) => {
      const buttons = attributes(page.document, 'header .self-service', 'href');
      return buttons.includes(settings.selfServiceUrl) ? [] : ['there is none'];
    },
    spoiling: { pages: ['/ru/about'], part: /class="([\w -]*)self-service/u, by: 'class="$1' },
  }),

  check('the breadcrumb of a page leads from home down to it', {
    concerns: ({ path }) => path !== '/' && path !== '/not-found',
    faults: ({ document, locale, path }) => {
      const [home, ...between] = attributes(document, '.breadcrumb a', 'href');
      const current = texts(document, '.breadcrumb [aria-current="page"]');
      return [
        ...between.filter((href) => !addressIn(locale, placeOf(path)).startsWith(`${href}/`)),
        ...isSame([home ?? ''], [addressIn(locale, '/')]),
        ...(current.length === 1 && current[0] !== '' ? [] : ['it does not name the page']),
      ];
    },
    spoiling: { pages: ['/ru/about/company'], part: /(<ol>.*)\/ru\/about"/u, by: '$1/ru/services"' },
  }),

  check('the footer has the details of the company, its short number and a link to the choice of cookies', {
    faults: ({ document }) => {
      const { registryCode, vatNumber, address, email } = company;
      const details = [
        formatLegalName(company),
        registryCode,
        vatNumber,
        address.street,
        address.postalCode,
        email,
      ];
      const footer = texts(document, 'footer').join();
      const isCalled = attributes(document, 'footer a', 'href').includes(`tel:${infoPhone}`);
      return [
        ...details.filter((detail) => !footer.includes(detail)),
        ...(isCalled ? [] : ['no short number']),
        ...(texts(document, 'footer .consent a').length === 1 ? [] : ['no choice of cookies']),
      ];
    },
    spoiling: { pages: ['/ru/about'], part: /(<footer.*)10000019/u, by: '$110000020' },
  }),

  check('the footer leads to the accessibility statement, the cookie notice and the terms', {
    faults: (page) => notLinked(page, 'footer', ['/accessibility', '/cookies', '/terms']),
    spoiling: { pages: ['/ru/about'], part: /"\/ru\/accessibility"/u, by: '"/accessibility"' },
  }),
];
