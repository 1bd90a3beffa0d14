/** `npm run check`: what can be said of the sources without running them, for between two edits. */
import { codeSteps } from './steps/code-steps.ts';
import { write } from './print.ts';
import { runSteps } from './steps/run-steps.ts';

const hasPassed = await runSteps(codeSteps, { isCi: false, write });
process.exitCode = hasPassed ? 0 : 1;
