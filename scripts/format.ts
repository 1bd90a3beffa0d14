/** `npm run format`: applies the automatic fixes of ESLint and Prettier. File names after it limit it to
 * those. `npm run check` reports the rest. */
import { log } from '#base/log.ts';
import { runTool } from './steps/command.ts';

const files = process.argv.slice(2).length === 0 ? ['.'] : process.argv.slice(2);
await runTool({ file: 'node_modules/eslint/bin/eslint.js', arguments: ['--fix', ...files], limitMinutes: 5 });
const outcome = await runTool({
  file: 'node_modules/prettier/bin/prettier.cjs',
  arguments: ['--write', '--log-level=warn', '--ignore-unknown', ...files],
  limitMinutes: 3,
});
if (outcome.type === 'failed') log.error(outcome.output);
process.exitCode = outcome.type === 'passed' ? 0 : 1;
