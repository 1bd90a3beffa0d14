/** `npm run mutate`: introduces bugs one at a time in a copy of the project, and lists those that no test
 * notices. `-- engine store` selects parts. Exits with an error if less than 95 % are noticed. */
import { parseArgs } from 'node:util';
import { mutants } from './mutants/mutants.ts';
import { openCopy } from './mutants/project-copy.ts';
import { runMutants, type MutantResult } from './mutants/run-mutants.ts';
import { print } from './print.ts';
import { log } from '#base/log.ts';

/** Required share of noticed mutants. */
const minShare = 0.95;

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !Object.hasOwn(mutants, name));
if (unknown.length > 0) {
  log.error(
    `There is no part "${unknown.join(', ')}". Name some of these: ${Object.keys(mutants).join(', ')}.`,
  );
  process.exit(1);
}

const parts = Object.entries(mutants).filter(
  ([part]) => positionals.length === 0 || positionals.includes(part),
);
const copy = openCopy();
const results: MutantResult[] = [];
try {
  for (const [part, list] of parts) {
    const partResults = await runMutants(list, copy, (line) => print(`${part}: ${line}`));
    results.push(...partResults);
    const killed = partResults.filter(({ isKilled }) => isKilled).length;
    print(`${part}: ${killed} of ${list.length} noticed`);
  }
} finally {
  copy.close();
}
const killed = results.filter(({ isKilled }) => isKilled).length;
const share = killed / results.length;
print(`\n${killed} of ${results.length} noticed (${(share * 100).toFixed(1)} %)`);
process.exitCode = share >= minShare ? 0 : 1;
