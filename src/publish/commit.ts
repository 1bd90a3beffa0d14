/** The second and the third verb of a publish: renders what is stale and writes the files, a few targets in this thread,
 * many with all cores; takes the trace of each target after its file is written, all of them in the transaction in which
 * it is made. Whoever dies before that is committed leaves targets stale, never wrong. */
import type { Digest } from '#base/digest.ts';
import type { StaleTarget } from '#engine/target-table.ts';
import { writeSetting } from '#store/database.ts';
import type { Written } from './output.ts';
import type { PublishPlan } from './plan.ts';
import { inBatches } from './pool.ts';
import type { PublishContext } from './publish-context.ts';
import { type FailedTarget, type Rendered, Renderer } from './render.ts';
import { keepUndo } from './rollback.ts';
import type { WorkerRequest } from './worker.ts';

/** So few targets may fail on their own; of more, the pages themselves must be broken. */
const maxFailed = 20;

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

export class Commit {
  readonly #context: PublishContext;
  readonly #plan: PublishPlan;
  readonly #changes: Changes;
  readonly #at: number;
  readonly #targets: ReadonlyMap<number, StaleTarget>;
  readonly #queryNumbers = new Map<string, number>();
  readonly #undo: (readonly [file: string, written: string])[] = [];

  /** @param changes Told of each change as it is made. */
  constructor(context: PublishContext, plan: PublishPlan, changes: Changes) {
    this.#context = context;
    this.#plan = plan;
    this.#changes = changes;
    this.#at = context.clock();
    this.#targets = new Map(plan.stale.map((target) => [target.number, target]));
  }

  /** @param rendered Its file is written. */
  add({ number, output, written, queries, answers }: Rendered): void {
    const { state, report } = this.#context;
    for (const answer of answers) this.#queryNumbers.set(answer.query, state.queries.save(answer));
    const target = this.#targets.get(number);
    if (!target) return;
    const reads = queries.flatMap((query) => this.#queryNumbers.get(query) ?? []);
    const change = written === 'kept' ? changeOf(state.targets.outputOf(number), output) : written;
    state.targets.record(target, { output, reads, at: this.#at });
    if (change !== 'kept') {
      this.#undo.push([target.file, change]);
      this.#changes.targets.push(target);
    }
    report({ type: 'target-rendered', address: target.address, reason: target.reason });
  }

  /** @throws The first failure, when so many targets fail that nothing else can be meant. */
  addFailed(target: FailedTarget): void {
    const { failed } = this.#changes;
    failed.push(target);
    const [first] = failed;
    if (first && failed.length > maxFailed && failed.length > this.#plan.stale.length / 2) throw first.error;
  }

  /** After everything is rendered. */
  finish(): void {
    const { state, output, report, version } = this.#context;
    for (const file of this.#plan.removals) {
      if (output.remove(file) || output.hasBackup(file)) this.#undo.push([file, 'removed']);
      this.#changes.removed.push(file);
      report({ type: 'file-removed', file });
    }
    state.targets.clearRemovals();
    keepUndo(state, this.#undo);
    writeSetting(state.database, 'output', output.identity());
    writeSetting(state.database, 'assets', version);
  }
}

/** What a publish that died had done to a file that stands there already as it should.
 * @param before What the last finished publish wrote. */
function changeOf(before: Digest | undefined, after: Digest): Written {
  if (before === after) return 'kept';
  return before === undefined ? 'created' : 'replaced';
}

/** Up to so many targets, opening workers costs more than it saves. */
const fewTargets = 300;
const targetsPerBatch = 50;

/** A target that cannot be rendered keeps none of the others from being rendered. */
export async function renderTargets(
  { state, renderSetup, pool }: PublishContext,
  stale: readonly StaleTarget[],
  commit: Commit,
): Promise<void> {
  if (stale.length === 0) return;
  if (stale.length <= fewTargets) {
    const renderer = await Renderer.open(renderSetup, state.database);
    await renderer.renderAll(stale.toSorted(byUrgency), {
      onRendered: (rendered) => {
        commit.add(rendered);
      },
      onFailed: (failed) => {
        commit.addFailed(failed);
      },
    });
    return;
  }
  const workers = pool.open();
  await workers.toAll({ type: 'open', setup: renderSetup });
  const requests = inBatches(stale, targetsPerBatch);
  await workers.run(toRequests(requests), (answer) => {
    if (answer.type !== 'rendered') return;
    for (const rendered of answer.targets) commit.add(rendered);
    for (const failed of answer.failed) commit.addFailed(failed);
  });
}

/** Somebody waits for a page; what is made of many entries (feeds, the search index) follows. A new page comes before those
 * that link to it. */
function byUrgency(a: StaleTarget, b: StaleTarget): number {
  return urgency(a) - urgency(b);
}

function urgency({ file, reason }: StaleTarget): number {
  if (!file.endsWith('.html')) return 2;
  return reason.type === 'new' ? 0 : 1;
}

function* toRequests(batches: Iterable<readonly StaleTarget[]>): Generator<WorkerRequest> {
  for (const batch of batches) {
    const jobs = batch.map(({ number, address, file }) => ({ number, address, file }));
    yield { type: 'render', jobs };
  }
}
