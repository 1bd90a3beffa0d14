/** `npm run check`: static checks of the sources, quick enough to run between edits. */
import { write } from './print.ts';
import { runGraph } from './steps/run-graph.ts';

const hasPassed = await runGraph('static checks', { isCi: false, write });
process.exitCode = hasPassed ? 0 : 1;
