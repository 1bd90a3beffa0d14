import { getDeployStore } from '@netlify/blobs';
import { systemClock } from '#base/clock.ts';
import type { Api } from './api.ts';
import { BlobStorage } from './blob-storage.ts';
import { BlobReplayGuard } from './hooks/blob-replay-guard.ts';
import { configureApi, type Surroundings } from './configured-api.ts';
import { parseLiveSettings } from './settings.ts';
import { netlifyUnanswered } from './unanswered/netlify-unanswered.ts';

let api: Api | undefined;

/** Folders bundled with each function (included_files in netlify.toml). Files that a function writes do not persist. */
const folders = { outDir: 'dist', contentDir: 'src/content' };

/** The live API in a Netlify function, created at the first request of each process.
 * @param surroundings Extra dependencies of the functions for forms and webhooks.
 * @throws {SettingsError} Naming the invalid setting. */
export function netlifyApi(
  surroundings: Pick<Surroundings, 'showRefused' | 'acceptEvent' | 'replayGuard'> = {},
): Api {
  // The store belongs to one deploy, so a preview cannot write answers that visitors see.
  const loadStore = () => getDeployStore({ name: 'live-answers', consistency: 'strong' });
  const loadChallenges = () => getDeployStore({ name: 'used-challenges', consistency: 'strong' });
  // Netlify sets this variable to the main address of the site.
  const environment = { ...process.env, SITE_URL: process.env.SITE_URL ?? process.env.URL };
  api ??= configureApi(parseLiveSettings(environment), folders, {
    ...surroundings,
    usedChallenges: new BlobReplayGuard(loadChallenges, systemClock),
    unanswered: netlifyUnanswered(),
    keepLasting: (memory) => new BlobStorage(loadStore, memory, systemClock),
  });
  return api;
}
