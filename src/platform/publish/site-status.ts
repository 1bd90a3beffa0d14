/** The status for editors and operators, and what publishes and syncs save for it in STATE_DIR. Functions on Netlify
 * load this module: it imports nothing that publishes or syncs. */
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readWhole } from '#platform/base/files.ts';
import { trustedJson } from '#platform/base/json.ts';
import type { Report } from '#platform/events/site-event.ts';
import { buildManifestSchema, type SiteStatus } from './status-schema.ts';
import type { HealthSettings } from './health/content-health.ts';
import { refreshHealth } from './health/refresh-health.ts';
import { readContentHealth } from './health/stored-health.ts';
import { readSyncNotes } from './sync-notes.ts';
import { readPublishRecords } from './publish-records.ts';

/** How long a status request waits for a check, in milliseconds. On a very large site a check takes longer; the
 * response then contains the earlier findings. */
const patienceMs = 1000;

export interface StatusChecking {
  readonly settings: HealthSettings;
  /** Module of a thread that performs `healthWork`. */
  readonly file: URL;
}

interface StatusPlace {
  readonly outDir: string;
  readonly stateDir: string;
  /** If present, the content is checked again after a publish; otherwise the last findings are shown. */
  readonly checking?: StatusChecking;
  readonly report: Report;
}

/** @param now Milliseconds since the epoch. */
export async function loadSiteStatus(
  { outDir, stateDir, checking, report }: StatusPlace,
  now: number,
): Promise<SiteStatus> {
  const hide = hideFolders({ outDir, stateDir });
  const version = readWhole(join(outDir, 'build-manifest.json'), buildManifestSchema);
  const read = () => readContentHealth(stateDir, { version: version?.content, now });
  const isStale = version !== undefined && !read().isFresh;
  if (isStale && checking) {
    const order = { settings: checking.settings, version: version.content, now };
    const refreshed = refreshHealth(checking.file, order, report);
    await Promise.race([refreshed, wait(patienceMs, undefined, { ref: false })]);
  }
  return {
    version,
    publishes: hide(readPublishRecords(stateDir)),
    syncs: hide(readSyncNotes(stateDir)),
    findings: read().findings,
  };
}

/** Replaces folders in system errors with the names of their settings: readers of the status must not learn the
 * paths of this machine. */
function hideFolders({ outDir, stateDir }: Pick<StatusPlace, 'outDir' | 'stateDir'>) {
  const folders = [
    ['STATE_DIR', resolve(stateDir)],
    ['OUT_DIR', resolve(outDir)],
    ['.', process.cwd()],
    ['HOME', homedir()],
    ['TMPDIR', tmpdir()],
  ] as const;
  const inText = (text: string) =>
    folders.reduce(
      (rest, [name, folder]) => (folder.length > 1 ? rest.replaceAll(folder, name) : rest),
      text,
    );
  const inValue = <Value>(value: Value): Value =>
    trustedJson<Value>(
      JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? inText(part) : part)),
    );
  return inValue;
}
