/** `npm run check`: static checks of the sources, quick enough to run between edits. */
import { write } from './print.ts';
import { codeSteps } from './steps/steps.ts';
import { runSteps } from './steps/run-steps.ts';

const hasPassed = await runSteps(codeSteps, { isCi: false, write });
process.exitCode = hasPassed ? 0 : 1;
