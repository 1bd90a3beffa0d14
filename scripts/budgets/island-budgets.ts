/** What an island may weigh when it is wanted, React included. Its page has weighed nothing for it until then. */
import { join } from 'node:path';
import type { Budget } from './budgets.ts';
import { filesOnDemand, linkedFiles } from './linked-files.ts';

export interface Island {
  /** A page that has it. */
  readonly page: string;
  /** Source files that its script loads. */
  readonly parts: readonly string[];
  /** Compressed with gzip. */
  readonly limit: string;
}

const islands: Readonly<Record<string, Island>> = {
  'next collection day': {
    page: 'customer-support/next-shipping-day.html',
    parts: ['hydrate', 'Lookup', 'lookup-store'],
    limit: '96 kB',
  },
  'search in the header': { page: 'about.html', parts: ['panel'], limit: '28 kB' },
  'search page': { page: 'search.html', parts: ['hydrate', 'SiteSearch'], limit: '112 kB' },
  'contact form': { page: 'customer-support/contact-us.html', parts: ['live-form'], limit: '16 kB' },
  'order of septic transport': {
    page: 'home-customer/ordering-fecal-transport.html',
    parts: ['live-form'],
    limit: '16 kB',
  },
  "helpdesk's own form": { page: 'odoo-test.html', parts: ['show-form'], limit: '12 kB' },
};

/** @param folder The built site, from the project's folder.
 * @param known Those that are weighed.
 * @throws {RangeError} When a part of an island is not there: nothing weighed would pass for light. */
export function islandBudgets(folder: string, known: Readonly<Record<string, Island>> = islands): Budget[] {
  return Object.entries(known).map(([name, { page, parts, limit }]) => {
    const { scripts } = linkedFiles(folder, page);
    for (const part of parts) {
      if (filesOnDemand(folder, scripts, [part]).length > 0) continue;
      throw new RangeError(`No script of ${page} in ${folder} loads ${part}, a part of the island ${name}.`);
    }
    const files = filesOnDemand(folder, scripts, parts);
    return { name: `island: ${name}`, path: files.map((file) => join(folder, file)), limit, gzip: true };
  });
}
