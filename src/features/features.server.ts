/** What all features add on servers. The server knows this list; a function knows its own call alone. */
import type { Environment } from '#platform/base/environment.ts';
import type { CallParts, PlatformParts } from '#platform/calls/endpoint.ts';
import type { Joined } from '#platform/declared-features.ts';
import type { LoadedOf } from '#platform/feature.ts';
import { configureLive, type Live, type LiveSurroundings } from '#platform/server/live.ts';
import type { PartsContext, ServedFeature, ServedFolders, ServedSite } from '#platform/server/served-site.ts';
import { pageFolders } from '#shell/addresses/page-folders.ts';
import { resolveRequest } from '#shell/addresses/resolve-request.ts';
import { endpoints } from './endpoints.server.ts';
import { allFeatures } from './all-features.ts';
import { entrySite } from './site-content.ts';
import type { features } from './features.ts';
import { parseLiveSettings } from './live-settings.server.ts';
import { isPublishedOpenData } from './open-data-parts.server.ts';

/** By name. */
const served = Object.fromEntries(
  await Promise.all(
    allFeatures.map(async ({ name, served: load }): Promise<readonly [string, ServedFeature]> => [
      name,
      load === undefined ? {} : (await load()).served,
    ]),
  ),
);

type MadeParts<Module> = Module extends {
  readonly served: { readonly configureParts: (context: PartsContext) => infer Parts };
}
  ? { readonly parts: Parts }
  : never;

type PartsOfFeatures = Joined<MadeParts<LoadedOf<(typeof features)[number], 'served'>>, 'parts'>;

function configureFeatures(context: PartsContext): PartsOfFeatures {
  const parts = Object.values(served).map(({ configureParts: configure }) => configure?.(context) ?? {});
  return Object.assign({}, ...parts) as PartsOfFeatures;
}

/** A part that a feature has declared (CallParts) and none makes does not compile. */
const configureParts = (context: PartsContext): Omit<CallParts, keyof PlatformParts> =>
  configureFeatures(context);

export const servedSite: ServedSite = {
  endpoints,
  features: served,
  parseSettings: parseLiveSettings,
  configureParts,
  threads: {
    pages: {
      file: new URL('./page-thread.server.ts', import.meta.url),
      features: allFeatures.filter(({ threadWork }) => threadWork).map(({ name }) => name),
    },
    previews: new URL('./preview-thread.server.ts', import.meta.url),
    health: new URL('./health-thread.server.ts', import.meta.url),
  },
  entries: entrySite,
  resolve: resolveRequest,
  pageFolders,
  isDated: (file) => isPublishedOpenData(file) || file.startsWith('/feeds/'),
};

/** The live part of this site, with all features.
 * @throws {SettingsError} Naming the invalid setting. */
export const configureSite = (
  environment: Environment,
  folders: ServedFolders,
  surroundings: LiveSurroundings = {},
): Live => configureLive(environment, { ...surroundings, site: servedSite, folders });
