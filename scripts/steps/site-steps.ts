import { browserStep } from './browser-step.ts';
import { codeSteps } from './code-steps.ts';
import type { Step } from './step.ts';
import { runTool } from './tool.ts';
import { vitestStep } from './vitest-step.ts';
import { wordpressStep } from './wordpress-step.ts';

/** Everything `npm test` does.
 * @param options.isFull Also the tests that take long; every limit is then meant for them. */
export function siteSteps({ isFull }: { readonly isFull: boolean }): readonly Step[] {
  return [
    browserStep,
    ...codeSteps,
    vitestStep({ name: 'unit tests', project: 'unit', isFull }),
    { name: 'build', run: () => runTool({ file: 'scripts/build.ts', arguments: [], limitMinutes: 10 }) },
    // It installs packages too, which one step at a time can do.
    { ...wordpressStep({ isFull }), needs: 'build', follows: browserStep.name },
    {
      ...vitestStep({ name: 'whole-site tests', project: 'site', isFull }),
      needs: 'build',
      follows: browserStep.name,
    },
    {
      name: 'size budgets',
      needs: 'build',
      run: () => runTool({ file: 'node_modules/size-limit/bin.js', arguments: [], limitMinutes: 2 }),
    },
  ];
}
