import { defineConfig } from 'vitest/config';
import { boundedWorkers } from './scripts/steps/bounded-workers.ts';
import { LongestFirst } from './scripts/steps/longest-first.ts';
import { clearEnvironment } from './scripts/steps/own-environment.ts';

// Before any test, worker or set-up starts: all of them inherit what is left.
clearEnvironment();

const gibibyte = 1024 ** 3;

const isFull = process.env.TEST_FULL === '1';
/** Files of tests that `npm test` leaves out: those that take long run in `npm run test:full` only, the thorough ones also by their
 * name and in a job of CI beside `npm test`. */
const leftOut = isFull
  ? []
  : ['**/*.full.test.ts', ...(process.env.TEST_THOROUGH === '1' ? [] : ['**/*.thorough.test.ts'])];

/** Limits of time, as on a machine of two cores with twenty programs beside: what hangs ends soon, and is named. A test that
 * needs more says so itself. The long run tries more in the same tests. */
const patienceMs = (seconds: number): number => seconds * 1000 * (isFull ? 20 : 1);

/** A hook may publish the whole site. */
const sitePatience = {
  testTimeout: patienceMs(180),
  hookTimeout: patienceMs(300),
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    // Two steps run at once, and all of them together hold 4 GB at most.
    maxWorkers: 2,
    // The files leave nothing behind, and load the same modules: each of these once for all that share a worker.
    isolate: false,
    pool: boundedWorkers(0.3 * gibibyte),
    sequence: { sequencer: LongestFirst },
    // Compiled pages are loaded by Node as in a publish: once for all sites that share them, and not transformed.
    server: { deps: { external: [/[\\/]compiled[\\/][^\\/]+[\\/]server[\\/]/u] } },
    setupFiles: ['scripts/steps/fixed-seed.ts'],
    exclude: ['**/node_modules/**', ...leftOut],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,scripts,functions,netlify}/**/*.test.{ts,tsx}', 'tests/texts/**/*.test.ts'],
          testTimeout: patienceMs(30),
          hookTimeout: patienceMs(30),
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{wordpress,recorded-wordpress,content,texts}/**'],
          globalSetup: ['tests/site/folder.ts'],
          ...sitePatience,
        },
      },
      {
        extends: true,
        test: {
          // What the shipped content says and what the search finds in it: `npm run check:content`.
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          testTimeout: patienceMs(120),
        },
      },
      {
        extends: true,
        test: {
          // Where the real WordPress is left out, and after it: it records.
          name: 'recorded',
          include: ['tests/recorded-wordpress/**/*.test.ts'],
          testTimeout: patienceMs(120),
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
          // Where names choose tests of several projects, each has as many workers as it says.
          sequence: { groupOrder: 1 },
          ...sitePatience,
        },
      },
    ],
  },
});
