/** Maximum transfer of all names of the objects of what goes where, in all languages together. A visitor loads those of one language,
 * with the first letter typed into the field of /sorting. */
import { join } from 'node:path';
import { locales } from '#platform/languages/locale.ts';
import { objectsAddress } from '#features/search/format/parts.ts';
import type { Budget } from './budgets.ts';

const limit = '248 kB';

/** @param folder The built site. */
export const namesBudget = (folder: string): Budget => ({
  name: 'what goes where: names of all objects',
  path: locales.map((locale) => join(folder, objectsAddress(locale))),
  limit,
  gzip: true,
});
