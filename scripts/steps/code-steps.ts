import type { Step } from './step.ts';
import { runTool } from './tool.ts';

/** For a tool that hangs: a busy machine needs ten times what a quiet one does. */
const limitMinutes = 45;

const formatting: Step = {
  name: 'formatting',
  run: () =>
    runTool({
      file: 'node_modules/prettier/bin/prettier.cjs',
      // What was well formatted with these versions and options is so again.
      arguments: ['--check', '--cache', '--cache-strategy=content', '--log-level=warn', '.'],
      limitMinutes,
    }),
};

const lint: Step = {
  name: 'lint',
  run: () =>
    runTool({
      file: 'node_modules/eslint/bin/eslint.js',
      arguments: ['--max-warnings=0', '.'],
      limitMinutes,
    }),
};

const types: Step = {
  // Checks plain .ts files too, so that tsc has nothing to add.
  name: 'types',
  run: () =>
    runTool({
      file: 'node_modules/astro/bin/astro.mjs',
      arguments: ['check', '--minimumSeverity=warning', '--minimumFailingSeverity=warning'],
      limitMinutes,
    }),
};

const deadCode: Step = {
  name: 'dead code',
  run: () => runTool({ file: 'node_modules/knip/bin/knip.js', arguments: ['--no-progress'], limitMinutes }),
};

/** What can be said of the sources without running them. */
export const codeSteps: readonly Step[] = [formatting, lint, types, deadCode];

/** The same in two parts: those that take long, and the others. */
export const longCodeSteps: readonly Step[] = [types, lint];
export const shortCodeSteps: readonly Step[] = [formatting, deadCode];
