/** `npm test`: all checks and tests. `--full` adds slow tests, `--quick` checks changed files within a minute.
 * Names are parts of the paths of test files and run only those; `-u` updates the files that they compare
 * with. */
import { write } from './print.ts';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runNamedTests, quickSteps, siteSteps } from './steps/steps.ts';
import { clearEnvironment } from './steps/own-environment.ts';
import { runSteps } from './steps/run-steps.ts';

clearEnvironment();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false, short: 'u' },
  },
});
if (positionals.length > 0) process.exitCode = await runNamedTests(positionals, values);
else {
  const hasPassed = await runSteps(
    values.quick ? quickSteps(join(import.meta.dirname, '..')) : siteSteps({ isFull: values.full }),
    {
      isCi: process.env.CI === 'true',
      write,
    },
  );
  process.exitCode = hasPassed ? 0 : 1;
}
