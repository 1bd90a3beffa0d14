/** Publishes the site in three steps over one context: plan (import changes, find stale targets), render (write the files),
 * commit (save the traces).
 * Stale targets are marked in the same transaction as the change that caused it; the marks are removed after the files are
 * written. So after a crash at any moment, the next publish finds the marks and continues. */
import type { Digest } from '#base/digest.ts';
import { inLongTransaction } from '#base/sqlite.ts';
import type { PublishCause } from '#model/site-status.ts';
import { readSetting } from '#store/database.ts';
import { publishAssets } from './assets.ts';
import { type Changes, Commit, renderTargets, summarize } from './commit.ts';
import { explainFailed, explainFailure } from './explain-failure.ts';
import { planPublish, type PublishPlan } from './plan.ts';
import { type CodeGraph, loadCodeGraph } from './code-graph.ts';
import { LazyPool } from './pool.ts';
import { type FailedTarget, Renderer, type RenderSetup } from './render.ts';
import { RenderOrder } from './render-order.ts';
import { endUndo, isRolledBack, Output, startUndo, undoFolder } from './output.ts';
import { dirname, join, resolve } from 'node:path';
import type { Clock } from '#base/clock.ts';
import { closeStateFolder } from '#base/files.ts';
import { finishJournal, hasPlan, syncPlace } from '#cms/wordpress/journal.ts';
import { type CompiledPages, compilePages, digestCode, digestVersion } from './code.ts';
import { makeMissingCopies } from './compressed-copies.ts';
import { discardWithdrawn, forgetUnnamed, publishMedia } from './media.ts';
import { pageSettings, type PageSettings } from './compiled-pages.ts';
import type { StaleReason } from '#engine/reason.ts';
import type { Settings } from './settings.ts';
import { savePublishRecord } from './site-status.ts';
import { awaitLock, contentVersion, openState, type State } from './state.ts';

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

/** For up to this many targets, housekeeping runs after the files are written: an editor may be waiting. */
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
    await renderAndCommit(context, plan, changes);
    if (context.settings.isPrecompressed) await makeMissingCopies(context.settings.outDir);
    forgetUnnamed(context);
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
  const { stale, removals, hasNewAssets, media, now } = plan;
  const isAnything = stale.length + removals.length > 0 || hasNewAssets || media !== undefined;
  const isContinued = isAnything && startUndo(state, settings, stale.length <= maxAwaited);
  if (hasNewAssets)
    publishAssets(state, output, { clientDir: context.compiled.clientDir, siteUrl: settings.siteUrl, now });
  const mediaWritten = media ? publishMedia(state, output, media) : [];
  if (!isAnything) return;
  changes.removed.push(...(media?.removed ?? []));
  report({ type: 'rendering', total: stale.length });
  await inLongTransaction(state.database, async () => {
    const commit = new Commit(context, plan, { changes, isContinued });
    await renderTargets(context, stale, commit);
    commit.finish(mediaWritten);
  });
  endUndo(settings);
}

function outcomeOf(
  { state }: PublishContext,
  plan: PublishPlan,
  { failed, removed }: Changes,
): PublishOutcome {
  return {
    rendered: plan.stale.length - failed.length,
    reused: state.targets.count() - plan.stale.length,
    removed: removed.length,
    asked: plan.asked,
    failed,
  };
}

// Resources of one job (a publish, a sync, or both): lock and database are opened once, when first needed.

export type PublishEvent =
  /** The job waits for another process. */
  | { readonly type: 'waiting' }
  | { readonly type: 'compiling' }
  | { readonly type: 'rendering'; readonly total: number }
  | { readonly type: 'target-rendered'; readonly address: string; readonly reason: StaleReason }
  | { readonly type: 'file-removed'; readonly file: string };

/** Which files of the content may have changed since the last publish. */
export type ContentChange =
  /** Only these synced files changed, as reported by the sync. */
  { readonly type: 'files'; readonly files: readonly string[] } | { readonly type: 'unknown' };

