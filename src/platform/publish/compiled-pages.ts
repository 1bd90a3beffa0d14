/** The compiled pages: where they are (STATE_DIR/compiled has one folder for each digest of the code), the settings that
 * they get, and the answers that pages made for one request need. */
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Settings } from './settings.ts';

/** Within the folder of one version. */
const entryFile = 'server/entry.mjs';

export const compiledFolder = (stateDir: string): string => resolve(stateDir, 'compiled');

/** Module that renders the pages of a version (platform/publish/compiled-app.ts).
 * @param name Digest of its code. */
export function compiledEntry(stateDir: string, name: string): string {
  return join(compiledFolder(stateDir), name, entryFile);
}

export type CompiledApp = typeof import('./compiled-app.ts');

/** The first time takes a third of a second; Node keeps what it has imported.
 * @param entry The result of `compiledEntry`. */
export async function loadCompiled(entry: string): Promise<CompiledApp> {
  return (await import(pathToFileURL(entry).href)) as CompiledApp;
}

/** @param entry The result of `compiledEntry`. */
export function compiledName(entry: string): string {
  return basename(dirname(dirname(entry)));
}

/** The settings that affect a page: changing one of them changes the output. */
export function pageSettings(settings: Settings) {
  const { siteUrl, selfServiceUrl, jobsUrl, analyticsSrc, mapTiles, socialImages } = settings;
  const { turnstileSiteKey, analyticsReports, isOfflineKept } = settings;
  // Without a project there is no host route: any project could name this site as its host and run code on
  // this origin.
  const studioOrigin = settings.hasPageBuilder ? settings.studioOrigin : undefined;
  const externals = { selfService: selfServiceUrl, jobs: jobsUrl } as const;
  return {
    siteUrl,
    externals,
    analyticsSrc,
    analyticsReports,
    mapTiles,
    turnstileSiteKey,
    isOfflineKept,
    socialImages,
    studioOrigin,
  } as const;
}

export type PageSettings = ReturnType<typeof pageSettings>;
