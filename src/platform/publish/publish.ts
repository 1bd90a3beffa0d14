/** Publishes the site in three steps over one context: plan (import changes, find stale targets), render (write the files),
 * commit (save the traces).
 * Stale targets are marked in the same transaction as the change that caused it; the marks are removed after the files are
 * written. So after a crash at any moment, the next publish finds the marks and continues. */
import { inLongTransaction } from '#platform/base/sqlite.ts';
import type { PublishCause } from './status-schema.ts';
import { publishAssets } from './assets.ts';
import { type Changes, Commit, renderTargets, summarize } from './commit.ts';
import { explainFailed, explainFailure } from './explain-failure.ts';
import { planPublish, type PublishPlan } from './plan.ts';
import type { FailedTarget } from './render.ts';
import { endUndo, isRolledBack, startUndo } from './replaced-files.ts';
import { makeMissingCopies } from './compressed-copies.ts';
import { discardWithdrawn, forgetUnnamed, publishMedia } from './media.ts';
import { savePublishRecord } from './publish-records.ts';
import { contentVersion } from './state.ts';
import { type ContextOptions, withContext, PublishContext } from './publish-context.ts';

export interface PublishChoice {
  /** Renders all targets, also fresh ones. */
  readonly isFull?: boolean;
  /** Saved in the publish record; absent: a person at the command line. */
  readonly reason?: PublishCause | undefined;
  /** Does nothing if the site was rolled back. */
  readonly staysHeld?: boolean;
  /** Whether it may leave targets to the publish after it, which follows at once. */
  readonly mayLeave?: boolean;
}

export interface PublishOutcome {
  readonly rendered: number;
  readonly reused: number;
  readonly removed: number;
  /** Number of queries that were evaluated again because a dependency changed. */
  readonly asked: number;
  /** Targets that could not be rendered: they stay stale and keep their files. */
  readonly failed: readonly FailedTarget[];
  /** Number of targets that are left to the publish after it. */
  readonly left: number;
}

const nothingDone: PublishOutcome = { rendered: 0, reused: 0, removed: 0, asked: 0, failed: [], left: 0 };

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
  { isFull = false, reason = 'command', staysHeld = false, mayLeave = false }: PublishChoice,
): Promise<PublishOutcome> {
  await context.lock();
  const start = performance.now();
  // Also on a site that is held: somebody must not read them any longer.
  const withdrawn = discardWithdrawn(context);
  if (staysHeld && isRolledBack(context.state)) return { ...nothingDone, removed: withdrawn.length };
  const changes: Changes = { targets: [], removed: [...withdrawn], failed: [] };
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
    await renderAndCommit(context, plan, { changes, mayLeave });
    if (context.order.unsettled === 0) {
      if (context.settings.isPrecompressed) await makeMissingCopies(context.settings.outDir);
      forgetUnnamed(context);
      changes.version = contentVersion(context.state.database);
    }
    keep(changes.failed.length > 0 ? explainFailed(changes.failed) : undefined);
    return toOutcome(context, plan, changes);
  } catch (cause) {
    keep(explainFailure(cause).text);
    throw cause;
  }
}

/** Writes the files, then saves their traces in one transaction. */
async function renderAndCommit(
  context: PublishContext,
  plan: PublishPlan,
  { changes, mayLeave }: { readonly changes: Changes; readonly mayLeave: boolean },
): Promise<void> {
  const { settings, state, output, report } = context;
  const { stale, removals, hasNewAssets, media, now } = plan;
  const isAnything = stale.length + removals.length > 0 || hasNewAssets || media !== undefined;
  const isContinued = isAnything && startUndo(state, settings);
  if (hasNewAssets)
    publishAssets(state, output, { clientDir: context.compiled.clientDir, siteUrl: settings.siteUrl, now });
  const mediaWritten = media ? publishMedia(state, output, media) : [];
  if (!isAnything) return;
  changes.removed.push(...(media?.removed ?? []));
  report({ type: 'rendering', total: stale.length });
  await inLongTransaction(state.database, async () => {
    const commit = new Commit(context, plan, { changes, isContinued });
    await renderTargets(context, stale, { commit, mayLeave });
    commit.finish(mediaWritten);
  });
  if (context.order.unsettled === 0) endUndo(settings);
}

function toOutcome(
  { state, order }: PublishContext,
  plan: PublishPlan,
  { failed, removed }: Changes,
): PublishOutcome {
  return {
    rendered: plan.stale.length - failed.length - order.unsettled,
    reused: state.targets.count() - plan.stale.length,
    removed: removed.length,
    asked: plan.asked,
    failed,
    left: order.unsettled,
  };
}
