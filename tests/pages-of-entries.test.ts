import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { countyName } from '#shell/map/county.ts';
import { locales } from '#platform/languages/locale.ts';
import { regionObjects } from '#shell/map/map-region.ts';
import { parsePagePath } from '#platform/addresses/page-path.ts';
import { priceListSchema } from '#features/prices/price-list.ts';
import { contactPersonSchema } from '#features/contacts/contacts.ts';
import { wasteStationSchema } from '#features/stations/waste-station.ts';
import { formatPeriod } from '#shell/languages/format.ts';
import { translator } from '#shell/languages/messages.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { priceListRoutes } from '#shell/addresses/routes.ts';
import { buildSite } from './site/built-site.ts';
import { attributes, loadPages, type SitePage, texts } from './site/pages.ts';

const { settings } = await buildSite();
const pages = await loadPages();

function loadEntries<Entry>(kind: string, schema: z.ZodType<Entry>): readonly Entry[] {
  const folder = join(settings.contentDir, kind);
  return readdirSync(folder).flatMap((file) => {
    const json: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return z.array(schema).parse(Array.isArray(json) ? json : [json]);
  });
}

const stations = loadEntries('waste-stations', wasteStationSchema);
const persons = z
  .array(contactPersonSchema)
  .parse(JSON.parse(readFileSync(join(settings.contentDir, 'contact-persons.json'), 'utf8')));
const priceLists = loadEntries('price-lists', priceListSchema);

/** The page at a path without prefix, in each language. */
function inLocales(address: string): readonly SitePage[] {
  return locales.map((locale) => {
    const path = parsePagePath(address);
    const wanted = path && localizedPath(path, locale);
    return (
      pages.find((page) => page.address === wanted) ?? expect.fail(`there is no page ${address} in ${locale}`)
    );
  });
}

test('waste stations are a list that leads to the page of each', () => {
  for (const { document, locale } of inLocales('/home-customer/waste-stations')) {
    const links = attributes(document, 'main a', 'href');
    const prefix = locale === 'et' ? '' : `/${locale}`;
    const missing = stations.filter(
      ({ id }) => !links.includes(`${prefix}/home-customer/waste-stations/${id}`),
    );
    expect(missing).toEqual([]);
  }
});

test('a waste station with prices has a link to them', () => {
  for (const { id, prices } of stations) {
    for (const { document } of inLocales(`/home-customer/waste-stations/${id}`)) {
      expect(attributes(document, 'main a[href="#prices"]', 'href')).toHaveLength(prices.length > 0 ? 1 : 0);
      expect(document.querySelectorAll('main table tbody tr')).toHaveLength(prices.length);
    }
  }
});

test('each waste station has a page with its name, address and county', () => {
  for (const { id, name, names, address, county } of stations) {
    for (const { document, locale } of inLocales(`/home-customer/waste-stations/${id}`)) {
      const ownName = locale === 'et' ? name : names?.[locale];
      expect(ownName, `station ${id} in ${locale}`).toBeDefined();
      expect(texts(document, 'h1')).toEqual([ownName]);
      if (locale !== 'et') expect(texts(document, '.station-sign[lang="et"]')).toEqual([name]);
      expect(texts(document, 'main .lead')).toEqual([`${address}, ${countyName(county, locale)}`]);
    }
  }
});

test('each price list has a link with its region, and its validity beside it', () => {
  for (const { id, service, region, validFrom, validUntil } of priceLists) {
    const address = priceListRoutes[service].replace('{priceId}', String(id));
    for (const { document, locale } of inLocales(address.replace(/\/\d+$/u, ''))) {
      const prefix = locale === 'et' ? '' : `/${locale}`;
      const row = document
        .querySelectorAll('main tr')
        .find((found) => attributes(found, 'a', 'href').includes(prefix + address));
      if (!row) expect.fail(`${address} is not listed in ${locale}`);
      expect(texts(row, 'a')[0]).toContain(region);
      expect(texts(row, 'td')).toEqual([
        formatPeriod(validFrom, validUntil, { locale, t: translator(locale) }).replaceAll('\u00a0', ' '),
      ]);
    }
  }
});

test('each contact person stands with the region in words', () => {
  for (const { document, locale } of inLocales('/customer-support/contact')) {
    const regions = new Map(regionObjects(locale).map(({ region, regionName }) => [region, regionName]));
    const shown = texts(document, '.person-region').map((text) => text.split(': ')[1]);
    expect(shown.toSorted()).toEqual(persons.map(({ mapRegion }) => regions.get(mapRegion)).toSorted());
  }
});

test('a price list without a meaningful period holds until it changes', () => {
  const kept = priceLists.find(
    ({ validFrom, validUntil }) => validFrom === '1970-01-01' && validUntil === '2999-01-01',
  );
  if (!kept) expect.fail('No price list has the period of the specification.');
  const address = priceListRoutes[kept.service].replace('{priceId}', String(kept.id));
  const leads = inLocales(address).map(({ document }) => texts(document, 'main .lead').join(' '));
  expect(leads).toEqual([
    expect.stringContaining('Kehtib muutmiseni.'),
    expect.stringContaining('Действует бессрочно.'),
    expect.stringContaining('Valid until further notice.'),
  ]);
});
