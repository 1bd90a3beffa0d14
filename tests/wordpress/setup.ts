/** One WordPress for all test files of a run, which run one after another. */
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { isWithoutWordPress } from './programs.ts';
import { startWordPress, type WordPressAccess } from './running-wordpress.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** undefined if its programs are not installed. */
    wordpress: WordPressAccess | undefined;
  }
}

/** Called by Vitest before the tests of the project.
 * @returns Called after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (isWithoutWordPress) {
    project.provide('wordpress', undefined);
    return () => Promise.resolve();
  }
  const { access, stop } = await startWordPress(join(import.meta.dirname, '../../.state'));
  project.provide('wordpress', access);
  return stop;
}
