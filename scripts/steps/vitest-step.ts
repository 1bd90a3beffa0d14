import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foreignSettings } from './own-environment.ts';
import type { Outcome, Step, TestSummary } from './step.ts';
import { runTool } from './tool.ts';

interface TestRun {
  readonly name: string;
  /** A project of vitest.config.ts. */
  readonly project: 'unit' | 'site' | 'wordpress';
  readonly isFull: boolean;
}

export function vitestStep({ name, project, isFull }: TestRun): Step {
  return { name, run: () => runVitest(project, isFull) };
}

async function runVitest(project: string, isFull: boolean): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'test-summary-'));
  const summaryFile = join(folder, 'summary.json');
  try {
    const outcome = await runTool({
      file: 'node_modules/vitest/vitest.mjs',
      arguments: [
        'run',
        `--project=${project}`,
        '--reporter=default',
        '--reporter=./scripts/steps/vitest-summary.ts',
      ],
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
    // Vitest ended before its tests did: the outcome is a failure, and its output tells why.
    return {};
  }
  return { tests: parseSummary(text) };
}

function parseSummary(text: string): TestSummary {
  return JSON.parse(text) as TestSummary;
}
