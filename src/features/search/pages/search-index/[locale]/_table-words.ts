/** What stands in the tables and lists of a page, as text: a row is a sentence, so that a snippet shows it whole. */
import type { Page } from '#shell/layout/page.ts';
import { containerName } from '#shell/waste/container-name.ts';
import { lookup } from '#platform/base/lookup.ts';
import type { PriceListService } from '#shell/addresses/routes.ts';
import { formatLength, formatMeasure, formatPeriod } from '#shell/languages/format.ts';
import type { RouteTemplate } from '#shell/addresses/routes.ts';

export function tableWords(page: Page, template: RouteTemplate): readonly string[] {
  return lookup(words, template)?.(page) ?? [];
}

const words: Readonly<Record<string, (page: Page) => readonly string[]>> = {
  '/home-customer/organized-waste': (page) => [...contractRows(page), ...phoneRows(page)],
  '/customer-support/contact': (page) => [...companyRows(page), ...contactRows(page), ...phoneRows(page)],
  '/home-customer/rental-garbage-containers': containerRows,
  '/construction-waste/collect-transport-waste': (page) => [
    ...sizeRows(page),
    ...priceListRows(page, 'construction'),
  ],
  '/customer-support/price-lists': (page) => priceListRows(page, 'organised'),
  '/home-customer/big-bag-collecting': (page) => priceListRows(page, 'big-bag'),
};

function contractRows(page: Page): readonly string[] {
  return page.ask('contracts', page.locale).map((row) => {
    if (row.type === 'unknown') return `${row.label}: ${page.t('table.askMunicipality')}.`;
    const { label, carrier, from, until, phone } = row;
    return sentence([`${label}: ${carrier}`, formatPeriod(from, until, page), phone]);
  });
}

function companyRows({ ask }: Page): readonly string[] {
  const { legalName, registryCode, vatNumber, address, email, infoPhone } = ask('companyWords');
  const { street, postalCode, city } = address;
  return [sentence([legalName, registryCode, vatNumber, street, `${postalCode} ${city}`, infoPhone, email])];
}

function contactRows({ ask, locale }: Page): readonly string[] {
  const { offices, persons } = ask('contacts', locale);
  return [
    ...offices.map(({ city, address, phone }) => sentence([city, address, phone])),
    ...persons.map(({ name, role, phone, email }) => sentence([name, role, phone, email])),
  ];
}

function phoneRows({ ask, locale }: Page): readonly string[] {
  return ask('regionalPhones', locale).map(({ region, phone }) => `${region}: ${phone}.`);
}

function containerRows(page: Page): readonly string[] {
  return [sentence(page.ask('containerTypes').map((type) => containerName(type, page)))];
}

function sizeRows({ ask, locale }: Page): readonly string[] {
  return ask('containerSizes').map(({ id, lengthM, widthM, heightM, maxWeightT }) => {
    const lengths = [lengthM, widthM, heightM].map((metres) => formatLength(metres, locale));
    return `${formatMeasure(id, 'm³', locale)}: ${lengths.join(' × ')}; ${formatMeasure(maxWeightT, 't', locale)}.`;
  });
}

function priceListRows({ ask, locale }: Page, service: PriceListService): readonly string[] {
  return [sentence(ask('priceLists', service, locale).map(({ label }) => label))];
}

const sentence = (parts: readonly (string | undefined)[]): string =>
  `${parts.filter((part) => part !== undefined && part !== '').join(', ')}.`;
