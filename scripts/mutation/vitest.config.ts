/** The tests that judge changed code: the unit tests that import it. */
import { defineConfig } from 'vitest/config';
import { clearEnvironment } from '../steps/own-environment.ts';

clearEnvironment();

export default defineConfig({
  test: {
    include: ['{src,scripts,functions,netlify}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/*.full.test.ts', 'scripts/**'],
    setupFiles: ['scripts/steps/fixed-seed.ts'],
    testTimeout: 30_000,
  },
});
