/** What the files of open data ask the content. Several files are made of one answer. */
import type { ContentRoute } from '#model/watermark.ts';
import { type OpenDataSource, openData } from './envelope.ts';
import { municipalitiesBody } from './municipalities.ts';
import { priceListsBody } from './price-lists.ts';
import { stationsBody } from './stations.ts';

type Locals = Pick<App.Locals, 'ask' | 'settings'>;

/** @param routes Lists of the content base that hold the entries; none where they are files of this project. */
export function sourceOf({ ask, settings }: Locals, routes: readonly ContentRoute[] = []): OpenDataSource {
  const modified = routes.length === 0 ? null : ask('newestChange', routes);
  return { siteUrl: settings.siteUrl, company: ask('publisher'), modified };
}

export function readStations(locals: Locals) {
  const source = sourceOf(locals, ['waste_stations']);
  return openData('stations', stationsBody(locals.ask('openStations'), source.siteUrl), source);
}

export function readPriceLists(locals: Locals) {
  const source = sourceOf(locals, ['kojv_olme', 'kojv_ehitus']);
  return openData('price-lists', priceListsBody(locals.ask('openPriceLists'), source.siteUrl), source);
}

export function readMunicipalities(locals: Locals) {
  return openData('municipalities', municipalitiesBody(locals.ask('openMunicipalities')), sourceOf(locals));
}
