/** Builds the live API from its settings: that of the server with all calls, that of a Netlify function with its own. */
import { systemClock } from '#platform/base/clock.ts';
import { writeLiveEvent } from '#platform/events/write-live-event.ts';
import { type Api, type ApiOptions, createApi } from './api.ts';
import type { PartName } from './endpoint.ts';
import { loadLiveFacts } from './live-facts.ts';
import type { ShowRefused } from './show-refused.ts';
import { challengeKey, type UsedChallenges } from './guesses/proof-of-work.ts';
import { computeRates } from './rates.ts';
import type { LiveSettings } from './settings.ts';
import { type AnswerStorage, MemoryStorage } from './storage.ts';
import { usualLimits } from './upstream/upstream-gate.ts';

export interface ConfiguredApi<Part extends PartName>
  extends Pick<ApiOptions<Part>, 'calls' | 'parts'>, Partial<Pick<ApiOptions<Part>, 'report'>> {
  /** The published site. */
  readonly outDir: string;
  readonly showRefused?: ShowRefused | undefined;
  /** @param memory Cache in front of the store that keeps answers outside the process. */
  readonly keepLasting?: (memory: AnswerStorage) => AnswerStorage;
  /** Challenges used in any process; for sites that run in several. */
  readonly usedChallenges?: UsedChallenges;
}

export function configureApi<Part extends PartName>(
  settings: LiveSettings,
  {
    calls,
    parts,
    outDir,
    report = writeLiveEvent,
    showRefused,
    keepLasting,
    usedChallenges,
  }: ConfiguredApi<Part>,
): Api {
  const storage = new MemoryStorage(systemClock);
  return createApi({
    calls,
    parts,
    isDemonstration: settings.isDemonstration,
    limits: usualLimits,
    rates: computeRates(settings.ratePerMinute),
    proofs: { key: challengeKey(settings.sharedSecret), used: usedChallenges },
    storage,
    lastingAnswers: keepLasting?.(storage) ?? storage,
    clock: systemClock,
    loadFacts: () => loadLiveFacts(outDir),
    report,
    showRefused,
  });
}
