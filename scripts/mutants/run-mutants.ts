import { mutate, type Mutant } from './mutant.ts';
import type { ProjectCopy, TestChoice } from './project-copy.ts';

export interface MutantResult {
  readonly mutant: Mutant;
  readonly isKilled: boolean;
}

/** Puts in one mutant after the other and runs its tests.
 * @throws {Error} When the tests of a mutant fail without it: they would say nothing of it. */
export async function runMutants(
  mutants: readonly Mutant[],
  copy: ProjectCopy,
  report: (line: string) => void,
): Promise<readonly MutantResult[]> {
  const results: MutantResult[] = [];
  for (const mutant of mutants) {
    const tests = testsOf(mutant);
    const text = copy.read(mutant.file);
    copy.write(mutant.file, mutate(text, mutant));
    const isKilled = !(await copy.passes(tests));
    copy.write(mutant.file, text);
    if (isKilled && !(await passesWithout(tests, copy)))
      throw new Error(`The tests of ${mutant.file} fail as the file is: ${describe(tests)}.`);
    if (!isKilled)
      report(`NOT noticed: ${mutant.file}: ${oneLine(mutant.before)} -> ${oneLine(mutant.after)}`);
    results.push({ mutant, isKilled });
  }
  return results;
}

const known = new Map<string, boolean>();

/** Asked once for the same tests. */
async function passesWithout(tests: TestChoice, copy: ProjectCopy): Promise<boolean> {
  const key = describe(tests);
  const passes = known.get(key) ?? (await copy.passes(tests));
  known.set(key, passes);
  return passes;
}

const testsOf = ({ file, tests }: Mutant): TestChoice =>
  tests ? { type: 'files', files: tests } : { type: 'related', file };

const describe = (tests: TestChoice): string =>
  tests.type === 'related' ? `all that import ${tests.file}` : tests.files.join(', ');

const oneLine = (text: string): string => (text === '' ? '(nothing)' : text.replace(/\s+/gu, ' ').trim());
