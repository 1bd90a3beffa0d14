import { lookup } from '#base/lookup.ts';
import { mutate, type Mutant } from './mutant.ts';
import type { ProjectCopy, TestChoice } from './project-copy.ts';

/** Unit tests to run first for a mutant, after the one beside its file: most mutants are noticed there within
 * seconds; all other tests that import the file run only for the rest. */
const storeTests = ['src/store/import.test.ts', 'src/store/reader.test.ts'];
const apiTests = ['src/proxy/api.test.ts'];
const queryTests = ['src/search/query/match-word.test.ts', 'src/search/query/rank.test.ts'];
const deletionTests = ['src/publish/sync-deletions.test.ts'];
const mistakeTests = ['src/publish/sync-mistakes.test.ts'];
const syncTests = ['src/publish/sync-content.test.ts'];

export const nearestTests: Readonly<Record<string, readonly string[]>> = {
  'src/store/entry-table.ts': storeTests,
  'src/store/lists.ts': storeTests,
  'src/proxy/storage.ts': apiTests,
  'src/proxy/request.ts': apiTests,
  'src/search/query/term.ts': queryTests,
  'src/search/query/typed-words.ts': queryTests,
  'src/search/query/match-nearly.ts': queryTests,
  'src/cms/wordpress/inventory.ts': deletionTests,
  'src/cms/wordpress/fetch-changes.ts': deletionTests,
  'src/cms/wordpress/sync.ts': deletionTests,
  'src/cms/wordpress/write-changes.ts': [...syncTests, ...mistakeTests],
  'src/cms/wordpress/to-page-texts.ts': mistakeTests,
  'src/cms/wordpress/to-menu.ts': mistakeTests,
};

export interface MutantResult {
  readonly mutant: Mutant;
  readonly isKilled: boolean;
}

/** Applies one mutant after the other and runs its tests, nearest first.
 * @param report Called with a line for each.
 * @throws {Error} If the tests of a mutant fail without it: their result would be meaningless. */
export async function runMutants(
  mutants: readonly Mutant[],
  copy: ProjectCopy,
  report: (line: string) => void,
): Promise<readonly MutantResult[]> {
  const results: MutantResult[] = [];
  for (const mutant of mutants) {
    const startedAt = performance.now();
    const text = copy.read(mutant.file);
    copy.write(mutant.file, mutate(text, mutant));
    const failing = await firstFailing(testsOf(mutant, copy), copy);
    copy.write(mutant.file, text);
    if (failing && !(await passesWithout(failing, copy)))
      throw new Error(`The tests of ${mutant.file} fail as the file is: ${describe(failing)}.`);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    report(`${failing ? 'noticed' : 'NOT noticed'} in ${seconds} s: ${describeMutant(mutant)}`);
    results.push({ mutant, isKilled: failing !== undefined });
  }
  return results;
}

async function firstFailing(
  choices: readonly TestChoice[],
  copy: ProjectCopy,
): Promise<TestChoice | undefined> {
  for (const choice of choices) if (!(await copy.passes(choice))) return choice;
  return undefined;
}

const known = new Map<string, boolean>();

/** Computed once for the same tests. */
async function passesWithout(tests: TestChoice, copy: ProjectCopy): Promise<boolean> {
  const key = describe(tests);
  const passes = known.get(key) ?? (await copy.passes(tests));
  known.set(key, passes);
  return passes;
}

/** In this order: the quick tests notice most mutants and come first. */
function testsOf({ file, tests }: Mutant, copy: ProjectCopy): readonly TestChoice[] {
  if (tests) return [{ type: 'files', files: tests }];
  const beside = file.replace(/\.tsx?$/u, '.test.ts');
  const quick = [...(copy.has(beside) ? [beside] : []), ...(lookup(nearestTests, file) ?? [])];
  const related: TestChoice = { type: 'related', file };
  return quick.length > 0 ? [{ type: 'files', files: quick }, related] : [related];
}

const describe = (tests: TestChoice): string =>
  tests.type === 'related' ? `all that import ${tests.file}` : tests.files.join(', ');

const describeMutant = ({ file, before, after }: Mutant): string =>
  `${file}: ${oneLine(before)} -> ${oneLine(after)}`;

const oneLine = (text: string): string => (text === '' ? '(nothing)' : text.replace(/\s+/gu, ' ').trim());
