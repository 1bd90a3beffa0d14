/** `npm run mutate -- src/platform/engine`: StrykerJS changes the code of a folder in hundreds of small ways, one at a time in a copy of the
 * project, and lists the changes that no unit test notices. Fails below the share that scripts/mutation/stryker.config.json asks for.
 * It takes about a second for each change. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '#platform/base/log.ts';
import { runCommand, toolCommand } from './steps/command.ts';

const limitMinutes = 600;

const folders = process.argv.slice(2);
process.exitCode = await run();

async function run(): Promise<number> {
  const missing = folders.filter((folder) => !existsSync(folder));
  if (folders.length === 0 || missing.length > 0) {
    log.error(
      missing.length > 0
        ? `There is no folder ${missing.join(', ')}.`
        : 'Name folders of the code, as in npm run mutate -- src/platform/engine.',
    );
    return 2;
  }
  const files = folders.flatMap((folder) => [
    join(folder, '**/*.@(ts|tsx)'),
    `!${join(folder, '**/*.test.@(ts|tsx)')}`,
  ]);
  const result = await runCommand({
    ...toolCommand({
      file: 'node_modules/@stryker-mutator/core/bin/stryker.js',
      arguments: ['run', 'scripts/mutation/stryker.config.json', '--mutate', files.join(',')],
      limitMinutes,
    }),
    isShown: true,
  });
  if (result.type === 'exited') return result.code;
  log.error(result.reason);
  return 2;
}
