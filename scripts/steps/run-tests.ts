/** Runs tests by Vitest: those of one project as a step, or those that a developer names. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeCommand } from '#platform/base/node-command.ts';
import { runTool, type ToolResult } from './command.ts';
import type { TestSummary } from './outcome.ts';
import { foreignSettings } from './own-environment.ts';

const vitest = 'node_modules/vitest/vitest.mjs';

/** Tests that read the files of the project without importing them. */
const readers = ['documents', 'named-files', 'stated-once'].map((name) => `scripts/lint/${name}.test.ts`);
/** It imports every parser, and none of them alone is worth its time. */
const slowReader = 'scripts/foreign-text/**';

export interface TestResult extends ToolResult {
  readonly tests?: TestSummary;
}

interface TestOptions {
  /** A project of vitest.config.ts. */
  readonly project: string;
  /** Only the tests that import one of the files, and those that read all files. */
  readonly isRelated: boolean;
  readonly files: readonly string[];
  readonly limitMinutes: number;
}

export async function runTests({
  project,
  isRelated,
  files,
  limitMinutes,
}: TestOptions): Promise<TestResult> {
  const folder = mkdtempSync(join(tmpdir(), 'test-summary-'));
  const summaryFile = join(folder, 'summary.json');
  const reporters = ['--reporter=default', '--reporter=./scripts/steps/vitest-summary.ts'];
  const choice = isRelated ? ['related', '--run', `--exclude=${slowReader}`, ...readers, ...files] : ['run'];
  try {
    const result = await runTool({
      file: vitest,
      arguments: [...choice, `--project=${project}`, ...reporters],
      environment: { ...foreignSettings, TEST_SUMMARY_FILE: summaryFile },
      limitMinutes,
    });
    return { ...result, ...readSummary(summaryFile) };
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

/** The test files whose path holds one of the names, the thorough ones too.
 * @param names Parts of paths: `lookup`, `tests/header.test.ts`.
 * @param options.update Writes anew the files that tests compare with.
 * @returns Exit code. */
export function runNamedTests(names: readonly string[], { update }: { readonly update: boolean }): number {
  // Vitest would take a name after `-u` for its value.
  const node = nodeCommand([vitest, 'run', ...names, ...(update ? ['-u'] : [])]);
  const { status } = spawnSync(node.program, node.arguments, {
    stdio: 'inherit',
    env: { ...process.env, ...foreignSettings, TEST_THOROUGH: '1' },
  });
  return status ?? 1;
}
