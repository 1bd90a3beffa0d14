/** Entry points of the Netlify functions that start builds. */
import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '#platform/base/clock.ts';
import { writeLiveEvent } from '#platform/events/write-live-event.ts';
import { callDebouncer, isDebouncerCall, startBuild } from './netlify-calls.ts';
import type { NetlifyPlace } from '../netlify-api.ts';
import type { LiveSettings } from '../settings.ts';
import { loadLiveSite } from '../site-folder.ts';
import { contentBaseUpstream } from '../upstream/upstream.ts';
import { BlobReplayGuard } from './blob-replay-guard.ts';
import { fetchWatermarks } from './content-state.ts';
import { checkRebuilds } from './check-rebuilds.ts';
import { debounceRebuilds } from './debounce-rebuilds.ts';
import { findBuilder, loadBlobs, loadStore } from './netlify-builder.ts';

/** Netlify stops scheduled functions after 30 s. */
const watermarkLimits = { timeMs: 3000, bodyBytes: 100_000 };

/** Bundled by included_files in netlify.toml. */
const outDir = 'dist';
const stateDir = '.state';

/** Waits for quiet and starts a build. */
export async function debounceOnNetlify(
  request: Request,
  settings: LiveSettings,
  place: NetlifyPlace,
): Promise<void> {
  const builder = findBuilder(settings, place);
  if (!builder || !(await isDebouncerCall(request, builder.buildHookUrl, systemClock()))) return;
  const outcomes = await debounceRebuilds({
    store: loadStore(),
    settings: settings.rebuilds,
    clock: systemClock,
    wait,
    startBuild: (title) => startBuild(builder.buildHookUrl, title),
  });
  for (const { type, ...fields } of outcomes)
    writeLiveEvent({ type: 'rebuild', step: 'debounce', outcome: type, fields });
}

/** Finds changes that no webhook reported. */
export async function checkOnNetlify(settings: LiveSettings, place: NetlifyPlace): Promise<void> {
  const builder = findBuilder(settings, place);
  if (!builder) return;
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
  writeLiveEvent({ type: 'rebuild', step: 'check', outcome: type, fields });
  if (outcome.type === 'asked' || outcome.type === 'waiting') await callDebouncer(builder, systemClock());
  await new BlobReplayGuard(loadBlobs, systemClock).forgetExpired();
}
