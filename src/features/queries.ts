/** All queries that pages may send to the content. Each is a pure function of what its reader returns, so it
 * can be evaluated again from its name and arguments. */
import {
  companyWords,
  contentSummary,
  pageHeading,
  pageLocales,
  pageNames,
  pageParts,
  pageText,
  pageWords,
  postParts,
  publisher,
  year,
  redirectRules,
  ticketChoices,
  trail,
} from '#shell/layout/pages.ts';
import {
  builtPage,
  builtPagePaths,
  builtPageStyles,
  builtPageWords,
  builtTrail,
} from '#features/page-builder/queries.ts';
import { contracts } from '#features/municipalities/carriers.ts';
import { collections } from '#features/municipalities/collections.ts';
import {
  faqTopic,
  faqTopicList,
  guide,
  guideIds,
  guideList,
  helpTitles,
  helpWords,
} from '#features/help/queries.ts';
import { currentNotices, endedNotices } from '#features/notices/queries.ts';
import { layout } from '#shell/layout/site.ts';
import { station, stationWords, stations, stationWastes } from '#features/stations/queries.ts';
import { constructionWastes, containerSizes, containerTypes } from '#features/containers/queries.ts';
import { contacts, regionalPhones } from '#features/contacts/queries.ts';
import { wasteTypes } from '#shell/waste/waste-names.ts';
import { priceList, priceListWords, priceLists } from '#features/prices/queries.ts';
import {
  municipalityNames,
  objectNames,
  sortingChanges,
  sortingItem,
  sortingTies,
  sortingWords,
  stationFacts,
} from '#features/sorting/queries.ts';
import {
  sortingBin,
  sortingIds,
  sortingList,
  sortingListPart,
  sortingMistakes,
  sortingSheet,
} from '#features/sorting/list-queries.ts';
import { newestChange } from '#features/open-data/queries.ts';
import { municipalityPlaces } from '#features/unserved/municipality-places.ts';
import { openSorting } from '#features/sorting/open-queries.ts';
import { openNotices } from '#features/notices/open-queries.ts';
import { openMunicipalities } from '#features/municipalities/open-queries.ts';
import { openPriceLists } from '#features/prices/open-queries.ts';
import { openStations } from '#features/stations/open-queries.ts';
import { municipalityDifferences, sortingDifferences } from '#features/sorting/difference-queries.ts';
import {
  article,
  feedPosts,
  hasMorePosts,
  headline,
  latestPosts,
  newsArchive,
  newsFront,
  postAddresses,
  postStyles,
  relatedPosts,
  searchPosts,
  segmentEnds,
  segmentPosts,
} from '#features/news/queries.ts';

export const queries = {
  layout,
  pageText,
  pageHeading,
  pageNames,
  pageLocales,
  pageParts,
  pageWords,
  trail,
  article,
  relatedPosts,
  latestPosts,
  newsFront,
  newsArchive,
  feedPosts,
  postAddresses,
  postStyles,
  headline,
  priceLists,
  priceListWords,
  priceList,
  contracts,
  regionalPhones,
  contacts,
  containerSizes,
  containerTypes,
  constructionWastes,
  ticketChoices,
  stations,
  stationWastes,
  wasteTypes,
  station,
  stationWords,
  currentNotices,
  endedNotices,
  collections,
  faqTopicList,
  faqTopic,
  guideList,
  guide,
  guideIds,
  helpTitles,
  helpWords,
  sortingBin,
  sortingDifferences,
  municipalityDifferences,
  sortingIds,
  sortingItem,
  sortingList,
  sortingListPart,
  sortingMistakes,
  sortingSheet,
  municipalityNames,
  objectNames,
  sortingChanges,
  sortingTies,
  sortingWords,
  stationFacts,
  newestChange,
  municipalityPlaces,
  openStations,
  openPriceLists,
  openMunicipalities,
  openNotices,
  openSorting,
  builtPage,
  builtPagePaths,
  builtPageStyles,
  builtPageWords,
  builtTrail,
  hasMorePosts,
  segmentEnds,
  segmentPosts,
  searchPosts,
  redirectRules,
  publisher,
  year,
  postParts,
  contentSummary,
  companyWords,
};

export type Queries = typeof queries;
export type QueryName = keyof Queries;

type Arguments<Name extends QueryName> = Queries[Name] extends (
  context: never,
  ...args: infer Args
) => unknown
  ? Args
  : never;

/** Evaluates a query and records it. A page never calls a query itself.
 * @example ask('pageText', '/about', 'en') // the query `pageText`, without its context */
export type Ask = <Name extends QueryName>(name: Name, ...args: Arguments<Name>) => ReturnType<Queries[Name]>;
