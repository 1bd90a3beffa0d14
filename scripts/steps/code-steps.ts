import type { Step } from './step.ts';
import { runTool } from './tool.ts';

/** What can be said of the sources without running them. */
export const codeSteps: readonly Step[] = [
  {
    name: 'formatting',
    run: () =>
      runTool({
        file: 'node_modules/prettier/bin/prettier.cjs',
        arguments: ['--check', '--log-level=warn', '.'],
        limitMinutes: 3,
      }),
  },
  {
    name: 'lint',
    run: () =>
      runTool({
        file: 'node_modules/eslint/bin/eslint.js',
        arguments: ['--max-warnings=0', '.'],
        limitMinutes: 5,
      }),
  },
  {
    // Checks plain .ts files too, so that tsc has nothing to add.
    name: 'types',
    run: () =>
      runTool({
        file: 'node_modules/astro/bin/astro.mjs',
        arguments: ['check', '--minimumSeverity=warning', '--minimumFailingSeverity=warning'],
        limitMinutes: 5,
      }),
  },
  {
    name: 'dead code',
    run: () =>
      runTool({ file: 'node_modules/knip/bin/knip.js', arguments: ['--no-progress'], limitMinutes: 3 }),
  },
];
