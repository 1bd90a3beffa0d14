import { openData } from '#shell/open-data/envelope.ts';
import { findSource } from '#shell/open-data/source.ts';
import { openData as part } from './open-data.ts';
import { municipalitiesBody, municipalitiesFormat } from './open-municipalities.ts';

/** The file of open data, from the content. */
export function readMunicipalities(locals: Pick<App.Locals, 'ask' | 'settings'>) {
  const source = findSource(locals, part.dataset);
  return openData(municipalitiesFormat, municipalitiesBody(locals.ask('openMunicipalities')), source);
}
