/** Entry points of the Netlify functions that start builds. */
import { setTimeout as wait } from 'node:timers/promises';
import { getStore } from '@netlify/blobs';
import { systemClock } from '#base/clock.ts';
import { writeEvent } from '#events/write-events.ts';
import { callDebouncer, isDebouncerCall, startBuild } from './netlify-calls.ts';
import type { Api } from '../api.ts';
import { netlifyApi } from '../netlify-api.ts';
import { type LiveSettings, parseLiveSettings } from '../settings.ts';
import { loadLiveSite } from '../site-folder.ts';
import { contentBaseUpstream } from '../upstream/upstream.ts';
import { BlobReplayGuard } from './blob-replay-guard.ts';
import { fetchWatermarks } from './content-state.ts';
import { checkRebuilds } from './check-rebuilds.ts';
import { debounceRebuilds } from './debounce-rebuilds.ts';
import { RebuildStore } from './rebuild-store.ts';

/** Environment that Netlify passes to a function. */
export interface NetlifyPlace {
  readonly deploy: { readonly context: string };
  readonly site: { readonly url?: string };
}

/** Netlify stops scheduled functions after 30 s. */
const watermarkLimits = { timeMs: 3000, bodyBytes: 100_000 };

/** Bundled by included_files in netlify.toml. */
const outDir = 'dist';
const stateDir = '.state';

// The store of the whole site: events recorded during one deploy are built by the next. Netlify provides it only
// during a request.
const loadBlobs = () => getStore({ name: 'rebuilds', consistency: 'strong' });
const loadStore = () => new RebuildStore(loadBlobs());

/** The live API with webhooks, which are stored as events. */
export function netlifyHookApi(place: NetlifyPlace): Api {
  const builder = findBuilder(place);
  if (!builder) return netlifyApi();
  const replayGuard = new BlobReplayGuard(loadBlobs, systemClock);
  return netlifyApi({
    replayGuard,
    acceptEvent: async (event) => {
      const now = systemClock();
      const store = loadStore();
      await store.note(event, now);
      // The process with the lease checks for new events after releasing it, so this one is not lost.
      if (!(await store.isClaimed(now))) await callDebouncer(builder, now);
    },
  });
}

/** Waits for quiet and starts a build. */
export async function debounceOnNetlify(request: Request, place: NetlifyPlace): Promise<void> {
  const builder = findBuilder(place);
  if (!builder || !(await isDebouncerCall(request, builder.buildHookUrl, systemClock()))) return;
  const outcomes = await debounceRebuilds({
    store: loadStore(),
    settings: builder.settings.rebuilds,
    clock: systemClock,
    wait,
    startBuild: (title) => startBuild(builder.buildHookUrl, title),
  });
  for (const { type, ...fields } of outcomes)
    writeEvent({ type: 'rebuild', step: 'debounce', outcome: type, fields });
}

/** Finds changes that no webhook reported. */
export async function checkOnNetlify(place: NetlifyPlace): Promise<void> {
  const builder = findBuilder(place);
  if (!builder) return;
  const { settings } = builder;
  const site = await loadLiveSite(outDir, stateDir);
  const upstream = settings.contentBase && contentBaseUpstream(settings.contentBase);
  const outcome = await checkRebuilds({
    store: loadStore(),
    clock: systemClock,
    site,
    fetchWatermarks: () =>
      upstream
        ? fetchWatermarks(site.watermarks, { upstream, limits: watermarkLimits })
        : Promise.resolve(site.watermarks),
  });
  const { type, ...fields } = outcome;
  writeEvent({ type: 'rebuild', step: 'check', outcome: type, fields });
  if (outcome.type === 'asked' || outcome.type === 'waiting') await callDebouncer(builder, systemClock());
  await new BlobReplayGuard(loadBlobs, systemClock).forgetExpired();
}

interface Builder {
  readonly settings: LiveSettings;
  readonly buildHookUrl: string;
  readonly siteUrl: string;
}

/** @returns undefined where builds are disabled: in deploy previews and without a build hook. */
function findBuilder({ deploy, site }: NetlifyPlace): Builder | undefined {
  const settings = parseLiveSettings(process.env);
  const { buildHookUrl } = settings.rebuilds;
  if (deploy.context !== 'production' || buildHookUrl === undefined || site.url === undefined)
    return undefined;
  return { settings, buildHookUrl, siteUrl: site.url };
}
