import type { Step } from './step.ts';
import { runTool } from './tool.ts';

const formatting: Step = {
  name: 'formatting',
  run: () =>
    runTool({
      file: 'node_modules/prettier/bin/prettier.cjs',
      arguments: ['--check', '--log-level=warn', '.'],
      limitMinutes: 15,
    }),
};

const lint: Step = {
  name: 'lint',
  run: () =>
    runTool({
      file: 'node_modules/eslint/bin/eslint.js',
      arguments: ['--max-warnings=0', '.'],
      limitMinutes: 15,
    }),
};

const types: Step = {
  // Checks plain .ts files too, so that tsc has nothing to add.
  name: 'types',
  run: () =>
    runTool({
      file: 'node_modules/astro/bin/astro.mjs',
      arguments: ['check', '--minimumSeverity=warning', '--minimumFailingSeverity=warning'],
      limitMinutes: 15,
    }),
};

const deadCode: Step = {
  name: 'dead code',
  run: () =>
    runTool({ file: 'node_modules/knip/bin/knip.js', arguments: ['--no-progress'], limitMinutes: 15 }),
};

/** What can be said of the sources without running them. */
export const codeSteps: readonly Step[] = [formatting, lint, types, deadCode];

/** The same in two parts: those that take long and read what a build writes into .astro, and the others. */
export const longCodeSteps: readonly Step[] = [types, lint];
export const shortCodeSteps: readonly Step[] = [formatting, deadCode];
