/** What all features add on servers. The server knows this list; a function knows its own call alone. */
import type { CallParts, PlatformParts } from '#platform/calls/endpoint.ts';
import { configureLive, type Live, type LiveSurroundings } from '#platform/server/live.ts';
import type { PartsContext, ServedFeature, ServedFolders, ServedSite } from '#platform/server/served-site.ts';
import { resolveRequest } from '#shell/addresses/resolve-request.ts';
import { isPublishedOpenData } from '#shell/open-data/open-files.ts';
import { loadWasteTypeNames } from '#shell/waste/waste-type-names.server.ts';
import { servedCalendar } from './calendar/feature.server.ts';
import { servedDischarges } from './discharges/feature.server.ts';
import { endpoints } from './endpoints.server.ts';
import type { features } from './features.ts';
import { servedForms } from './forms/feature.server.ts';
import { servedLookup } from './lookup/feature.server.ts';
import { servedNews } from './news/feature.server.ts';
import { demonstrateSearch } from './search/demonstrated-search.server.ts';
import { servedSearch } from './search/feature.server.ts';
import { servedSorting } from './sorting/feature.server.ts';
import { servedStations } from './stations/feature.server.ts';
import { servedStatus } from './status/feature.server.ts';
import { failedDischarges } from './unserved/demonstrated-unserved.server.ts';
import { servedUnserved } from './unserved/feature.server.ts';

/** In the order in which their handlers are asked. */
const served = {
  status: servedStatus,
  discharges: servedDischarges,
  lookup: servedLookup,
  calendar: servedCalendar,
  // The demonstration finds unserved addresses too.
  search: { ...servedSearch, demonstrate: () => [demonstrateSearch(failedDischarges)] },
  sorting: servedSorting,
  unserved: servedUnserved,
  stations: servedStations,
  news: servedNews,
  forms: servedForms,
} satisfies Partial<Record<(typeof features)[number]['name'], ServedFeature>>;

/** A part that a feature has declared (CallParts) and none makes does not compile. */
const configureParts = (context: PartsContext): Omit<CallParts, keyof PlatformParts> => ({
  ...served.calendar.configureParts(context),
  ...served.search.configureParts(context),
  ...served.forms.configureParts(context),
  loadWasteTypeNames: () => Promise.resolve(loadWasteTypeNames(context.folders.contentDir)),
});

export const servedSite: ServedSite = {
  endpoints,
  features: served,
  configureParts,
  threads: {
    pages: new URL('./page-thread.server.ts', import.meta.url),
    previews: new URL('./preview-thread.server.ts', import.meta.url),
    health: new URL('./health-thread.server.ts', import.meta.url),
  },
  resolve: resolveRequest,
  isDated: (file) => isPublishedOpenData(file) || file.startsWith('/feeds/'),
};

/** The live part of this site, with all features.
 * @throws {SettingsError} Naming the invalid setting. */
export const configureSite = (
  environment: Readonly<Record<string, string | undefined>>,
  folders: ServedFolders,
  surroundings: LiveSurroundings = {},
): Live => configureLive(environment, { ...surroundings, site: servedSite, folders });
