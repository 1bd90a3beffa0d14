import { openData } from '#shell/open-data/envelope.ts';
import { findSource } from '#shell/open-data/source.ts';
import { openData as part } from './open-data.ts';
import { sortingBody, sortingFormat } from './open-sorting.ts';

/** The file of open data, from the content. */
export function readSorting(locals: Pick<App.Locals, 'ask' | 'settings'>) {
  const source = findSource(locals, part.dataset);
  return openData(sortingFormat, sortingBody(locals.ask('openSorting'), source.siteUrl), source);
}
