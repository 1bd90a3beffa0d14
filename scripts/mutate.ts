/** `npm run mutate`: puts bugs in on purpose, one at a time, in a copy of the project, and tells which of them no test
 * notices. `-- engine store` takes only these parts. Ends with an error when less than 95 % are noticed. */
import { parseArgs } from 'node:util';
import { mutants } from './mutants/mutants.ts';
import { openCopy } from './mutants/project-copy.ts';
import { runMutants, type MutantResult } from './mutants/run-mutants.ts';

/** Share of mutants that the tests have to notice. */
const minShare = 0.95;

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !Object.hasOwn(mutants, name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no part "${unknown.join(', ')}". Name some of these: ${Object.keys(mutants).join(', ')}.\n`,
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
    const partResults = await runMutants(list, copy, (line) => process.stdout.write(`${part}: ${line}\n`));
    results.push(...partResults);
    const killed = partResults.filter(({ isKilled }) => isKilled).length;
    process.stdout.write(`${part}: ${killed} of ${list.length} noticed\n`);
  }
} finally {
  copy.close();
}
const killed = results.filter(({ isKilled }) => isKilled).length;
const share = killed / results.length;
process.stdout.write(`\n${killed} of ${results.length} noticed (${(share * 100).toFixed(1)} %)\n`);
process.exitCode = share >= minShare ? 0 : 1;
