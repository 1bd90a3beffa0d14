/** Waste stations, price lists, and who collects in each municipality. */
import { type Page, pathTo } from '#shell/layout/page.ts';
import { containerName } from '#shell/waste/container-name.ts';
import { bothNames, stationName } from '#features/stations/station-name.ts';
import type { Collection, CollectionRow } from '#features/search/format/collection.ts';
import { countyName } from '#shell/map/county.ts';
import { defaultLocale, languages } from '#platform/languages/locale.ts';
import { formatPeriod } from '#shell/languages/format.ts';
import { priceListRoutes, priceListServices } from '#shell/addresses/routes.ts';
import type { Queries } from '#platform/store/query.ts';
import type { Draft } from './_draft.ts';

/** Estonian names are found on every page: they are what stands on signs and bills. */
export function stationEntries(page: Page): readonly Draft[] {
  const { ask, locale, t } = page;
  return ask('stations', locale).map(({ id }) => {
    const { name, ownName, address, county, acceptedWaste, prices, note, municipality } = ask(
      'stationWords',
      id,
      locale,
    );
    const estonian = locale === defaultLocale ? undefined : ask('stationWords', id, defaultLocale);
    const rows = prices.map((price) => `${price.name} ${price.code}`);
    return {
      path: `/home-customer/waste-stations/${id}`,
      kind: 'station',
      title: bothNames(stationName({ name, ownName }, page)),
      text: [
        `${address}, ${countyName(county, locale)}.`,
        `${t('map.acceptedWaste')}: ${acceptedWaste.join(', ')}.`,
        ...(rows.length > 0 ? [`${t('map.prices')}: ${rows.join(', ')}.`] : []),
        note ?? '',
      ].join(' '),
      also: hidden([
        t('searchPage.kind.station'),
        municipality,
        ...(estonian?.acceptedWaste ?? []),
        ...(estonian?.prices.map((price) => price.name) ?? []),
      ]),
    };
  });
}

const hidden = (words: readonly string[]): string => [...new Set(words)].join(' ');

export function priceListEntries(page: Page): readonly Draft[] {
  const { ask, t } = page;
  return priceListServices.flatMap((service) =>
    ask('priceLists', service, page.locale).map(({ id, label, validFrom, validUntil }) => ({
      path: priceListRoutes[service].replace('{priceId}', String(id)),
      kind: `${service}-prices` as const,
      title: t('common.priceListTitle', { region: `${label}, ${t(`common.service.${service}`)}` }),
      text: [
        `${t('common.validity', { period: formatPeriod(validFrom, validUntil, page) })}.`,
        ...ask('priceListWords', id, page.locale).map((table) => tableText(page, table)),
      ].join(' '),
    })),
  );
}

type PriceTable = ReturnType<Queries['priceListWords']>[number];

function tableText(page: Page, { title, containers, names }: PriceTable): string {
  const rows = [...containers.map((container) => containerName(container, page)), ...names];
  return `${title}: ${rows.join(', ')}.`;
}

export function collectionEntries(page: Page): readonly Draft[] {
  const { ask, t } = page;
  return ask('collections', page.locale).map(({ name, label, type, names, county, contracts }) => {
    const rows = contracts.map((contract) => toRow(page, contract));
    const query = new URLSearchParams({ 'contracts-search': name }).toString();
    const collection: Collection = { municipality: name, type, names, county, rows };
    return {
      path: `/home-customer/organized-waste?${query}#contracts`,
      kind: 'collection',
      title: t('searchPage.collection.title', { place: label }),
      text:
        rows.length === 0
          ? t('searchPage.collection.unknown', { place: label })
          : rows.map((row) => rowText(page, row)).join(' '),
      collection,
    };
  });
}

type Contract = ReturnType<Queries['collections']>[number]['contracts'][number];

function toRow(
  page: Page,
  { districtNames, carrier, biller, from, until, ...contract }: Contract,
): CollectionRow {
  const { isOwn, phone, priceList } = contract;
  return {
    names: languages[page.locale].script === 'cyrillic' ? districtNames.toReversed() : districtNames,
    carrier,
    period: formatPeriod(from, until, page),
    biller,
    isOwn,
    phone,
    prices: priceList && pathTo(page, priceListRoutes.organised, { priceId: priceList.id }),
  };
}

function rowText({ t }: Page, { names: [district], carrier, period, phone }: CollectionRow): string {
  const place = district === undefined ? '' : `${district}: `;
  const contact = phone ?? t('searchPage.collection.callCarrier');
  return `${place}${carrier}, ${contact}, ${period}.`;
}
