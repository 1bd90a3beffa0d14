/** Renders what is stale: a few targets in this thread, many with all cores. */
import type { StaleTarget } from '#engine/target-table.ts';
import { inBatches, type Pool } from './pool.ts';
import { Renderer, type RenderSetup, type RenderTaking } from './render.ts';
import type { State } from './state.ts';
import type { WorkerRequest } from './worker.ts';

/** Up to so many targets, opening workers costs more than it saves. */
const fewTargets = 300;
const targetsPerBatch = 50;

export interface Rendering extends RenderTaking {
  readonly setup: RenderSetup;
  readonly pool: () => Pool;
}

/** A target that cannot be rendered is told to `onFailed`, the others are rendered all the same. */
export async function renderTargets(
  state: State,
  stale: readonly StaleTarget[],
  { setup, pool, onRendered, onFailed }: Rendering,
): Promise<void> {
  if (stale.length === 0) return;
  if (stale.length <= fewTargets) {
    const renderer = await Renderer.open(setup, state.database);
    await renderer.renderAll(stale.toSorted(byUrgency), { onRendered, onFailed });
    return;
  }
  const workers = pool();
  await workers.toAll({ type: 'open', setup });
  const requests = inBatches(stale, targetsPerBatch);
  await workers.run(toRequests(requests), (answer) => {
    if (answer.type !== 'rendered') return;
    for (const rendered of answer.targets) onRendered(rendered);
    for (const failed of answer.failed) onFailed(failed);
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
