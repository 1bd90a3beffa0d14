/** A folder for the site under test: one for each run of the tests, empty at the start and deleted at the end. */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
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
export function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-under-test-'));
  project.provide('siteFolder', folder);
  // Meanwhile Vitest ends its workers: waiting here for tens of thousands of files, it would report that they do not end.
  return () => rm(folder, { recursive: true, force: true });
}
