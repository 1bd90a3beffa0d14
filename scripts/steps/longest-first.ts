/** The order of test files. Vitest begins with those that took longest in its last run and, in a fresh clone, which had none, with
 * the largest. A short file that takes as long as twenty others would then begin when these end, and one processor would
 * wait for it. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files that open or read every page. */
const long = ['tests/kinds.test.ts', 'tests/pages.test.ts'] as const;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.some((file) => moduleId.endsWith(`/${file}`));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
