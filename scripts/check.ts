/** `npm run check`: what can be said of the sources without running them, for between two edits. */
import { write } from './print.ts';
import { codeSteps } from './steps/steps.ts';
import { runSteps } from './steps/run-steps.ts';

const hasPassed = await runSteps(codeSteps, { isCi: false, write });
process.exitCode = hasPassed ? 0 : 1;
