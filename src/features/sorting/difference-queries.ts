/** Where municipalities differ about what goes where: what their carriers take from home, as price lists and contracts say, and
 * what the municipalities ask themselves. */
import { type Locale, textIn } from '#platform/languages/locale.ts';
import { districtName, placeName, placeOrderIn } from '#shell/places/place-name.ts';
import { homeStreams, type HomeStream, homeWastes } from './sorting.ts';
import { carrierNames } from '#features/municipalities/carriers.ts';
import type { QueryContext } from '#platform/store/query.ts';

interface Home {
  /** EHAK code. */
  readonly municipality: string;
  /** With its district, if the contract is for one. */
  readonly label: string;
  /** The district alone. */
  readonly district: string | undefined;
  readonly order: string;
  /** What we take from home; undefined where another carrier decides. */
  readonly taken: readonly HomeStream[] | undefined;
  /** Id of ours. */
  readonly priceList: number | undefined;
  readonly carrier: string;
}

function homesIn(context: QueryContext, locale: Locale): readonly Home[] {
  const { reader } = context;
  const findCarrierName = carrierNames(context);
  const municipalities = reader.range('municipalities', 'municipalities');
  const homes = reader
    .range('municipality-contracts', 'municipality-contracts')
    .map(({ municipality: code, district, carrier, priceList }): Home => {
      const municipality = municipalities.find(({ id }) => id === code) ?? { name: code };
      const { text: label, order } = placeName(municipality, district, locale);
      const list = priceList === undefined ? undefined : reader.entry('price-lists', priceList);
      const inList = (stream: HomeStream) =>
        list?.tables.some((table) => table.type === 'containers' && table.wasteType === homeWastes[stream]);
      const taken = list && homeStreams.filter(inList);
      const own = district && districtName(municipality, district, locale);
      const home = { municipality: code, label, district: own, order, taken, priceList: list?.id };
      return { ...home, carrier: findCarrierName(carrier) };
    });
  return inAlphabet(homes, locale);
}

function rulesIn({ reader }: QueryContext, locale: Locale) {
  const municipalities = reader.range('municipalities', 'municipalities');
  const rules = reader.range('sorting-differences', 'sorting-differences').map((rule) => {
    const municipality = municipalities.find(({ id }) => id === rule.municipality) ?? { name: '' };
    const { text: label, order } = placeName(municipality, undefined, locale);
    const source = { ...rule.source, title: textIn(rule.source.title, locale) };
    return { ...rule, label, order, text: textIn(rule.text, locale), source };
  });
  return inAlphabet(rules, locale);
}

function inAlphabet<Named extends { readonly order: string }>(
  places: readonly Named[],
  locale: Locale,
): readonly Named[] {
  return places.toSorted((a, b) => a.order.localeCompare(b.order, placeOrderIn(locale)));
}

/** What is not as in most places, and how it is there. */
export function sortingDifferences(context: QueryContext, stream: HomeStream, locale: Locale) {
  const homes = homesIn(context, locale).map(({ municipality, label, taken, priceList, carrier }) => ({
    municipality,
    label,
    isTaken: taken?.includes(stream),
    priceList,
    carrier,
  }));
  const taken = homes.filter(({ isTaken }) => isTaken === true);
  const notTaken = homes.filter(({ isTaken }) => isTaken === false);
  const isMostlyTaken = taken.length >= notTaken.length;
  return {
    isMostlyTaken,
    exceptions: isMostlyTaken ? notTaken : taken,
    others: homes.filter(({ isTaken }) => isTaken === undefined),
    rules: rulesIn(context, locale).filter(({ bin }) => bin === stream),
  };
}

/** Everything that differs, by municipality: all of the country in the alphabet of the page. */
export function municipalityDifferences(context: QueryContext, locale: Locale) {
  const homes = homesIn(context, locale);
  const rules = rulesIn(context, locale);
  const municipalities = context.reader.range('municipalities', 'municipalities').map((municipality) => {
    const { text: name, order } = placeName(municipality, undefined, locale);
    return {
      code: municipality.id,
      name,
      order,
      homes: homes.filter((home) => home.municipality === municipality.id),
      rules: rules.filter((rule) => rule.municipality === municipality.id),
    };
  });
  return inAlphabet(municipalities, locale);
}
