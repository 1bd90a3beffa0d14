/** What this feature adds on servers. */
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { queryHandler } from '#platform/server/handlers.ts';
import type { ServedFeature } from '#platform/server/served-site.ts';
import { isStationsAsked, stationsPath } from './stations-address.ts';
import { createStationsPage } from './stations-page.server.ts';

export const served = {
  openHandlers: (context) => [
    queryHandler(parseOwnPath(stationsPath), isStationsAsked, createStationsPage(context)),
  ],
} satisfies ServedFeature;
