/** `npm run format`: writes every file in the project's formatting. Names of files after it limit it to those. */
import { runTool } from './steps/tool.ts';

const files = process.argv.slice(2);
const outcome = await runTool({
  file: 'node_modules/prettier/bin/prettier.cjs',
  arguments: ['--write', '--log-level=warn', '--ignore-unknown', ...(files.length === 0 ? ['.'] : files)],
  limitMinutes: 3,
});
if (outcome.type === 'failed') process.stderr.write(outcome.output);
process.exitCode = outcome.type === 'passed' ? 0 : 1;
