import { phoneRows } from '#features/contacts/search-entries.ts';
import { languages } from '#platform/languages/locale.ts';
import type { Queries } from '#platform/store/query.ts';
import { priceListRoutes } from '#shell/addresses/routes.ts';
import { formatPeriod } from '#shell/languages/format.ts';
import { type Page, pathTo } from '#shell/layout/page.ts';
import type { Collection, CollectionRow } from '#shell/search/collection.ts';
import { type EntryDraft, rowSentence, type SearchEntries } from '#shell/search/search-entries.ts';

/** Who collects in each municipality. */
function collectionEntries(page: Page): readonly EntryDraft[] {
  const { ask, t } = page;
  return ask('collections', page.locale).map(({ name, label, type, names, county, website, contracts }) => {
    const rows = contracts.map((contract) => toRow(page, contract));
    const query = new URLSearchParams({ 'contracts-search': name }).toString();
    const collection: Collection = { municipality: name, type, names, county, website, rows };
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

function rowText({ t }: Page, { names: [district], carrier, biller, period, phone }: CollectionRow): string {
  const place = district === undefined ? '' : `${district}: `;
  const contact =
    phone ?? t(biller === 'carrier' ? 'searchPage.collection.callCarrier' : 'table.askMunicipality');
  return `${place}${carrier}, ${contact}, ${period}.`;
}

function contractRows(page: Page): readonly string[] {
  return page.ask('contracts', page.locale).map((row) => {
    if (row.type === 'unknown') return `${row.label}: ${page.t('table.askMunicipality')}.`;
    const { label, carrier, from, until, phone } = row;
    return rowSentence([`${label}: ${carrier}`, formatPeriod(from, until, page), phone]);
  });
}

export const searchEntries: SearchEntries = {
  entries: collectionEntries,
  tableWords: {
    '/home-customer/organized-waste': (page) => [...contractRows(page), ...phoneRows(page)],
  },
};
