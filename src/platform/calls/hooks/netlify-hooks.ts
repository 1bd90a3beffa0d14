import { systemClock } from '#platform/base/clock.ts';
import type { NetlifyPlace } from '../netlify-api.ts';
import type { LiveSettings } from '../settings.ts';
import { BlobReplayGuard } from './blob-replay-guard.ts';
import { configureHooks, type HookDependencies } from './hook-dependencies.ts';
import { findBuilder, loadBlobs, loadStore } from './netlify-builder.ts';
import { callDebouncer } from './netlify-calls.ts';

/** On Netlify the events of webhooks are stored, and another function makes builds of them.
 * @returns undefined where builds are disabled, or no secret is set. */
export function netlifyHooks(settings: LiveSettings, place: NetlifyPlace): HookDependencies | undefined {
  const builder = findBuilder(settings, place);
  if (!builder) return undefined;
  return configureHooks(settings, {
    replayGuard: new BlobReplayGuard(loadBlobs, systemClock),
    acceptEvent: async (event) => {
      const now = systemClock();
      const store = loadStore();
      await store.note(event, now);
      // The process with the lease checks for new events after releasing it, so this one is not lost.
      if (!(await store.isClaimed(now))) await callDebouncer(builder, now);
    },
  });
}
