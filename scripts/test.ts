/** `npm test`: everything that must hold, in one command. `--full` adds the tests that take long. */
import { parseArgs } from 'node:util';
import { clearEnvironment } from './steps/own-environment.ts';
import { runSteps } from './steps/run-steps.ts';
import { siteSteps } from './steps/site-steps.ts';

clearEnvironment();
const { values } = parseArgs({ options: { full: { type: 'boolean', default: false } } });
const hasPassed = await runSteps(siteSteps({ isFull: values.full }), {
  isCi: process.env.CI === 'true',
  write: (text) => process.stdout.write(text),
});
process.exitCode = hasPassed ? 0 : 1;
