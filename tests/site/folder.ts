/** A folder for the site under test: one for each run of the tests, empty at the start and deleted at the end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Output folder of tests/site/built-site.ts, shared by test files. */
    siteFolder: string;
  }
}

/** Called by Vitest before the tests of the project.
 * @returns Called after them. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'site-under-test-'));
  project.provide('siteFolder', folder);
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}
