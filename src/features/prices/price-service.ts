import type { Offer, OfferCatalog, Service } from 'schema-dts';
import { openEnd, openStart } from '#shell/languages/format.ts';
import type { Queries } from '#platform/store/query.ts';
import type { Page } from '#shell/layout/page.ts';
import { addVat, priceKinds } from './shown-prices.ts';
import { containerName } from '#shell/waste/container-name.ts';
import { organizationId } from '#shell/layout/organization.ts';
import { priceSpecification } from './price-specification.ts';

type PriceList = ReturnType<Queries['priceList']>;
type PriceTable = PriceList['tables'][number];

interface PriceListPlace {
  readonly page: Page;
  /** The heading of the page. */
  readonly name: string;
  /** Absolute address of the page. */
  readonly url: string;
  readonly siteUrl: string;
}

/** A service at the prices of one list: an offer for each row of its tables, prices with VAT. */
export function priceService(list: PriceList, { page, name, url, siteUrl }: PriceListPlace): Service {
  return {
    '@type': 'Service',
    name,
    url,
    serviceType: page.t(`common.service.${list.service}`),
    provider: { '@id': organizationId(siteUrl) },
    areaServed: list.region,
    hasOfferCatalog: list.tables.map((table) => offerCatalog(table, list, page)),
  };
}

function offerCatalog(table: PriceTable, list: PriceList, page: Page): OfferCatalog & object {
  const offers =
    table.type === 'containers' ? containerOffers(table, list, page) : serviceOffers(table, list);
  return { '@type': 'OfferCatalog', name: table.title, itemListElement: offers };
}

function containerOffers(
  table: Extract<PriceTable, { type: 'containers' }>,
  list: PriceList,
  page: Page,
): readonly (Offer & object)[] {
  return table.rows.flatMap((row) => {
    const { container } = row;
    if (!container) return [];
    const prices = priceKinds.flatMap(({ name, key }) => {
      const price = row[name];
      if (price === null) return [];
      return [priceSpecification({ name: page.t(key), price: addVat(price, list.vatRate) })];
    });
    return [offer(containerName(container, page), prices, list)];
  });
}

function serviceOffers(
  table: Extract<PriceTable, { type: 'services' }>,
  list: PriceList,
): readonly (Offer & object)[] {
  return table.rows.flatMap(({ name, unit, price }) => {
    if (price === null) return [];
    const specification = priceSpecification({ price: addVat(price, list.vatRate), unitText: unit });
    return [offer(name, [specification], list)];
  });
}

function offer(
  name: string,
  prices: readonly ReturnType<typeof priceSpecification>[],
  { validFrom, validUntil }: PriceList,
): Offer & object {
  return {
    '@type': 'Offer',
    name,
    ...(validFrom === openStart ? {} : { validFrom }),
    ...(validUntil === openEnd ? {} : { validThrough: validUntil }),
    priceSpecification: prices,
  };
}
