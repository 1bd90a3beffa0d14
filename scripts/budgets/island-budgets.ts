/** Maximum transfer of an island when it loads, React included. Its page has loaded none of it before. */
import { join } from 'node:path';
import type { Budget } from './budgets.ts';
import { filesOnDemand, linkedFiles } from './linked-files.ts';

export interface Island {
  /** A page that has it. */
  readonly page: string;
  /** Source files that its script loads. */
  readonly parts: readonly string[];
  /** Parts that load these on demand and have their own budget; if absent, the page's script loads them. */
  readonly behind?: readonly string[];
  /** Compressed with gzip. */
  readonly limit: string;
}

const islands: Readonly<Record<string, Island>> = {
  'next collection day': {
    page: 'customer-support/next-shipping-day.html',
    parts: ['hydrate', 'live-lookup'],
    limit: '109 kB',
  },
  'remembered collection days': {
    page: 'customer-support/next-shipping-day.html',
    parts: ['show-remembered'],
    // It shows what was missed, as the lookup does, and draws a bin for each kind of waste.
    limit: '23.2 kB',
  },
  'calendar of collection days': {
    page: 'customer-support/next-shipping-day.html',
    parts: ['CalendarPanel'],
    behind: ['hydrate', 'live-lookup'],
    limit: '15 kB',
  },
  'poster of collection days': {
    page: 'customer-support/next-shipping-day.html',
    parts: ['PosterPanel'],
    behind: ['hydrate', 'live-lookup'],
    limit: '4 kB',
  },
  'search in the header': { page: 'about.html', parts: ['panel'], limit: '28 kB' },
  // Its results stand in the page without JavaScript too, so their parts draw links as well as buttons.
  'search page': { page: 'search.html', parts: ['hydrate', 'SiteSearch'], limit: '98.2 kB' },
  'table of contracts': {
    page: 'home-customer/organized-waste.html',
    parts: ['hydrate', 'live-table'],
    limit: '77 kB',
  },
  'unserved addresses': {
    page: 'customer-support/unserved-addresses.html',
    parts: ['hydrate', 'Unserved'],
    limit: '100 kB',
  },
  'list of posts of the page builder': {
    page: 'styleguide.html',
    parts: ['hydrate', 'PostsList'],
    limit: '88 kB',
  },
  'container chooser': {
    page: 'construction-waste/collect-transport-waste.html',
    parts: ['hydrate', 'ContainerChooser'],
    limit: '76 kB',
  },
  'fields of the style guide': {
    page: 'styleguide.html',
    parts: ['hydrate', 'Inputs'],
    limit: '76 kB',
  },
  'finder of waste stations': {
    page: 'home-customer/waste-stations.html',
    // They say the same of opening hours, and are loaded before.
    behind: ['show-states'],
    parts: ['hydrate', 'StationFinder', 'restore-from-address'],
    // Each filter says itself how its field is read and filled.
    limit: '82.8 kB',
  },
  'states of the stations of a list': {
    page: 'home-customer/waste-stations.html',
    parts: ['show-states'],
    limit: '4.7 kB',
  },
  'objects of the finder': {
    page: 'home-customer/waste-stations.html',
    behind: ['hydrate', 'StationFinder', 'restore-from-address'],
    parts: ['object-search'],
    limit: '2 kB',
  },
  'stations near a visitor': {
    page: 'sorting/autorehv.html',
    parts: ['show-near'],
    // It says which stations to ask first. The field of municipalities and the sentence about opening hours are files that other pages load
    // too.
    limit: '8 kB',
  },
  'map of waste stations': {
    page: 'home-customer/waste-stations.html',
    behind: ['hydrate', 'StationFinder', 'restore-from-address'],
    parts: ['station-map'],
    limit: '190 kB',
  },
  'contact form': { page: 'customer-support/contact-us.html', parts: ['live-form'], limit: '18.6 kB' },
  'order of septic transport': {
    page: 'home-customer/ordering-fecal-transport.html',
    parts: ['live-form'],
    limit: '18.6 kB',
  },
  "helpdesk's own form": { page: 'odoo-test.html', parts: ['show-form'], limit: '13.6 kB' },
};

/** @param folder The built site.
 * @param known Islands that have a budget.
 * @throws {RangeError} If a part of an island is missing: an empty measurement would pass. */
export function islandBudgets(folder: string, known: Readonly<Record<string, Island>> = islands): Budget[] {
  return Object.entries(known).map(([name, { page, parts, behind = [], limit }]) => {
    const linked = linkedFiles(folder, page).scripts;
    const scripts = [...linked, ...filesOnDemand(folder, linked, behind)];
    for (const part of parts) {
      if (filesOnDemand(folder, scripts, [part]).length > 0) continue;
      throw new RangeError(`No script of ${page} in ${folder} loads ${part}, a part of the island ${name}.`);
    }
    const files = filesOnDemand(folder, scripts, parts);
    return { name: `island: ${name}`, path: files.map((file) => join(folder, file)), limit, gzip: true };
  });
}
