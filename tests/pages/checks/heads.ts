/** The head of a page: its language, title, description, canonical address, icons and picture. */
import type { Locale } from '#platform/languages/locale.ts';
import { lookupPath } from '#shell/addresses/lookup-path.ts';
import { company } from '../../site/company.ts';
import { attributes, type SitePage, texts } from '../../site/pages.ts';
import { type Check, check, checkTogether, type Spoiling } from '../check.ts';

const localeCodes: Readonly<Record<Locale, string>> = { et: 'et_EE', ru: 'ru_RU', en: 'en_US' };

/** Spec: pages that search engines may not list, besides articles that lack a language. */
const hiddenPaths: ReadonlySet<string> = new Set([
  '/odoo-test',
  '/search',
  '/styleguide',
  '/not-found',
  '/offline',
  '/customer-support/contact-us/submitted',
  '/home-customer/ordering-fecal-transport/submitted',
  '/terms/withdrawal/submitted',
]);

const meta = ({ document }: SitePage, property: string) =>
  attributes(document, `meta[property="og:${property}"]`, 'content');

export const heads: readonly Check[] = [
  check('the language of a page stands in its html element', {
    faults: ({ document, locale }) => {
      const languages = attributes(document, 'html', 'lang').join();
      return languages === locale ? [] : [languages];
    },
    spoiling: { pages: ['/ru/about'], part: /lang="ru"/u, by: 'lang="et"' },
  }),

  check('the locale codes are et_EE, ru_RU and en_US', {
    faults: (page) => {
      const codes = meta(page, 'locale').join();
      return codes === localeCodes[page.locale] ? [] : [codes];
    },
    spoiling: { pages: ['/en/about'], part: /"en_US"/u, by: '"en_GB"' },
  }),

  onlyOnce('every page has one title, and no two pages have the same, in no two languages either', {
    read: ({ document }) => texts(document, 'head > title'),
    spoiling: { pages: ['/about', '/en/about'], part: /<title>.*?<\/title>/u, by: '<title>About</title>' },
  }),

  onlyOnce('every page has one description, and no two pages have the same, in no two languages either', {
    read: ({ document }) => attributes(document, 'meta[name="description"]', 'content'),
    spoiling: {
      pages: ['/about', '/en/about'],
      part: /(<meta name="description" content=)"[^"]*"/u,
      by: '$1"About"',
    },
  }),

  check('every page has one first heading', {
    faults: ({ document }) => {
      const headings = texts(document, 'h1');
      return headings.length === 1 && headings[0] !== '' ? [] : [`it has ${headings.join(', ')}`];
    },
    spoiling: { pages: ['/about'], part: /<h1>/u, by: '<h1></h1><h1>' },
  }),

  check('every page that may be listed is its own canonical page', {
    concerns: ({ isIndexed }) => isIndexed,
    faults: ({ document, address }, { settings }) => {
      const canonical = attributes(document, 'link[rel="canonical"]', 'href').join();
      return canonical === new URL(encodeURI(address), settings.siteUrl).href ? [] : [canonical];
    },
    spoiling: { pages: ['/ru/about'], part: /(rel="canonical" href="[^"]*)ru\/about/u, by: '$1about' },
  }),

  check(
    'test pages, the search, pages after a form and those for what is not there are not listed, all others are',
    {
      concerns: ({ path }) => !path.startsWith('/about/news/'),
      faults: ({ path, isIndexed }) =>
        isIndexed === hiddenPaths.has(path) ? [isIndexed ? 'is listed' : 'is not listed'] : [],
      spoiling: { pages: ['/ru/search'], part: /noindex/u, by: 'index' },
    },
  ),

  check('every page names the icons, and the page of the lookup the app of its language', {
    faults: ({ document, path, locale }) => {
      const named = [
        ...attributes(document, 'link[rel="icon"]', 'href'),
        ...attributes(document, 'link[rel="apple-touch-icon"]', 'href'),
        ...attributes(document, 'link[rel="manifest"]', 'href'),
      ].join(' ');
      const app = path === lookupPath ? ` /manifests/${locale}.webmanifest` : '';
      return named === `/favicon.ico /favicon.svg /apple-touch-icon.png${app}` ? [] : [named];
    },
    spoiling: {
      pages: ['/ru/customer-support/next-shipping-day'],
      part: /manifests\/ru/u,
      by: 'manifests/et',
    },
  }),

  check('every page names a picture of its language, what it is and whose it is', {
    faults: (page) => {
      const { pathname } = new URL(meta(page, 'image').join());
      const siteNames = meta(page, 'site_name').join();
      return [
        ...['title', 'description', 'url', 'type', 'image'].filter((name) => meta(page, name).length !== 1),
        ...(pathname.startsWith(`/social/${page.locale}/`) ? [] : [pathname]),
        ...(siteNames === company.name ? [] : [siteNames]),
      ];
    },
    spoiling: { pages: ['/ru/about'], part: /\/social\/ru/u, by: '/social/et' },
  }),
];

interface OnlyOnceOptions {
  readonly read: (page: SitePage) => readonly string[];
  readonly spoiling: Spoiling;
}

/** Each page has one value, and no other page has it. */
function onlyOnce(name: string, { read, spoiling }: OnlyOnceOptions): Check {
  return checkTogether(name, {
    begin: () => {
      const owners = new Map<string, string>();
      return {
        page: (page) => {
          const found = read(page);
          const [value = ''] = found;
          if (found.length !== 1 || value.trim() === '') return [`it has ${found.length}: "${found.join()}"`];
          const owner = owners.get(value);
          if (owner === undefined) owners.set(value, page.address);
          return owner === undefined ? [] : [`"${value}" is that of ${owner} too`];
        },
      };
    },
    spoiling,
  });
}
