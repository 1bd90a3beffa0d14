/** Renders stale targets, writes their files and commits their traces. A few targets are rendered in this
 * thread, many on all cores. All traces are saved in one transaction after the files are written. After a
 * crash before the commit, targets are still marked stale, so the next publish renders them. */
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Digest } from '#platform/base/digest.ts';
import { codeList, settingList } from '#platform/engine/reason.ts';
import type { StaleTarget } from '#platform/engine/target-table.ts';
import type { ChangedTarget, PublishRecord } from './status-schema.ts';
import { writeSetting } from '#platform/store/database.ts';
import type { Written } from './output.ts';
import { keepUndo } from './replaced-files.ts';
import type { PublishPlan } from './plan.ts';
import type { FailedTarget, Rendered, Renderer, RenderJob } from './render.ts';
import type { PublishContext } from './publish-context.ts';
import { namedChanges } from './publish-records.ts';

/** With more failures than this, and more than half of the stale targets, the publish is aborted: the pages
 * themselves must be broken. */
const maxFailed = 20;

/** What a publish has changed so far. */
export interface Changes {
  /** Targets whose files changed, in the order they were written. */
  readonly targets: Pick<StaleTarget, 'number' | 'address' | 'reason'>[];
  /** Removed files. */
  readonly removed: string[];
  /** Targets that could not be rendered and keep their old files. */
  readonly failed: FailedTarget[];
  /** Digest of the published content; set at the end. */
  version?: string;
}

