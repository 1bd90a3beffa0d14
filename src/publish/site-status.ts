import { join } from 'node:path';
import { buildManifestSchema, type SiteStatus } from '#model/site-status.ts';
import type { HealthSettings } from './health/content-health.ts';
import { readContentHealth } from './health/keep-health.ts';
import { refreshHealth } from './health/refresh-health.ts';
import { readPublishRecords } from './publish-records.ts';
import { readSyncNotes } from './sync-notes.ts';
import { readWhole } from './whole-file.ts';

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
  if (isStale && checking) await refreshHealth({ settings: checking, version: version.content, now });
  return {
    version,
    publishes: readPublishRecords(stateDir),
    syncs: readSyncNotes(stateDir),
    findings: read().findings,
  };
}
