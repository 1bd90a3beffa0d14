/** The open data of all features, for compiled pages (as in published-interface.server.ts). */
import { listDatasets, type OpenDataPart } from '#shell/open-data/open-data-part.ts';

const parts = Object.values(
  import.meta.glob<OpenDataPart>('./*/open-data.ts', { eager: true, import: 'openData' }),
);

export const openDatasets = listDatasets(parts);

export const openFeeds = parts.flatMap(({ feeds = [] }) => feeds);