/** What a publish has changed, for its record. */
export function summarize({
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
  if (list === codeList || list === settingList) return { address, reason: { type: 'code-changed', key } };
  return { address, reason: { type: reason.type, list, key } };
}

export class Commit {
  readonly #context: PublishContext;
  readonly #plan: PublishPlan;
  readonly #changes: Changes;
  readonly #isContinued: boolean;
  readonly #at: number;
  readonly #targets: ReadonlyMap<number, StaleTarget>;
  readonly #queryNumbers = new Map<string, number>();
  readonly #undo: (readonly [file: string, written: string])[] = [];

  /** @param options.changes Updated with each change.
   * @param options.isContinued Whether an earlier publish of the same changes was interrupted. */
  constructor(
    context: PublishContext,
    plan: PublishPlan,
    { changes, isContinued }: { readonly changes: Changes; readonly isContinued: boolean },
  ) {
    this.#context = context;
    this.#plan = plan;
    this.#changes = changes;
    this.#isContinued = isContinued;
    this.#at = context.clock();
    this.#targets = new Map(plan.stale.map((target) => [target.number, target]));
  }

  /** @param rendered A target whose file is written. */
  add({ number, output, written, queries, answers }: Rendered): void {
    const { state, report } = this.#context;
    for (const answer of answers) this.#queryNumbers.set(answer.query, state.queries.save(answer));
    const target = this.#targets.get(number);
    if (!target) return;
    const reads = queries.flatMap((query) => this.#queryNumbers.get(query) ?? []);
    const isWrittenBefore = written === 'kept' && this.#isContinued;
    const change = isWrittenBefore ? compareDigests(state.targets.findOutput(number), output) : written;
    state.targets.record(target, { output, reads, at: this.#at });
    this.#context.order.settle(target.file);
    if (change !== 'kept') {
      this.#undo.push([target.file, change]);
      this.#changes.targets.push(target);
    }
    report({ type: 'target-rendered', address: target.address, reason: target.reason });
  }

  /** @throws The first failure, when too many targets fail. */
  addFailed(target: FailedTarget): void {
    const { failed } = this.#changes;
    failed.push(target);
    const { file } = this.#targets.get(target.number) ?? {};
    if (file !== undefined) this.#context.order.settle(file);
    const [first] = failed;
    if (first && failed.length > maxFailed && failed.length > this.#plan.stale.length / 2) throw first.error;
  }

  /** Commits the traces of the rendered targets.
   * @param others What else a rollback has to undo. */
  finish(others: readonly (readonly [file: string, written: string])[]): void {
    const { state, output, report, version } = this.#context;
    for (const file of this.#plan.removals) {
      if (output.remove(file) || output.hasBackup(file)) this.#undo.push([file, 'removed']);
      this.#changes.removed.push(file);
      report({ type: 'file-removed', file });
    }
    state.targets.clearRemovals();
    const isWhole = this.#context.order.unsettled === 0;
    if (!isWhole) state.targets.leaveStale();
    keepUndo(state, [...this.#undo, ...others], isWhole);
    writeSetting(state.database, 'output', output.identity());
    writeSetting(state.database, 'assets', version);
  }
}

/** Determines how a file changed since the last finished publish, when a crashed publish has already written
 * it.
 * @param before What the last finished publish wrote. */
function compareDigests(before: Digest | undefined, after: Digest): Written {
  if (before === after) return 'kept';
  return before === undefined ? 'created' : 'replaced';
}

/** Up to this many targets, starting workers costs more than it saves. */
const fewTargets = 300;

export interface RenderChoice {
  readonly commit: Commit;
  /** Whether what an earlier publish has left may be left once more, for a change that came since. */
  readonly mayLeave: boolean;
}

/** Renders the targets; a failed target does not stop the others. */
export async function renderTargets(
  context: PublishContext,
  stale: readonly StaleTarget[],
  { commit, mayLeave }: RenderChoice,
): Promise<void> {
  const { order, openRenderer } = context;
  // Visitors wait for what an earlier publish has left.
  if (stale.length <= fewTargets && !stale.some(({ isLeft }) => isLeft)) {
    await order.begin(stale);
    if (stale.length > 0) await renderHere(openRenderer, order.claimed(stale.toSorted(byUrgency)), commit);
    return;
  }
  let renderer: Promise<Renderer> | undefined;
  const open = () => (renderer ??= openRenderer());
  let last = Promise.resolve();
  const renderNext = (target: RenderJob): Promise<void> => {
    last = last.then(async () => {
      await renderHere(open, [target], commit);
      // Of two pages without a pause between them, nobody else in this thread gets a turn: whoever stops the publish, and the ends
      // of batches. While visitors ask for one page after another, that would be for seconds.
      await nextTurn();
    });
    return last;
  };
  await order.begin(stale, (target) => {
    // Reported below.
    renderNext(target).catch(() => undefined);
  });
  const changed = stale.filter(({ isLeft }) => !isLeft);
  if (mayLeave && changed.length > 0 && changed.length <= fewTargets) {
    // A part of the search index takes half a second, in which this thread renders no page for a visitor.
    const others = new Set(changed.filter(({ address }) => !isPage(address)).map(({ file }) => file));
    const beside = renderBatches(context, commit, others);
    const pages = changed.filter(({ address }) => isPage(address)).toSorted(byUrgency);
    for (const target of order.claimed(pages)) await renderNext(target);
    await beside;
  } else await renderBatches(context, commit);
  order.stop();
  await last;
}

async function renderHere(
  open: () => Promise<Renderer>,
  targets: Iterable<RenderJob>,
  commit: Commit,
): Promise<void> {
  const renderer = await open();
  await renderer.renderAll(targets, {
    onRendered: (rendered) => {
      commit.add(rendered);
    },
    onFailed: (failed) => {
      commit.addFailed(failed);
    },
  });
}

/** On all cores. What somebody waits for is rendered in this thread meanwhile, which does not wait for a batch to end.
 * @param files Those that are rendered; absent: all. */
async function renderBatches(
  { renderSetup, pool, order, discard }: PublishContext,
  commit: Commit,
  files?: ReadonlySet<string>,
): Promise<void> {
  const { claims } = order;
  const publish = randomUUID();
  const orders = order.batches(files).map((jobs) => ({ publish, setup: renderSetup, jobs, claims }));
  // First of all, since the disk may have no room for everything: but they may be many, and somebody may wait for a page.
  const discarded = discard();
  const rendered = pool.runAll('render', orders, ({ targets, failed }) => {
    for (const target of targets) commit.add(target);
    for (const target of failed) commit.addFailed(target);
  });
  // A publish that is stopped waits neither for threads that are still starting nor for files to be deleted.
  await Promise.race([Promise.all([discarded, rendered]), order.over]);
}

/** Sorts pages before targets built from many entries (feeds, the search index), because editors wait for
 * pages. New pages come before the pages that link to them. */
function byUrgency(a: StaleTarget, b: StaleTarget): number {
  return urgency(a) - urgency(b);
}

function urgency({ address, reason }: StaleTarget): number {
  if (!isPage(address)) return 2;
  return reason.type === 'new' ? 0 : 1;
}
