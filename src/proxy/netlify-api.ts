import { getDeployStore } from '@netlify/blobs';
import { systemClock } from '#base/clock.ts';
import type { Api } from './api.ts';
import { BlobStorage } from './blob-storage.ts';
import { BlobReplayGuard } from './hooks/blob-replay-guard.ts';
import { configureApi, type Surroundings } from './configured-api.ts';
import { parseLiveSettings } from './settings.ts';

let api: Api | undefined;

/** As in netlify.toml, included_files: the folders are bundled with each function, and nothing that it writes stays. */
const folders = { outDir: 'dist', contentDir: 'src/content' };

/** The live part in a function of Netlify: made at its first request, kept as long as its process lives.
 * @param surroundings Of the functions that take forms, and of the one that takes webhooks.
 * @throws {SettingsError} Naming the setting that is wrong. */
export function netlifyApi(
  surroundings: Pick<Surroundings, 'showRefused' | 'acceptEvent' | 'replayGuard'> = {},
): Api {
  // The store of one deploy: a preview does not write into what visitors see, and it goes when its deploy goes.
  const loadStore = () => getDeployStore({ name: 'live-answers', consistency: 'strong' });
  const loadChallenges = () => getDeployStore({ name: 'used-challenges', consistency: 'strong' });
  // Netlify names the main address of the site.
  const environment = { ...process.env, SITE_URL: process.env.SITE_URL ?? process.env.URL };
  api ??= configureApi(parseLiveSettings(environment), folders, {
    ...surroundings,
    usedChallenges: new BlobReplayGuard(loadChallenges, systemClock),
    keepLasting: (memory) => new BlobStorage(loadStore, memory, systemClock),
  });
  return api;
}
