/** Weighs the built site against its budgets (.size-limit.mjs): `npm test -- budgets`. Prints those that are exceeded, and
 * notes those that have little room left, each with its limit. */
import { print } from '../print.ts';
import { runCommand, toolCommand } from '../steps/command.ts';
import { describeWeights, parseWeights } from './weights.ts';

const limitMinutes = 5;

const result = await runCommand(
  toolCommand({ file: 'node_modules/size-limit/bin.js', arguments: ['--json'], limitMinutes }),
);
if (result.type === 'exited' && result.output.startsWith('[')) {
  for (const line of describeWeights(parseWeights(result.output))) print(line);
} else print(result.output);
process.exitCode = result.type === 'exited' ? result.code : 1;
