/** The second verb of a publish: renders what is stale and writes the files, a few targets in this thread, many with all
 * cores. */
import type { StaleTarget } from '#engine/target-table.ts';
import type { Commit } from './commit.ts';
import { inBatches } from './pool.ts';
import type { PublishContext } from './publish-context.ts';
import { Renderer } from './render.ts';
import type { WorkerRequest } from './worker.ts';

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
