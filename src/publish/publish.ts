/** Publishes the site in three steps over one context: plan (import changes, find stale targets), render (write
 * the files), commit (save the traces).
 *
 * Stale targets are marked in the same transaction as the change that caused it; the marks are removed after
 * the files are written. So after a crash at any moment, the next publish finds the marks and continues. */
import type { DatabaseSync } from 'node:sqlite';
import { digest } from '#base/digest.ts';
import { inLongTransaction } from '#base/transaction.ts';
import type { ChangedTarget, PublishCause, PublishRecord } from '#model/site-status.ts';
import { readSetting } from '#store/database.ts';
import { publishAssets, publishMedia } from './assets.ts';
import { type Changes, Commit, renderTargets } from './commit.ts';
import { contentPlace } from './content-files.ts';
import { explainFailed, explainFailure } from './explain-failure.ts';
import { planPublish, type PublishPlan } from './plan.ts';
import { type ContextOptions, type PublishContext, withContext } from './publish-context.ts';
import { namedChanges, savePublishRecord } from './publish-records.ts';
import type { FailedTarget } from './render.ts';
import { endUndo, isRolledBack, startUndo } from './rollback.ts';

export interface PublishChoice {
  /** Renders all targets, also fresh ones. */
  readonly isFull?: boolean;
  /** Saved in the publish record; absent: a person at the command line. */
  readonly reason?: PublishCause | undefined;
  /** Does nothing if the site was rolled back. */
  readonly staysHeld?: boolean;
}

export interface PublishOutcome {
  readonly rendered: number;
  readonly reused: number;
  readonly removed: number;
  /** Number of queries that were evaluated again because a dependency changed. */
  readonly asked: number;
  /** Targets that could not be rendered: they stay stale and keep their files. */
  readonly failed: readonly FailedTarget[];
}

/** For up to this many targets, housekeeping runs after the files are written, because an editor may be
 * waiting. */
const maxAwaited = 300;

const nothingDone: PublishOutcome = { rendered: 0, reused: 0, removed: 0, asked: 0, failed: [] };

/** As `publishIn`, in a context of its own. */
export function publish({
  isFull = false,
  reason,
  staysHeld = false,
  ...options
}: ContextOptions & PublishChoice): Promise<PublishOutcome> {
  return withContext(options, (context) => publishIn(context, { isFull, reason, staysHeld }));
}

/** @throws {ContentError} When the content is broken; nothing is written.
 * @throws {CompileError} When the pages do not compile. */
export async function publishIn(
  context: PublishContext,
  { isFull = false, reason = 'command', staysHeld = false }: PublishChoice,
): Promise<PublishOutcome> {
  await context.lock();
  if (staysHeld && isRolledBack(context.state)) return nothingDone;
  const start = performance.now();
  const changes: Changes = { targets: [], removed: [], failed: [] };
  const keep = (failure?: string) => {
    const ms = Math.round(performance.now() - start);
    const at = new Date(context.clock()).toISOString();
    const record = { at, reason, ms, ...summarize(changes), ...(failure !== undefined && { failure }) };
    try {
      savePublishRecord(context.settings.stateDir, record);
    } catch {
      // A record that cannot be saved (on a full disk, say) must not fail the publish.
    }
  };
  try {
    const plan = await planPublish(context, isFull);
    await renderAndCommit(context, plan, changes);
    changes.version = contentVersion(context.state.database);
    keep(changes.failed.length > 0 ? explainFailed(changes.failed) : undefined);
    return outcomeOf(context, plan, changes);
  } catch (cause) {
    keep(explainFailure(cause).text);
    throw cause;
  }
}

/** Writes the files, then saves all their traces in one transaction. */
async function renderAndCommit(context: PublishContext, plan: PublishPlan, changes: Changes): Promise<void> {
  const { settings, state, output, report } = context;
  const { stale, removals, compiled, hasNewAssets, isNewOutput, now } = plan;
  const isAnything = stale.length + removals.length > 0 || hasNewAssets;
  if (isAnything) startUndo(state, settings, stale.length <= maxAwaited);
  if (hasNewAssets)
    publishAssets(state, output, { clientDir: compiled.clientDir, siteUrl: settings.siteUrl, now });
  publishMedia(state, { place: contentPlace(settings), output, outDir: settings.outDir, isNewOutput });
  if (!isAnything) return;
  report({ type: 'rendering', total: stale.length });
  await inLongTransaction(state.database, async () => {
    const commit = new Commit(context, plan, changes);
    await renderTargets(context, stale, commit);
    commit.finish();
  });
  endUndo(settings);
}

function outcomeOf({ state }: PublishContext, plan: PublishPlan, { failed }: Changes): PublishOutcome {
  return {
    rendered: plan.stale.length - failed.length,
    reused: state.targets.count() - plan.stale.length,
    removed: plan.removals.length,
    asked: plan.asked,
    failed,
  };
}

/** The version of the content in /build-manifest.json. */
function contentVersion(database: DatabaseSync): string {
  return digest(readSetting(database, 'content') ?? '');
}

function summarize({
  targets,
  removed,
  version,
}: Changes): Pick<PublishRecord, 'version' | 'changed' | 'removed'> {
  // Workers finish in any order.
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

/** Pages are listed before feeds and search index files, because editors look for pages. */
const isPage = (address: string): boolean => !/\.\w+$/u.test(address);

function toChanged({ address, reason }: Changes['targets'][number]): ChangedTarget {
  if (reason.type !== 'answer-changed') return { address, reason: reason };
  const { list, key } = reason.keyChange;
  return { address, reason: { type: reason.type, list, key } };
}
