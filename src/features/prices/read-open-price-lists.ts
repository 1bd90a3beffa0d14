import { openData } from '#shell/open-data/envelope.ts';
import { findSource } from '#shell/open-data/source.ts';
import { openData as part } from './open-data.ts';
import { priceListsBody, priceListsFormat } from './open-price-lists.ts';

/** The file of open data, from the content. */
export function readPriceLists(locals: Pick<App.Locals, 'ask' | 'settings'>) {
  const source = findSource(locals, part.dataset);
  return openData(priceListsFormat, priceListsBody(locals.ask('openPriceLists'), source.siteUrl), source);
}
