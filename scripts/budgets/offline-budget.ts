/** Maximum transfer of what a device keeps for times without a connection, in all languages together. A visitor who has
 * used the lookup has loaded most of it before. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { locales } from '#platform/languages/locale.ts';
import { offlineWorkerAddress } from '#shell/addresses/own-paths.ts';
import { keptPages } from '#features/offline/offline.ts';
import type { Budget } from './budgets.ts';

const limit = '220 kB';

const shellSchema = z.object({ files: z.array(z.string()).min(1) });

/** @param folder The built site.
 * @throws {SyntaxError} If its worker does not begin with what it keeps. */
export function offlineBudget(folder: string): Budget {
  const worker = readFileSync(join(folder, offlineWorkerAddress), 'utf8');
  const [, shell = ''] = /^const offlineShell=(.*);\n/u.exec(worker) ?? [];
  const { files } = shellSchema.parse(JSON.parse(shell));
  const pages = locales.flatMap((locale) => {
    const { offline, lookup } = keptPages(locale);
    return [`${offline}.html`, `${lookup}.html`];
  });
  const path = [...files, ...pages].map((file) => join(folder, file));
  return { name: 'offline: what a device keeps', path, limit, gzip: true };
}
