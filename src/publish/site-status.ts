import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildManifestSchema, type SiteStatus } from '#model/site-status.ts';
import type { HealthSettings } from './health/content-health.ts';
import { readContentHealth } from './health/kept-health.ts';
import { refreshHealth } from './health/refresh-health.ts';
import { readPublishRecords } from './publish-records.ts';
import { readSyncNotes } from './sync-notes.ts';
import { readWhole } from './whole-file.ts';

/** A check of a very large site takes longer than whoever asks for the status waits; until it is done, they get the
 * findings of before. */
const patienceMs = 1000;

interface StatusPlace {
  readonly outDir: string;
  readonly stateDir: string;
  /** Lets the content be checked anew when it was published since; without it the last findings are shown. */
  readonly checking?: HealthSettings;
}

/** @param now Milliseconds since the epoch. */
export async function loadSiteStatus(
  { outDir, stateDir, checking }: StatusPlace,
  now: number,
): Promise<SiteStatus> {
  const version = readWhole(join(outDir, 'build-manifest.json'), buildManifestSchema);
  const read = () => readContentHealth(stateDir, { version: version?.content, now });
  const isStale = version !== undefined && !read().isFresh;
  if (isStale && checking) {
    const refreshed = refreshHealth({ settings: checking, version: version.content, now });
    await Promise.race([refreshed, wait(patienceMs, undefined, { ref: false })]);
  }
  return {
    version,
    publishes: readPublishRecords(stateDir),
    syncs: readSyncNotes(stateDir),
    findings: read().findings,
  };
}
