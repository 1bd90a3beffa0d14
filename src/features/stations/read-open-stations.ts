import { openData } from '#shell/open-data/envelope.ts';
import { findSource } from '#shell/open-data/source.ts';
import { openData as part } from './open-data.ts';
import { stationsBody, stationsFormat } from './open-stations.ts';

/** The file of open data, from the content. */
export function readStations(locals: Pick<App.Locals, 'ask' | 'settings'>) {
  const source = findSource(locals, part.dataset);
  return openData(stationsFormat, stationsBody(locals.ask('openStations'), source.siteUrl), source);
}
