import { browserStep } from './browser-step.ts';
import { longCodeSteps, shortCodeSteps } from './code-steps.ts';
import type { Step } from './step.ts';
import { runTool } from './tool.ts';
import { vitestStep } from './vitest-step.ts';
import { wordpressStep } from './wordpress-step.ts';

/** Everything `npm test` does.
 * @param options.isFull Also the tests that take long; every limit is then meant for them. */
export function siteSteps({ isFull }: { readonly isFull: boolean }): readonly Step[] {
  // What takes longest begins as soon as it can, and what is short fills the time until then and after it.
  return [
    browserStep,
    // One program at a time can install packages.
    { ...wordpressStep, follows: browserStep.name },
    {
      name: 'build',
      run: () => runTool({ file: 'scripts/build.ts', arguments: [], limitMinutes: 45 }),
    },
    {
      ...vitestStep({ name: 'whole-site tests', project: 'site', isFull }),
      needs: ['build'],
      follows: browserStep.name,
    },
    {
      ...vitestStep({ name: 'tests with WordPress', project: 'wordpress', isFull }),
      needs: [wordpressStep.name, 'build'],
    },
    ...shortCodeSteps,
    // Both read what a build writes into .astro.
    ...longCodeSteps.map((step) => ({ ...step, follows: 'build' })),
    { ...vitestStep({ name: 'unit tests', project: 'unit', isFull }), follows: 'build' },
    {
      name: 'size budgets',
      needs: ['build'],
      run: () => runTool({ file: 'node_modules/size-limit/bin.js', arguments: [], limitMinutes: 15 }),
    },
  ];
}
