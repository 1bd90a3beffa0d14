/** The live API in a Netlify function: the calls that the function answers or asks, with what they need, and nothing of others. */
import { getDeployStore } from '@netlify/blobs';
import { systemClock } from '#platform/base/clock.ts';
import type { Api } from './api.ts';
import { BlobStorage } from './blob-storage.ts';
import { type ConfiguredApi, configureApi } from './configured-api.ts';
import type { AnyEndpoint, CallParts, PartName } from './endpoint.ts';
import type { ShowRefused } from './show-refused.ts';
import { BlobReplayGuard } from './hooks/blob-replay-guard.ts';
import type { LiveSettings } from './settings.ts';

/** Folders bundled with each function (included_files in netlify.toml). Files that a function writes do not persist. */
export const netlifyFolders = { outDir: 'dist', contentDir: 'src/content', stateDir: '.state' } as const;

/** Environment that Netlify passes to a function. */
export interface NetlifyPlace {
  readonly deploy: { readonly context: string };
  readonly site: { readonly url?: string };
}

interface Visit extends NetlifyPlace {
  readonly ip: string;
}

/** A function that answers one call. It is configured at the first request of each process.
 * @param call.configureParts Makes what the call needs.
 * @param call.showRefused Of a call with a form: shows a refused one on its page. */
type NetlifyCall = <Part extends PartName>(
  call: AnyEndpoint<Part>,
  configureParts: (settings: LiveSettings, place: NetlifyPlace) => Pick<CallParts, Part>,
  showRefused?: ShowRefused,
) => (request: Request, visit: Visit) => Promise<Response>;

/** @param loadSettings Settings of the site, which its functions know (netlify/settings.ts). */
export const callAdapter =
  (loadSettings: () => LiveSettings): NetlifyCall =>
  (call, configureParts, showRefused) => {
    const open = (place: NetlifyPlace): Api => {
      const settings = loadSettings();
      return netlifyApi(settings, { calls: [call], parts: configureParts(settings, place), showRefused });
    };
    let api: Api | undefined;
    return (request, visit) => {
      api ??= open(visit);
      return api(request, visit.ip);
    };
  };

export function netlifyApi<Part extends PartName>(
  settings: LiveSettings,
  options: Pick<ConfiguredApi<Part>, 'calls' | 'parts' | 'showRefused'>,
): Api {
  // The store belongs to one deploy, so a preview cannot write answers that visitors see.
  const loadStore = () => getDeployStore({ name: 'live-answers', consistency: 'strong' });
  const loadChallenges = () => getDeployStore({ name: 'used-challenges', consistency: 'strong' });
  return configureApi(settings, {
    ...options,
    outDir: netlifyFolders.outDir,
    usedChallenges: new BlobReplayGuard(loadChallenges, systemClock),
    keepLasting: (memory) => new BlobStorage(loadStore, memory, systemClock),
  });
}
