/** The open data of all features, for those who have the list of features. */
import { listDatasets, publishedAddresses } from '#shell/open-data/open-data-part.ts';
import { openCatalogueAddress, interfaceAddress } from '#shell/open-data/open-files.ts';
import { allFeatures } from './all-features.ts';

export const openDatasets = listDatasets(allFeatures.flatMap(({ openData = {} }) => openData));

/** In the order of the page. */
export const openFiles = openDatasets.flatMap(({ files }) => files);

export const openDataFormats = openDatasets.flatMap(({ formats }) => formats);

const published = new Set([
  ...openDatasets.flatMap(publishedAddresses),
  openCatalogueAddress,
  interfaceAddress,
]);

export const isPublishedOpenData = (address: string): boolean => published.has(address);
