/** Runs a publish and notes what came of it. */
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#base/clock.ts';
import { digest } from '#base/digest.ts';
import type { StaleTarget } from '#engine/target-table.ts';
import type { ChangedTarget, PublishCause, PublishRecord } from '#model/site-status.ts';
import { readSetting } from '#store/schema.ts';
import { explainFailed, explainFailure } from './explain-failure.ts';
import { savePublishRecord, namedChanges } from './publish-records.ts';
import type { FailedTarget } from './render.ts';

/** What a publish has changed so far. */
export interface Changes {
  /** Those whose files differ from before, in the order they were written. */
  readonly targets: Pick<StaleTarget, 'number' | 'address' | 'reason'>[];
  /** Files that went. */
  readonly removed: string[];
  /** Targets that could not be rendered and stay as they were. */
  readonly failed: FailedTarget[];
  /** Digest of the content that is published; set at the end. */
  version?: string;
}

interface Recording {
  readonly stateDir: string;
  readonly clock: Clock;
  readonly reason: PublishCause | undefined;
}

/** Call it while the state folder is locked. */
export async function publishRecorded<Outcome>(
  { stateDir, clock, reason = 'command' }: Recording,
  run: (changes: Changes) => Promise<Outcome>,
): Promise<Outcome> {
  const start = performance.now();
  const changes: Changes = { targets: [], removed: [], failed: [] };
  const keep = (failure?: string) => {
    const ms = Math.round(performance.now() - start);
    const record = { at: new Date(clock()).toISOString(), reason, ms, ...summarize(changes) };
    try {
      savePublishRecord(stateDir, { ...record, ...(failure !== undefined && { failure }) });
    } catch {
      // Whether the site is published does not hang on the note of it: the disk may be full for a small file too.
    }
  };
  try {
    const outcome = await run(changes);
    keep(changes.failed.length > 0 ? explainFailed(changes.failed) : undefined);
    return outcome;
  } catch (cause) {
    keep(explainFailure(cause).text);
    throw cause;
  }
}

/** As /build-manifest.json names the content. */
export function contentVersion(database: DatabaseSync): string {
  return digest(readSetting(database, 'content') ?? '');
}

function summarize({
  targets,
  removed,
  version,
}: Changes): Pick<PublishRecord, 'version' | 'changed' | 'removed'> {
  // Workers bring them in any order.
  const sorted = targets.toSorted((a, b) => a.number - b.number);
  const pages = sorted.filter(({ address }) => isPage(address));
  const others = sorted.filter(({ address }) => !isPage(address));
  return {
    ...(version !== undefined && { version }),
    changed: {
      count: targets.length,
      targets: [...pages, ...others].slice(0, namedChanges).map(toChanged),
    },
    removed: { count: removed.length, files: removed.slice(0, namedChanges) },
  };
}

/** Editors look for pages; feeds and parts of the search index follow them. */
const isPage = (address: string): boolean => !/\.\w+$/u.test(address);

function toChanged({ address, reason }: Changes['targets'][number]): ChangedTarget {
  if (reason.type !== 'answer-changed') return { address, reason: reason };
  const { list, key } = reason.keyChange;
  return { address, reason: { type: reason.type, list, key } };
}
