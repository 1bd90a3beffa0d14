import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { trustedJson } from '#base/json.ts';
import { buildManifestSchema, type SiteStatus } from '#model/site-status.ts';
import type { HealthSettings } from './health/content-health.ts';
import { readContentHealth } from './health/stored-health.ts';
import { refreshHealth } from './health/refresh-health.ts';
import { readPublishRecords } from './publish-records.ts';
import { readSyncNotes } from './sync-notes.ts';
import { readWhole } from './whole-file.ts';

/** How long a request for the status waits for a check. A very large site takes longer; until it is done, the response has
 * the earlier findings. */
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
  const hide = hideFolders({ outDir, stateDir });
  const version = readWhole(join(outDir, 'build-manifest.json'), buildManifestSchema);
  const read = () => readContentHealth(stateDir, { version: version?.content, now });
  const isStale = version !== undefined && !read().isFresh;
  if (isStale && checking) {
    const refreshed = refreshHealth({ settings: checking, version: version.content, now });
    await Promise.race([refreshed, wait(patienceMs, undefined, { ref: false })]);
  }
  return {
    version,
    publishes: hide(readPublishRecords(stateDir)),
    syncs: hide(readSyncNotes(stateDir)),
    findings: read().findings,
  };
}

/** Errors of the system name files. Where this machine keeps them is nobody's business who reads the status.
 * @returns The same with the names of settings in place of their folders. */
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
