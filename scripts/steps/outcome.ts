/** What a step of `npm test` came to. The step writes it (step.ts, set-up.ts) and the run reads it, in this run or, where
 * nothing that the step reads has changed, in a later one. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivateFile } from '#platform/base/files.ts';
import type { Usage } from './usage.ts';

export type Outcome = (
  | { readonly type: 'passed'; readonly versions?: readonly string[] }
  | { readonly type: 'failed' }
  | { readonly type: 'skipped'; readonly reason: string }
) & {
  readonly tests?: TestSummary;
  readonly figures?: Figures;
};

/** What the tests inside a step came to; each test is named with its file. */
export interface TestSummary {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly skipped: readonly Skip[];
}

export interface Skip {
  readonly name: string;
  readonly reason: string;
}

/** What a step cost. */
export interface Figures extends Partial<Usage> {
  readonly seconds: number;
}

/** Begins the reason of a skip that CI accepts too: what a container without rights cannot do. What can
 * be installed or set is missing in CI by mistake. */
export const missingRight = 'this machine does not let its user ';

const root = join(import.meta.dirname, '../..');

/** Where package.json says that it is. */
function outcomeFile(step: string): string {
  return join(root, '.state/steps', `${step}.json`);
}

export function writeOutcome(step: string, outcome: Outcome): void {
  writePrivateFile(outcomeFile(step), JSON.stringify(outcome));
}

export interface Written {
  readonly outcome: Outcome;
  /** When the step ended, in milliseconds as of Date.now(); undefined where nothing was written. */
  readonly writtenMs?: number;
}

/** @returns undefined for a step that has not come to an end. */
export function readOutcome(step: string): Written | undefined {
  const file = outcomeFile(step);
  if (!existsSync(file)) return undefined;
  return { outcome: parseOutcome(readFileSync(file, 'utf8')), writtenMs: statSync(file).mtimeMs };
}

function parseOutcome(text: string): Outcome {
  return JSON.parse(text) as Outcome;
}
