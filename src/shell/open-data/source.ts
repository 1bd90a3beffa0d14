/** What the files of open data ask the content. */
import type { OpenDataSource } from './envelope.ts';
import type { DescribedDataset } from './open-data-part.ts';

type Locals = Pick<App.Locals, 'ask' | 'settings'>;

/** @returns Newest change of an entry, in milliseconds; null where nobody knows. */
export const findLastChange = (
  { routes }: Pick<DescribedDataset, 'routes'>,
  { ask }: Pick<Locals, 'ask'>,
): number | null => (routes.length === 0 ? null : ask('newestChange', routes));

export const findSource = (
  { ask, settings }: Locals,
  dataset: Pick<DescribedDataset, 'routes'>,
): OpenDataSource => ({
  siteUrl: settings.siteUrl,
  company: ask('ownContacts'),
  modified: findLastChange(dataset, { ask }),
});
