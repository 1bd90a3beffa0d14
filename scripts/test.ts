/** `npm test`: everything that must hold, in one command. `--full` adds the tests that take long, `--quick` is what can be
 * said of a change within a minute, and names are parts of the paths of test files, which alone run then; with `-u` they write
 * anew the files that they compare with. */
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
