/** `npm test`: all checks and tests. `--full` adds slow tests, `--quick` checks what changed.
 * A name of a step runs that step, such as `npm test -- budgets`. Other names are parts of the paths of test files and run
 * only those; `-u` updates the files that they compare with. */
import { parseArgs } from 'node:util';
import { log } from '#platform/base/log.ts';
import { write } from './print.ts';
import { clearEnvironment } from './steps/own-environment.ts';
import { setUpBrowser } from './steps/program-steps.ts';
import { isStep, runGraph } from './steps/run-graph.ts';
import { runNamedTests } from './steps/run-tests.ts';

clearEnvironment();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false, short: 'u' },
  },
});
// Read by vitest.config.ts, and by tests that then do more.
if (values.full) process.env.TEST_FULL = '1';

const [goal = chooseGoal(), ...others] = positionals;
if (others.length === 0 && isStep(goal)) {
  const isCi = process.env.CI === 'true';
  process.exitCode = (await runGraph(goal, { isCi, write })) ? 0 : 1;
} else {
  const browser = await setUpBrowser();
  if (browser.type === 'skipped') log.warn(`Tests in a browser are skipped: ${browser.reason}.`);
  process.exitCode = runNamedTests(positionals, values);
}

function chooseGoal(): string {
  if (values.quick) return 'quick checks';
  return values.full ? 'every step, and the content' : 'every step';
}
