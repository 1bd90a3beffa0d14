import { totalmem } from 'node:os';
import { defineConfig } from 'vitest/config';
import { clearEnvironment } from './scripts/steps/own-environment.ts';

// Before any test, worker or set-up starts: all of them inherit what is left.
clearEnvironment();

const gibibyte = 1024 ** 3;

/** Tests that take long have a file of their own and run in `npm run test:full` only. */
const longTests = '**/*.full.test.ts';

/** A busy machine is slow, and a test that hangs still ends. Milliseconds. */
const patience = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
} as const;

export default defineConfig({
  test: {
    // Browsers, databases and processes of their own keep tests waiting: more at once than a machine of two cores has,
    // as far as its memory goes.
    maxWorkers: totalmem() < 6 * gibibyte ? 2 : 3,
    // The files leave nothing behind, and load the same modules: each of these once for all.
    isolate: false,
    // Compiled pages are loaded by Node as in a publish: once for all sites that share them, and not transformed.
    server: { deps: { external: [/[\\/]compiled[\\/][^\\/]+[\\/]server[\\/]/u] } },
    setupFiles: ['scripts/steps/fixed-seed.ts'],
    exclude: ['**/node_modules/**', ...(process.env.TEST_FULL === '1' ? [] : [longTests])],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,scripts,functions,netlify}/**/*.test.{ts,tsx}', 'tests/texts/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{wordpress,recorded-wordpress,content,texts}/**'],
          globalSetup: ['tests/site/folder.ts'],
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          // What the shipped content says and what the search finds in it: `npm run check:content`.
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          // Where the real WordPress is left out, and after it: it records.
          name: 'recorded',
          include: ['tests/recorded-wordpress/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'wordpress',
          include: ['tests/wordpress/**/*.test.ts'],
          globalSetup: ['tests/site/folder.ts', 'tests/wordpress/setup.ts'],
          // They share one WordPress.
          fileParallelism: false,
          ...patience,
        },
      },
    ],
  },
});
