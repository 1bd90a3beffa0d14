/** What `npm run test:quick` does: what can be said of a change within a minute. */
import { changedFiles } from './changed-files.ts';
import type { Step } from './step.ts';
import { runTool } from './tool.ts';
import { vitestStep } from './vitest-step.ts';

const limitMinutes = 15;

/** @param root Folder of the project. */
export function quickSteps(root: string): readonly Step[] {
  const files = changedFiles(root);
  const sources = files.filter((file) => /\.(?:ts|tsx|mjs|astro)$/u.test(file));
  return [
    vitestStep({ name: 'unit tests', project: 'unit', isFull: false }),
    ...onFiles('formatting of changed files', files, {
      file: 'node_modules/prettier/bin/prettier.cjs',
      arguments: ['--check', '--ignore-unknown', '--log-level=warn'],
    }),
    ...onFiles('lint of changed files', sources, {
      file: 'node_modules/eslint/bin/eslint.js',
      arguments: ['--max-warnings=0', '--no-warn-ignored'],
    }),
    {
      // Of all files, as a change is felt elsewhere; what did not change is remembered. Templates of pages are looked at
      // by `npm run check`.
      name: 'types',
      run: () =>
        runTool({
          file: 'node_modules/typescript/bin/tsc',
          arguments: [
            '--noEmit',
            '--incremental',
            '--tsBuildInfoFile',
            'node_modules/.cache/types.tsbuildinfo',
          ],
          limitMinutes,
        }),
    },
  ];
}

interface FileTool {
  readonly file: string;
  readonly arguments: readonly string[];
}

/** @returns No step without files. */
function onFiles(name: string, files: readonly string[], tool: FileTool): readonly Step[] {
  if (files.length === 0) return [];
  const run = () => runTool({ ...tool, arguments: [...tool.arguments, '--', ...files], limitMinutes });
  return [{ name, run }];
}
