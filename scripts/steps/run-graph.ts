/** Runs steps that package.json declares under "wireit". Wireit runs those whose inputs have changed since they passed, each
 * after those that it depends on, two at a time, also after a failure of others. */
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { nodeCommand } from '#platform/base/node-command.ts';
import { close, describeStep, type StepEnd } from './closing.ts';
import { runCommand } from './command.ts';
import { describeGrowth, loadFigures } from './figures.ts';
import { type Graph, listEnds, parseGraph } from './graph.ts';
import { readOutcome } from './outcome.ts';
import { clearEnvironment } from './own-environment.ts';
import { watchUsage } from './usage.ts';

const root = join(import.meta.dirname, '../..');

/** Most steps keep one core busy, and the tests wait for browsers and databases. */
const stepsAtOnce = 2;
const limitHours = 8;

interface RunOptions {
  /** CI machines can run everything: there a skip is a failure. */
  readonly isCi: boolean;
  readonly write: (text: string) => void;
}

/** Whether package.json has a step or a group of steps of this name. */
export function isStep(name: string): boolean {
  return Object.hasOwn(loadGraph(), name);
}

/** @param goal Name of a step, or of a script that stands for several.
 * @returns Whether all steps passed. */
export async function runGraph(goal: string, { isCi, write }: RunOptions): Promise<boolean> {
  // Where npm names the script that it runs (`npm_lifecycle_event`), Wireit would run that one, which waits for itself.
  clearEnvironment();
  const graph = loadGraph();
  const startedMs = Date.now();
  const endWatch = watchUsage();
  const failure = await runWireit(goal);
  const usage = endWatch();
  const ends = listEnds(graph, goal, readOutcome);
  for (const end of ends) {
    // Those that ran have reported themselves.
    if (end.writtenMs === undefined) write(describeStep(end));
    else if (end.writtenMs < startedMs) write(describeStep(end, 'as before'));
  }
  write(
    describeGrowth(
      ends.filter(({ writtenMs = 0 }) => writtenMs >= startedMs),
      loadFigures(),
    ),
  );
  if (usage)
    write(`All: ${usage.processorSeconds} s of processor, at most ${usage.megabytes} MB at a time\n`);
  const hasFailed = ends.some(({ outcome }) => outcome.type === 'failed');
  const unexplained: readonly StepEnd[] =
    failure === undefined || hasFailed ? [] : [{ name: `Wireit (${failure})`, outcome: { type: 'failed' } }];
  const closing = close([...ends, ...unexplained], { isCi });
  write(closing.text);
  return closing.hasPassed;
}

function loadGraph(): Graph {
  return parseGraph(readFileSync(join(root, 'package.json'), 'utf8'));
}

/** @returns Why it did not end well; undefined if all steps passed. */
async function runWireit(goal: string): Promise<string | undefined> {
  const node = nodeCommand([join(root, 'node_modules/wireit/bin/wireit.js')]);
  const result = await runCommand({
    program: node.program,
    arguments: node.arguments,
    folder: root,
    isShown: true,
    limitMs: limitHours * 3_600_000,
    environment: {
      // As `node --run` calls it; npm itself would need a script of that name for everybody.
      NODE_RUN_SCRIPT_NAME: goal,
      NODE_RUN_PACKAGE_JSON_PATH: join(root, 'package.json'),
      // The steps are run by `node`: this one, not that of the machine.
      PATH: [dirname(node.program), process.env.PATH ?? ''].join(delimiter),
      WIREIT_LOGGER: 'simple',
      WIREIT_FAILURES: 'continue',
      WIREIT_PARALLEL: String(stepsAtOnce),
      // It would keep each version of the site that was ever built.
      WIREIT_CACHE: 'none',
    },
  });
  if (result.type === 'broken') return result.reason;
  return result.code === 0 ? undefined : `exit code ${result.code}`;
}
