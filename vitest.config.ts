import { totalmem } from 'node:os';
import { defineConfig } from 'vitest/config';
import { boundedWorkers } from './scripts/steps/bounded-workers.ts';
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
    pool: boundedWorkers(1.0 * gibibyte),
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
          // The table of the specification needs no site, and a renamed test must show at once.
          include: ['{src,scripts,functions,netlify}/**/*.test.{ts,tsx}', 'tests/specification.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/wordpress/**', 'tests/specification.test.ts'],
          globalSetup: ['tests/site/folder.ts'],
          ...patience,
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
