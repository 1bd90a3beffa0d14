/** `npm run format`: applies the automatic fixes of the linters and of Prettier. File names after it limit it to
 * those. `npm run check` reports the rest. */
import { log } from '#platform/base/log.ts';
import { lint } from './lint/linters.ts';
import { runTool } from './steps/command.ts';

const files = process.argv.slice(2);
const linted = await lint(files, { isFixing: true });
if (linted.type === 'broken') log.error(linted.reason);
const outcome = await runTool({
  file: 'node_modules/prettier/bin/prettier.cjs',
  arguments: ['--write', '--log-level=warn', '--ignore-unknown', ...(files.length === 0 ? ['.'] : files)],
  limitMinutes: 3,
});
if (outcome.type === 'failed') log.error(outcome.output);
process.exitCode = outcome.type === 'passed' && linted.type === 'read' ? 0 : 1;
