/** `npm run lint`: the rules of the house style. Names of files and folders after it limit it to those, and are told what has
 * little room left too. `npm run format` applies the automatic fixes. Exit code 0: no findings. */
import { existsSync } from 'node:fs';
import { log } from '#platform/base/log.ts';
import { describeFinding, lint } from './lint/linters.ts';
import { print } from './print.ts';

const paths = process.argv.slice(2);
process.exitCode = await run();

async function run(): Promise<number> {
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) {
    log.error(`There is no file ${missing.join(', ')}.`);
    return 2;
  }
  const result = await lint(paths, { isFixing: false });
  if (result.type === 'broken') {
    log.error(result.reason);
    return 2;
  }
  const errors = result.findings.filter(({ isNote }) => !isNote);
  for (const finding of paths.length === 0 ? errors : result.findings) print(describeFinding(finding));
  print(errors.length === 0 ? 'Lint finds nothing to change.' : `Lint finds ${errors.length} to change.`);
  return errors.length === 0 ? 0 : 1;
}
