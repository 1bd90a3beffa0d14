import { type PriceListService, priceListRoutes, priceListServices } from '#shell/addresses/routes.ts';
import { formatLength, formatMeasure, formatPeriod } from '#shell/languages/format.ts';
import type { Page } from '#shell/layout/page.ts';
import { type EntryDraft, rowSentence, type SearchEntries } from '#shell/search/search-entries.ts';
import { containerName } from '#shell/waste/container-name.ts';
import type { Queries } from '#platform/store/query.ts';

function priceListEntries(page: Page): readonly EntryDraft[] {
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

function sizeRows({ ask, locale }: Page): readonly string[] {
  return ask('containerSizes').map(({ id, lengthM, widthM, heightM, maxWeightT }) => {
    const lengths = [lengthM, widthM, heightM].map((metres) => formatLength(metres, locale));
    return `${formatMeasure(id, 'm³', locale)}: ${lengths.join(' × ')}; ${formatMeasure(maxWeightT, 't', locale)}.`;
  });
}

function priceListRows({ ask, locale }: Page, service: PriceListService): readonly string[] {
  return [rowSentence(ask('priceLists', service, locale).map(({ label }) => label))];
}

export const searchEntries: SearchEntries = {
  entries: priceListEntries,
  tableWords: {
    '/construction-waste/collect-transport-waste': (page) => [
      ...sizeRows(page),
      ...priceListRows(page, 'construction'),
    ],
    '/customer-support/price-lists': (page) => priceListRows(page, 'organised'),
    '/home-customer/big-bag-collecting': (page) => priceListRows(page, 'big-bag'),
  },
};
