/** The home page, and the menu that all pages have as it has. */
import type { Settings } from '#platform/publish/settings.ts';
import type { Locale } from '#platform/languages/locale.ts';
import type { HtmlElement } from '../../site/html-element.ts';
import { attributes, type SitePage, texts } from '../../site/pages.ts';
import { type Check, check } from '../check.ts';
import { addressIn, notLinked } from './frame.ts';

type Menu = Readonly<Record<string, readonly string[]>>;

/** Spec §2, Menu: each entry with its final address; and what goes where, which visitors ask for most. */
const buildMenu = ({ jobsUrl, selfServiceUrl }: Settings): Menu => ({
  '/about': [
    '/about/company',
    '/about/environment-and-quality',
    '/about/procurement',
    '/about/news',
    jobsUrl,
  ],
  '/home-customer': [
    '/home-customer/organized-waste',
    '/home-customer/big-bag-collecting',
    '/home-customer/packaging-transportation',
    '/home-customer/waste-stations',
    '/sorting',
    '/home-customer/fecal-transport',
    '/home-customer/hazardous-waste',
    '/construction-waste/collect-transport-waste',
    '/home-customer/rental-garbage-containers',
  ],
  '/construction-waste': [
    '/construction-waste/collect-transport-waste',
    '/home-customer/big-bag-collecting',
    '/construction-waste/take-it-yourself',
  ],
  '/services': [
    '/services/electronic-waste',
    '/home-customer/fecal-transport',
    '/home-customer/hazardous-waste',
    '/services/bulk-material-sale',
    '/services/compost',
    '/services/maintenance-of-roads',
    '/services/packaging-sale',
    '/services/recyclable-waste-purchase',
  ],
  '/customer-support': [
    selfServiceUrl,
    '/customer-support/emergency-notice',
    '/customer-support/next-shipping-day',
    '/customer-support/unserved-addresses',
    '/customer-support/faq',
    '/customer-support/instructions',
    '/customer-support/price-lists',
    '/customer-support/contact',
    '/customer-support/personal-data-processing',
    '/customer-support/contact-us',
  ],
});

/** What the title of the home page says. */
const work: Readonly<Record<Locale, string>> = {
  et: 'jäätmevedu',
  ru: 'вывоз отходов',
  en: 'waste collection',
};

const isHome = { concerns: ({ path }: SitePage) => path === '/', minPages: 3 };

const submenus = ({ document }: SitePage): readonly HtmlElement[] =>
  document.querySelectorAll('.main-menu .submenu');

/** Without the link to the page of the section itself, which is shown on touch devices. */
function listEntries(submenu: HtmlElement): readonly string[] {
  const own = attributes(submenu, '.section-page a', 'href');
  return attributes(submenu, 'a[href]', 'href').filter((href) => !own.includes(href));
}

/** A line for each submenu: the address of its section, then its entries in any order. */
function shownMenu(page: SitePage): readonly string[] {
  return submenus(page).map((submenu) => {
    const top = submenu.parent?.querySelector('a')?.getAttribute('href') ?? '';
    return [top, ...listEntries(submenu).toSorted()].join(' ');
  });
}

export const home: readonly Check[] = [
  check('the menu holds the entries of the specification in every language, at their final addresses', {
    ...isHome,
    faults: (page, { settings }) => {
      const expected = Object.entries(buildMenu(settings)).map(([top, entries]) => {
        const addresses = entries.map((entry) => addressIn(page.locale, entry)).toSorted();
        return [addressIn(page.locale, top), ...addresses].join(' ');
      });
      const shown = shownMenu(page);
      return shown.join() === expected.join() ? [] : shown.filter((line) => !expected.includes(line));
    },
    spoiling: { pages: ['/ru'], part: /"\/ru\/services\/compost"/u, by: '"/ru/services/composting"' },
  }),

  check('a submenu has two columns when it holds more than three entries, and one when it holds fewer', {
    ...isHome,
    faults: (page) =>
      submenus(page)
        .filter((submenu) => submenu.classes.includes('two-columns') !== listEntries(submenu).length > 3)
        .map((submenu) => listEntries(submenu).join()),
    spoiling: { pages: ['/ru'], part: /submenu two-columns/u, by: 'submenu' },
  }),

  check('the home page lists every page of the menu below the services, in every language', {
    ...isHome,
    faults: (page, { settings }) =>
      notLinked(page, 'main .card-pages', buildMenu(settings)['/services'] ?? []),
    spoiling: { pages: ['/ru'], part: /(<main.*)services\/compost"/su, by: '$1services/composting"' },
  }),

  check('the title of the home page says what the company does', {
    ...isHome,
    faults: ({ document, locale }) =>
      texts(document, 'head > title').filter((title) => !title.includes(work[locale])),
    spoiling: { pages: ['/en'], part: /<title>.*?<\/title>/u, by: '<title>Home</title>' },
  }),

  check('the home page leads to the pages of home, construction and business customers', {
    ...isHome,
    faults: (page) => notLinked(page, 'main', ['/home-customer', '/construction-waste', '/services']),
    spoiling: { pages: ['/ru'], part: /"\/ru\/construction-waste"/gu, by: '"/construction-waste"' },
  }),
];
