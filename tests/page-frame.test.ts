import type { HtmlElement } from 'html-validate';
import { expect, test } from 'vitest';
import { infoPhone } from '#model/business-rules.ts';
import { legalNameOf } from '#model/company.ts';
import { type Locale, locales } from '#model/locale.ts';
import { parsePagePath } from '#model/page-path.ts';
import { localizedPath } from '#site/paths.ts';
import { buildSite } from './site/built-site.ts';
import { company } from './site/company.ts';
import { attributes, loadPages, type SitePage, texts } from './site/pages.ts';

const { settings } = await buildSite();
/** All pages with the common layout; the host route for the studio of the page builder has none. */
const pages = await loadPages();
const homes = pages.filter(({ path }) => path === '/');

/** Spec §2, Menu: each entry with its final address; and what goes where, which visitors ask for most. */
const menu: Readonly<Record<string, readonly string[]>> = {
  '/about': [
    '/about/company',
    '/about/environment-and-quality',
    '/about/procurement',
    '/about/news',
    settings.jobsUrl,
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
    settings.selfServiceUrl,
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
};

function addressIn(locale: Locale, address: string): string {
  const path = parsePagePath(address);
  return path ? localizedPath(path, locale) : address;
}

const submenus = ({ document }: SitePage): readonly HtmlElement[] =>
  document.querySelectorAll('.main-menu .submenu');
/** Without the link to the page of the section itself, which is shown on touch devices. */
const entriesOf = (submenu: HtmlElement): readonly string[] => {
  const own = attributes(submenu, '.section-page a', 'href');
  return attributes(submenu, 'a[href]', 'href').filter((href) => !own.includes(href));
};

function shownMenu(page: SitePage): readonly (readonly [string, readonly string[]])[] {
  return submenus(page).map((submenu) => {
    const top = submenu.parent?.querySelector('a')?.getAttributeValue('href') ?? '';
    return [top, entriesOf(submenu)] as const;
  });
}

/** Addresses of pages that fail a condition; the first few are enough for a message. */
const pagesWithout = (holds: (page: SitePage) => boolean): readonly string[] =>
  pages
    .filter((page) => !holds(page))
    .map(({ address }) => address)
    .slice(0, 10);

test('the menu holds the entries of the specification in every language, at their final addresses', () => {
  for (const home of homes) {
    const expected = Object.entries(menu).map(([top, entries]) => {
      return [addressIn(home.locale, top), entries.map((entry) => addressIn(home.locale, entry))] as const;
    });
    expect(shownMenu(home).map(([top, entries]) => [top, entries.toSorted()])).toEqual(
      expected.map(([top, entries]) => [top, entries.toSorted()]),
    );
  }
  expect(homes).toHaveLength(locales.length);
});

test('every page has the whole menu of its language, in that language', () => {
  const labels = new Map(homes.map((home) => [home.locale, texts(home.document, '.main-menu a').join('|')]));
  expect(new Set(labels.values()).size).toBe(3);
  expect(
    pagesWithout((page) => texts(page.document, '.main-menu a').join('|') === labels.get(page.locale)),
  ).toEqual([]);
});

test('a submenu has two columns when it holds more than three entries, and one when it holds fewer', () => {
  for (const submenu of homes.flatMap(submenus)) {
    expect(submenu.classList.contains('two-columns')).toBe(entriesOf(submenu).length > 3);
  }
});

test('the home page lists every page of the menu below the services, in every language', () => {
  for (const { locale, document } of homes) {
    const listed = attributes(document, 'main .card-pages a', 'href');
    const expected = (menu['/services'] ?? []).map((entry) => addressIn(locale, entry));
    expect(expected.filter((address) => !listed.includes(address))).toEqual([]);
  }
});

test('the title of the home page says what the company does', () => {
  const work = { et: 'jäätmevedu', ru: 'вывоз отходов', en: 'waste collection' };
  for (const { locale, document } of homes) {
    expect(texts(document, 'head > title')).toEqual([expect.stringContaining(work[locale])]);
  }
});

test('only the sale of packaging in the Estonian menu opens in a new tab', () => {
  const newTabs = pages.flatMap(({ locale, document }) =>
    attributes(document, 'a[target="_blank"]', 'href').map((href) => `${locale} ${href}`),
  );
  expect([...new Set(newTabs)]).toEqual(['et /services/packaging-sale']);
});

test('the language switcher shows the current locale and lists the others, all in capitals', () => {
  const wrong = pagesWithout(({ document, locale }) => {
    const others = locales.filter((other) => other !== locale).map((other) => other.toUpperCase());
    return (
      texts(document, '.locales summary').join() === locale.toUpperCase() &&
      texts(document, '.locales a').join() === others.join()
    );
  });
  expect(wrong).toEqual([]);
});

test('the header has a search field that leads to the search page of its language', () => {
  const wrong = pagesWithout(({ document, locale }) => {
    const [form] = document.querySelectorAll('header form[role="search"]');
    const field = form?.querySelector('input[name="searchQuery"]');
    return field !== null && form?.getAttributeValue('action') === addressIn(locale, '/search');
  });
  expect(wrong).toEqual([]);
});

test('the header has a button to the self-service portal', () => {
  const wrong = pagesWithout(({ document }) =>
    attributes(document, 'header .self-service', 'href').includes(settings.selfServiceUrl),
  );
  expect(wrong).toEqual([]);
});

test('the breadcrumb of a page leads from home down to it', () => {
  const wrong = pages
    .filter(({ path }) => path !== '/' && path !== '/not-found')
    .filter(({ document, locale, path }) => {
      const links = attributes(document, '.breadcrumb a', 'href');
      const above = links.slice(1).every((href) => addressIn(locale, path).startsWith(`${href}/`));
      const current = texts(document, '.breadcrumb [aria-current="page"]');
      return links[0] !== addressIn(locale, '/') || !above || current.length !== 1 || current[0] === '';
    });
  expect(wrong.map(({ address }) => address)).toEqual([]);
});

test('the footer has the details of the company, its short number and a link to the choice of cookies', () => {
  const { registryCode, vatNumber, address, email } = company;
  const details = [legalNameOf(company), registryCode, vatNumber, address.street, address.postalCode, email];
  const wrong = pagesWithout(({ document }) => {
    const footer = texts(document, 'footer').join();
    const hasPhone = attributes(document, 'footer a', 'href').includes(`tel:${infoPhone}`);
    return (
      details.every((detail) => footer.includes(detail)) &&
      hasPhone &&
      texts(document, 'footer .consent a').length === 1
    );
  });
  expect(wrong).toEqual([]);
});

test('the footer leads to the accessibility statement, the cookie notice and the terms', () => {
  const wrong = pagesWithout(({ document, locale }) => {
    const footer = attributes(document, 'footer a', 'href');
    return ['/accessibility', '/cookies', '/terms'].every((path) => footer.includes(addressIn(locale, path)));
  });
  expect(wrong).toEqual([]);
});

test('the home page leads to the pages of home, construction and business customers', () => {
  for (const home of homes) {
    const shown = attributes(home.document, 'main a', 'href');
    const groups = ['/home-customer', '/construction-waste', '/services'];
    expect(groups.filter((path) => !shown.includes(addressIn(home.locale, path)))).toEqual([]);
  }
});