export interface ContextOptions {
  /** Folder of the project. */
  readonly root: string;
  readonly settings: Settings;
  readonly clock: Clock;
  /** Digest of the running code; if absent, it is computed from the files. */
  readonly code?: Digest | undefined;
  /** Addresses. Of the targets that do not depend on content only these are published; absent: all. */
  readonly fixedTargets?: ReadonlySet<string> | undefined;
  readonly report: (event: PublishEvent) => void;
}

export class PublishContext {
  readonly root: string;
  readonly settings: Settings;
  /** The settings that affect a page. */
  readonly pages: PageSettings;
  readonly clock: Clock;
  readonly fixedTargets: ReadonlySet<string> | undefined;
  readonly report: (event: PublishEvent) => void;
  readonly output: Output;
  readonly pool = new LazyPool();
  order = new RenderOrder();
  content: ContentChange = { type: 'unknown' };
  #code: Digest | undefined;
  #compiled: CompiledPages | undefined;
  #state: State | undefined;
  #unlock: (() => void) | undefined;

  constructor({ root, settings, clock, code, fixedTargets, report }: ContextOptions) {
    this.root = root;
    this.settings = settings;
    this.pages = pageSettings(settings);
    this.clock = clock;
    this.fixedTargets = fixedTargets;
    this.report = report;
    this.output = new Output(settings.outDir, undoFolder(settings));
    this.#code = code;
  }

  get state(): State {
    return (this.#state ??= openState(this.settings.stateDir));
  }

  /** Lets the workers load beside the compiler where all pages follow. */
  loadWorkers(): void {
    if (readSetting(this.state.database, 'code') === undefined) this.pool.open();
  }

  /** The compiled pages. The first use compiles them if needed.
   * @throws {CompileError} */
  get compiled(): CompiledPages {
    const { root, report, settings } = this;
    const code = (this.#code ??= digestCode(root, settings.stateDir));
    const onCompile = () => {
      report({ type: 'compiling' });
      this.loadWorkers();
    };
    return (this.#compiled ??= compilePages({ root, stateDir: settings.stateDir, code, onCompile }));
  }

  /** Modules of the compiled pages. */
  get graph(): CodeGraph {
    return loadCodeGraph(dirname(this.compiled.entry));
  }

  openRenderer = (): Promise<Renderer> => Renderer.open(this.renderSetup, this.state.database);

  /** Digest of the code and of every setting that affects a page. */
  get version(): Digest {
    return digestVersion(this.compiled.name, this.pages);
  }

  get renderSetup(): RenderSetup {
    const { settings, pages, version } = this;
    return {
      database: this.state.file,
      entry: this.compiled.entry,
      settings: pages,
      version,
      outDir: resolve(settings.outDir),
      isEmpty: this.output.wasEmpty,
      backupDir: undoFolder(settings),
      drawnDir: this.drawnDir,
    };
  }

  get drawnDir(): string {
    return join(this.settings.stateDir, 'drawn');
  }

  /** Acquires the lock: only this job may then change the state, the synced content and the site. If a sync
   * crashed after it decided its changes, they are applied first. */
  async lock(): Promise<void> {
    if (this.#unlock) return;
    const { settings } = this;
    closeStateFolder(settings.stateDir, settings.outDir);
    this.#unlock = await awaitLock(settings.stateDir, () => {
      this.report({ type: 'waiting' });
    });
    finishJournal(syncPlace(settings.stateDir));
  }

  /** Applies the decided changes of a crashed sync before another one starts. Holds the lock only for that. */
  async recoverContent(): Promise<void> {
    if (!hasPlan(syncPlace(this.settings.stateDir))) return;
    await this.lock();
    this.#release();
  }

  async close(): Promise<void> {
    await this.pool.close();
    this.#state?.database.close();
    this.#release();
  }

  #release(): void {
    this.#unlock?.();
    this.#unlock = undefined;
  }
}

/** Opens a context for one job and always closes it afterwards. */
export async function withContext<Outcome>(
  options: ContextOptions,
  job: (context: PublishContext) => Promise<Outcome>,
): Promise<Outcome> {
  const context = new PublishContext(options);
  try {
    return await job(context);
  } finally {
    await context.close();
  }
}
