/** What `npm test`, `npm run test:quick`, `npm run check` and `npm test -- NAME` run. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { log } from '#base/log.ts';
import { nodeCommand } from '#base/node-command.ts';
import { changedFiles } from './changed-files.ts';
import { runTool } from './command.ts';
import { foreignSettings } from './own-environment.ts';
import { browserStep, serversStep, wordpressStep } from './program-steps.ts';
import type { Outcome, Step, TestSummary } from './run-steps.ts';

/** For a tool that hangs: a busy machine needs ten times what a quiet one does. */
const limitMinutes = 45;

const [prettier, eslint] = ['node_modules/prettier/bin/prettier.cjs', 'node_modules/eslint/bin/eslint.js'];

// What was well formatted with these versions and options is so again.
const cached = ['--check', '--cache', '--cache-strategy=content', '--log-level=warn', '.'];
const formatting = toolStep('formatting', prettier, cached);
const lint = toolStep('lint', eslint, ['--max-warnings=0', '.']);
const astro = ['check', '--minimumSeverity=warning', '--minimumFailingSeverity=warning'];
// It checks plain .ts files too, so that tsc has nothing to add.
const types = toolStep('types', 'node_modules/astro/bin/astro.mjs', astro);
const deadCode = toolStep('dead code', 'node_modules/knip/bin/knip.js', ['--no-progress']);

/** Static checks of the sources. */
export const codeSteps: readonly Step[] = [formatting, lint, types, deadCode];

/** Everything `npm test` does.
 * @param options.isFull Also the tests that take long; every limit is then meant for them. */
export function siteSteps({ isFull }: { readonly isFull: boolean }): readonly Step[] {
  // The longest steps start as early as possible; short ones fill the gaps.
  return [
    browserStep,
    // One program at a time can install packages.
    { ...serversStep, follows: browserStep.name },
    { ...wordpressStep, follows: serversStep.name },
    toolStep('build', 'scripts/build.ts', []),
    {
      ...vitestStep({ name: 'whole-site tests', project: 'site', isFull }),
      needs: ['build'],
      follows: serversStep.name,
    },
    {
      ...vitestStep({ name: 'tests with WordPress', project: 'wordpress', isFull }),
      needs: [wordpressStep.name, 'build'],
    },
    formatting,
    deadCode,
    // Both read what a build writes into .astro.
    { ...types, follows: 'build' },
    { ...lint, follows: 'build' },
    { ...vitestStep({ name: 'unit tests', project: 'unit', isFull }), follows: 'build' },
    { ...toolStep('size budgets', 'node_modules/size-limit/bin.js', []), needs: ['build'] },
  ];
}

/** Checks of changed files that end within a minute.
 * @param root Folder of the project. */
export function quickSteps(root: string): readonly Step[] {
  const files = changedFiles(root);
  const sources = files.filter((file) => /\.(?:ts|tsx|mjs|astro)$/u.test(file));
  const check = ['--check', '--ignore-unknown', '--log-level=warn', '--', ...files];
  const changed = ['--max-warnings=0', '--no-warn-ignored', '--', ...sources];
  // Lints all files, because a change can affect others; unchanged files are cached. `npm run check` covers
  // page templates.
  const compile = ['--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'];
  return [
    vitestStep({ name: 'unit tests', project: 'unit', isFull: false }),
    ...(files.length > 0 ? [toolStep('formatting of changed files', prettier, check)] : []),
    ...(sources.length > 0 ? [toolStep('lint of changed files', eslint, changed)] : []),
    toolStep('types', 'node_modules/typescript/bin/tsc', compile),
  ];
}

interface NamedTestOptions {
  /** Also the tests that take long. */
  readonly full: boolean;
  /** Writes anew the files that tests compare with. */
  readonly update: boolean;
}

/** The test files whose path holds one of the names, as they are in the whole run.
 * @param names Parts of paths: `lookup`, `tests/header.test.ts`.
 * @returns Exit code. */
export async function runNamedTests(
  names: readonly string[],
  { full: isFull, update }: NamedTestOptions,
): Promise<number> {
  const browser = await browserStep.run();
  if (browser.type === 'skipped') log.warn(`Tests in a browser are skipped: ${browser.reason}.`);
  // Vitest would take a name after `-u` for its value.
  const node = nodeCommand(['node_modules/vitest/vitest.mjs', 'run', ...names, ...(update ? ['-u'] : [])]);
  const { status } = spawnSync(node.program, node.arguments, {
    stdio: 'inherit',
    env: { ...process.env, ...foreignSettings, ...(isFull && { TEST_FULL: '1' }) },
  });
  return status ?? 1;
}

function toolStep(name: string, file: string, words: readonly string[]): Step {
  return { name, run: () => runTool({ file, arguments: words, limitMinutes }) };
}

interface VitestStepOptions {
  readonly name: string;
  /** A project of vitest.config.ts. */
  readonly project: 'unit' | 'site' | 'wordpress';
  readonly isFull: boolean;
}

function vitestStep({ name, project, isFull }: VitestStepOptions): Step {
  return { name, run: () => runVitest(project, isFull) };
}

async function runVitest(project: string, isFull: boolean): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'test-summary-'));
  const summaryFile = join(folder, 'summary.json');
  const reporters = ['--reporter=default', '--reporter=./scripts/steps/vitest-summary.ts'];
  try {
    const outcome = await runTool({
      file: 'node_modules/vitest/vitest.mjs',
      arguments: ['run', `--project=${project}`, ...reporters],
      environment: { ...foreignSettings, TEST_SUMMARY_FILE: summaryFile, ...(isFull && { TEST_FULL: '1' }) },
      limitMinutes: isFull ? 120 : 90,
    });
    return { ...outcome, ...readSummary(summaryFile) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readSummary(file: string): { readonly tests?: TestSummary } {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    // Vitest exited before its tests ended: the step fails, and its output explains why.
    return {};
  }
  return { tests: parseSummary(text) };
}

function parseSummary(text: string): TestSummary {
  return JSON.parse(text) as TestSummary;
}
