/** What the files of open data ask the content. Several files are made of one answer. */
import { municipalitiesFormat } from './municipalities/open-municipalities.ts';
import { priceListsFormat } from './prices/open-price-lists.ts';
import { stationsFormat } from './stations/open-stations.ts';
import type { ContentRoute } from '#platform/cms/watermark.ts';
import type { OpenDataset } from '#shell/open-data/open-files.ts';
import { type OpenDataSource, openData } from '#shell/open-data/envelope.ts';
import { municipalitiesBody } from '#features/municipalities/open-municipalities.ts';
import { priceListsBody } from '#features/prices/open-price-lists.ts';
import { stationsBody } from '#features/stations/open-stations.ts';

type Locals = Pick<App.Locals, 'ask' | 'settings'>;

/** Lists of the content base that hold the entries; none where they are files of this project or asked for live. */
const routesOf: Readonly<Record<OpenDataset, readonly ContentRoute[]>> = {
  stations: ['waste_stations'],
  'price-lists': ['kojv_olme', 'kojv_ehitus'],
  municipalities: [],
  notices: ['notices'],
  sorting: ['sorting_items', 'sorting_groups'],
  unserved: [],
};

/** @returns Newest change of an entry, in milliseconds; null where nobody knows. */
export function findLastChange(dataset: OpenDataset, { ask }: Pick<Locals, 'ask'>): number | null {
  const routes = routesOf[dataset];
  return routes.length === 0 ? null : ask('newestChange', routes);
}

export function findSource({ ask, settings }: Locals, dataset: OpenDataset): OpenDataSource {
  return { siteUrl: settings.siteUrl, company: ask('publisher'), modified: findLastChange(dataset, { ask }) };
}

export function readStations(locals: Locals) {
  const source = findSource(locals, 'stations');
  return openData(stationsFormat, stationsBody(locals.ask('openStations'), source.siteUrl), source);
}

export function readPriceLists(locals: Locals) {
  const source = findSource(locals, 'price-lists');
  return openData(priceListsFormat, priceListsBody(locals.ask('openPriceLists'), source.siteUrl), source);
}

export function readMunicipalities(locals: Locals) {
  return openData(
    municipalitiesFormat,
    municipalitiesBody(locals.ask('openMunicipalities')),
    findSource(locals, 'municipalities'),
  );
}
