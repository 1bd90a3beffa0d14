/** `npm run types`: what the compiler finds in all sources. What was checked and is the same is not checked again. */
import { write } from './print.ts';
import { runGraph } from './steps/run-graph.ts';

const hasPassed = await runGraph('types of all files', { isCi: false, write });
process.exitCode = hasPassed ? 0 : 1;
