/** What goes where: an object, and the stations that take it. Lists of objects are in list-queries.ts. */
import { openSorting } from './open-queries.ts';
import { localPrice } from '#features/stations/queries.ts';
import { type Locale, textIn } from '#platform/languages/locale.ts';
import type { SortingItem } from './sorting.ts';
import {
  mustAskFirst,
  priceFor,
  residentPrices,
  type StationTie,
  takes,
  takingStation,
} from '#features/stations/station-tie.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';
import { silhouetteOf } from './silhouettes.ts';
import { guideIn } from './sorting-links.ts';
import { partsOf } from './called-parts.ts';
import type { CalledItem } from './sorting-lists.ts';
import { findRelated } from './related-items.ts';
import { doesConcern } from './sorting-source.ts';
import { listWays } from './sorting-ways.ts';
import { MissingEntryError, type QueryContext } from '#platform/store/query.ts';
import { withFacts } from '#shell/layout/site.ts';
import { municipalityDifferences, sortingDifferences } from './difference-queries.ts';
import {
  everydayObjects,
  type NamedItem,
  sortingBin,
  sortingIds,
  sortingList,
  sortingListPart,
  sortingMistakes,
  sortingSheet,
} from './list-queries.ts';

/** All queries of this feature. */
export const queries = {
  calledObjects,
  everydayObjects,
  municipalityDifferences,
  objectNames,
  sortingBin,
  sortingChanges,
  sortingDifferences,
  sortingIds,
  sortingItem,
  sortingList,
  sortingListPart,
  sortingMistakes,
  sortingSheet,
  sortingTies,
  openSorting,
};

/** One object in one language. */
function sortingItem(context: QueryContext, id: string, locale: Locale) {
  const { reader } = context;
  const found = reader.entry('sorting-items', id);
  if (!found) throw new MissingEntryError(`There is no object ${id}.`);
  const { bin, steps = [], never, note, links = [], updated } = found;
  const ways = listWays(found);
  const tie = tieToStations(found);
  return {
    id,
    silhouette: silhouetteOf(found),
    bin,
    ways,
    tie,
    steps,
    never,
    links: links.map((path) => linkTo(context, path, locale)),
    name: textIn(found.name, locale),
    answer: withFacts(textIn(found.answer, locale), locale, context),
    note: note && withFacts(textIn(note, locale), locale, context),
    related: findRelated(found, readGroup(context, found)).map((other) => ({
      id: other.id,
      silhouette: silhouetteOf(other),
      name: textIn(other.name, locale),
    })),
    sources: readSources(context, found).map((source) => ({
      ...source,
      title: textIn(source.title, locale),
    })),
    updated,
    stations: stationsFor(context, tie, locale),
  };
}

/** What ties an object to stations: nothing, if it is not to be taken to one. */
function tieToStations(object: SortingItem): StationTie {
  const { wasteType, wasteCodes, steps = [] } = object;
  if (!listWays(object).includes('station')) return {};
  return { wasteType, wasteCodes, ...(steps.includes('askFirst') && { asksFirst: true }) };
}

const readSources = ({ reader }: QueryContext, object: SortingItem) =>
  reader
    .range('sorting-sources', 'sorting-sources')
    .filter((source) => doesConcern(source, object))
    .toSorted((a, b) => a.order - b.order)
    .map(({ title, url, issued, read }) => ({ title, url, issued, read }));

/** A page that says more, by its title. A question links to its own answer. */
function linkTo({ reader }: QueryContext, path: string, locale: Locale) {
  const [page = '', id] = path.split('#');
  const question = page === faqPath && id !== undefined ? reader.entry('faq', id) : undefined;
  if (question) {
    const address = fillTemplate('/customer-support/faq/{topic}', { topic: question.topic });
    return {
      href: `${localizedPath(address, locale)}#${question.id}`,
      title: textIn(question.question, locale),
    };
  }
  const guideId = guideIn(page);
  const guide = guideId === undefined ? undefined : reader.entry('guides', guideId);
  const title = guide ? textIn(guide.texts, locale).title : titleOfPage(reader, page, locale);
  const hash = id === undefined ? '' : `#${id}`;
  return { href: localizedPath(parseOwnPath(page), locale) + hash, title };
}

function titleOfPage(reader: QueryContext['reader'], page: string, locale: Locale): string {
  const found = reader.entry('pages', page);
  if (!found) throw new MissingEntryError(`There is no page ${page}.`);
  return textIn(found.texts, locale).title;
}

const faqPath = '/customer-support/faq';

/** A renamed object renders the pages that name it: those of its group, and few of them. */
const readGroup = ({ reader }: QueryContext, { group }: SortingItem): readonly NamedItem[] =>
  reader.summaries<NamedItem>('sorting-items/named', { from: `${group}/`, until: `${group}0` });

/** Stations that take an object, with what a resident pays there. Nothing else about them: their hours change more often
 * than hundreds of pages should (`stationFacts` of the stations). */
function stationsFor({ reader }: QueryContext, tie: StationTie, locale: Locale) {
  return reader.range('waste-stations', 'waste-stations').flatMap((station) => {
    const taking = takingStation(station);
    if (!takes(taking, tie)) return [];
    const { id, name, names = {}, county } = station;
    const price = priceFor(residentPrices(station.prices), tie);
    return [
      {
        id,
        name,
        ownName: locale === 'et' ? undefined : names[locale],
        county,
        mustAsk: mustAskFirst(taking, tie),
        price: price && localPrice(price, locale),
      },
    ];
  });
}

type ChangedItem = Pick<SortingItem, 'id' | 'name' | 'answer'> & { readonly updated: string };

/** Objects in the feed of changes. */
const feedLength = 50;

/** The objects that were added or changed last, newest first. */
function sortingChanges(context: QueryContext, locale: Locale) {
  return context.reader
    .newest<ChangedItem>('sorting-items/dated', feedLength)
    .map(({ id, updated, name, answer }) => ({
      id,
      updated,
      name: textIn(name, locale),
      answer: withFacts(textIn(answer, locale), locale, context),
    }));
}

/** What ties each object to stations, for a load of several. */
function sortingTies({ reader }: QueryContext, locale: Locale) {
  return reader.range('sorting-items', 'sorting-items').map((object) => ({
    id: object.id,
    bin: object.bin,
    name: textIn(object.name, locale),
    tie: tieToStations(object),
  }));
}

/** What objects are called in a language. */
function calledObjects({ reader }: QueryContext, locale: Locale) {
  return reader
    .summaries<CalledItem>('sorting-items/called')
    .map(({ id, bin, names }) => ({ id, bin, names: names[locale].map(([name]) => name) }));
}

/** One part of these names, for the search of the whole site. */
function objectNames({ reader }: QueryContext, locale: Locale, part: number) {
  return partsOf(reader.summaries<CalledItem>('sorting-items/called'), locale)[part] ?? [];
}
