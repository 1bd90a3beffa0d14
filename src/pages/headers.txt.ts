import type { APIRoute } from 'astro';
import { securityHeaders, studioHostHeaders } from '#platform/base/security-headers.ts';
import { textResponse } from '#shell/layout/endpoint.server.ts';
import { locales } from '#platform/languages/locale.ts';
import { localizedPath, studioHostPath } from '#platform/addresses/paths.ts';
import { allowedOrigins } from '#platform/base/allowed-origins.ts';
import {
  fontHeaders,
  formatNetlifyHeaders,
  immutableHeaders,
  type PageHeaders,
  sharedHeaders,
  speculationHeaders,
  workerHeaders,
} from '#shell/addresses/headers.server.ts';
import { openHeaders } from '#shell/open-data/open-headers.server.ts';
import { publishedAddresses } from '#shell/open-data/open-data-part.ts';
import { interfaceAddress, openCatalogueAddress } from '#shell/open-data/open-files.ts';
import { openDatasets } from '#features/published-open-data.ts';

const ofFeatures = Object.values(
  import.meta.glob<PageHeaders>('../features/*/page-headers.server.ts', {
    eager: true,
    import: 'pageHeaders',
  }),
);

const openAddresses = [...openDatasets.flatMap(publishedAddresses), openCatalogueAddress, interfaceAddress];

/** Written as `_headers`: Netlify and the server read the same table. */
export const GET: APIRoute = ({ locals: { settings } }) => {
  const { studioOrigin } = settings;
  const allowed = allowedOrigins(settings);
  const hosts =
    studioOrigin === undefined
      ? []
      : locales.map(
          (locale) => [localizedPath(studioHostPath, locale), studioHostHeaders(studioOrigin)] as const,
        );
  return textResponse(
    formatNetlifyHeaders({
      '/*': securityHeaders(allowed),
      ...Object.fromEntries(hosts),
      ...immutableHeaders,
      ...fontHeaders,
      ...sharedHeaders,
      ...openHeaders(openAddresses),
      ...speculationHeaders,
      ...workerHeaders,
      ...Object.fromEntries(ofFeatures.flatMap((headers) => Object.entries(headers(allowed)))),
    }),
  );
};
