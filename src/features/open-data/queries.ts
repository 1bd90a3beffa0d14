/** What the open data is made of, in all languages. Each query reads one kind of content, so a change renders the files that hold it
 * and no other. */
import { byLocale, type Locale, textIn } from '#platform/languages/locale.ts';
import { noticeIn } from '#features/help/help.ts';
import { priceListServices } from '#features/prices/price-list.ts';
import type { MunicipalityPlace } from '#features/municipalities/municipality-rows.ts';
import { placeName, placeOrderIn } from '#features/municipalities/place-name.ts';
import type { LocalizedText } from '#platform/languages/localized-text.ts';
import { changeSetting, type ContentRoute } from '#platform/cms/watermark.ts';
import { carrierNames } from '#features/municipalities/carriers.ts';
import type { QueryContext } from '#platform/store/query.ts';
import { finalAddress, withFacts } from '#shell/layout/site.ts';

/** All queries of this feature. */
export const queries = {
  municipalityPlaces,
  newestChange,
  openMunicipalities,
  openNotices,
  openPriceLists,
  openSorting,
  openStations,
};

/** @returns The newest change of a list as the content base tells it, in milliseconds; null without one. */
function newestChange({ reader }: QueryContext, routes: readonly ContentRoute[]): number | null {
  const instants = routes
    .map((route) => reader.setting(changeSetting(route)))
    // The content base writes UTC without a time zone.
    .map((newest) => Date.parse(newest.replace(/Z?$/u, 'Z')))
    .filter((instant) => Number.isFinite(instant));
  return instants.length === 0 ? null : Math.max(...instants);
}

function openStations({ reader }: QueryContext) {
  return reader.range('waste-stations', 'waste-stations');
}

/** Price lists of all services with the names of what they price. */
function openPriceLists({ reader }: QueryContext) {
  const municipalities = reader.range('municipalities', 'municipalities');
  const wasteNames = reader.range('waste-types', 'waste-types');
  const containers = reader.range('container-types', 'container-types');
  const lists = priceListServices.flatMap((service) =>
    reader.range('price-lists', `price-lists/${service}`).map((list) => ({
      ...list,
      municipality: municipalities.find(({ name }) => name === list.region)?.id,
    })),
  );
  return {
    lists,
    wasteNames: Object.fromEntries(wasteNames.map(({ id, name }) => [id, name])),
    containers: Object.fromEntries(containers.map(({ id, kind, volumeM3 }) => [id, { kind, volumeM3 }])),
  };
}

function openMunicipalities(context: QueryContext) {
  const { reader } = context;
  const findCarrierName = carrierNames(context);
  const contracts = reader.range('municipality-contracts', 'municipality-contracts');
  return reader.range('municipalities', 'municipalities').map((municipality) => ({
    ...municipality,
    contracts: contracts
      .filter((contract) => contract.municipality === municipality.id)
      .map((contract) => ({ ...contract, carrier: findCarrierName(contract.carrier) })),
  }));
}

/** Every municipality with the names by which the content base may mean it, in the alphabet of the page. */
function municipalityPlaces({ reader }: QueryContext, locale: Locale): readonly MunicipalityPlace[] {
  return reader
    .range('municipalities', 'municipalities')
    .map((municipality) => ({ municipality, shown: placeName(municipality, undefined, locale) }))
    .sort((a, b) => a.shown.order.localeCompare(b.shown.order, placeOrderIn(locale)))
    .map(({ municipality: { id, name, type, county, districts = [] }, shown }) => ({
      code: id,
      name,
      type,
      county,
      districts: districts.map((district) => district.name),
      label: shown.text,
    }));
}

/** Notices in force and those that are over, the latest begin first. */
function openNotices(context: QueryContext) {
  const { reader } = context;
  return [...reader.range('notices', 'notices/ended'), ...reader.range('notices', 'notices')]
    .toSorted((a, b) => Date.parse(b.from) - Date.parse(a.from))
    .map(({ link, ...notice }) => ({
      ...notice,
      shown: byLocale((locale) => noticeIn(notice, locale)),
      links: link === undefined ? undefined : byLocale((locale) => finalAddress(link, locale, context)),
    }));
}

/** Objects, with the figures of the company in their answers. */
function openSorting(context: QueryContext) {
  const { reader } = context;
  const filled = (texts: LocalizedText) =>
    byLocale((locale: Locale) => withFacts(textIn(texts, locale), locale, context));
  return {
    groups: reader.range('sorting-groups', 'sorting-groups'),
    objects: reader.range('sorting-items', 'sorting-items').map((object) => ({
      ...object,
      answer: filled(object.answer),
      note: object.note && filled(object.note),
    })),
  };
}
