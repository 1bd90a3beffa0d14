/** Runs one step of `npm test`, as package.json names it under "wireit": `node scripts/steps/step.ts NAME -- FILE [words]`
 * runs a tool of JavaScript, whose exit code is the verdict, and `--tests PROJECT` the tests of a project of
 * vitest.config.ts. Where nothing runs, the step passes. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { write } from '../print.ts';
import { changedFiles } from './changed-files.ts';
import { describeStep } from './closing.ts';
import { runTool } from './command.ts';
import { type Outcome, readOutcome, writeOutcome } from './outcome.ts';
import { isOfToday } from './recorded-wordpress.ts';
import { runTests, type TestResult } from './run-tests.ts';
import { watchUsage } from './usage.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: 'string' },
    /** The step whose programs this one needs: without them it is skipped. */
    needs: { type: 'string' },
    /** Leaves out the real WordPress where its recorded answers are of today's plugin and sync, which the next step replays. CI and the full
     * run have both. */
    'unless-recorded': { type: 'boolean', default: false },
    /** Hands over the files with these ends of names that differ from what the branch began with; runs nothing without such. */
    changed: { type: 'string' },
    /** Ends a tool that hangs: a busy machine needs ten times what a quiet one does. */
    minutes: { type: 'string', default: '20' },
  },
});
const [name = '', file = '', ...words] = positionals;
const isFull = process.env.TEST_FULL === '1';
const mustRunAll = isFull || process.env.CI === 'true';

const { outcome, output } = await runStep();
write(`${describeStep({ name, outcome })}${output}`);
writeOutcome(name, outcome);
process.exitCode = outcome.type === 'failed' ? 1 : 0;

interface StepResult {
  readonly outcome: Outcome;
  /** All that a failed tool printed, and the notes of one that passed: its lines that begin with "note: ". */
  readonly output: string;
}

async function runStep(): Promise<StepResult> {
  const files = values.changed === undefined ? [] : filesWithEnding(values.changed.split(','));
  const left = leaveOut(files);
  if (left) return left;
  const startedAt = performance.now();
  const endWatch = watchUsage();
  const result = await run(files);
  const figures = { seconds: Math.round((performance.now() - startedAt) / 1000), ...endWatch() };
  return {
    outcome: { type: result.type, figures, ...(result.tests && { tests: result.tests }) },
    output: result.type === 'failed' ? `${result.output.trimEnd()}\n` : extractNotes(result.output),
  };
}

/** @returns What a step comes to that cannot run or need not. */
function leaveOut(files: readonly string[]): StepResult | undefined {
  const { needs, changed, 'unless-recorded': mayLeaveOut } = values;
  if (needs !== undefined && readOutcome(needs)?.outcome.type !== 'passed')
    return { outcome: { type: 'skipped', reason: `the ${needs} is missing` }, output: '' };
  if (changed !== undefined && files.length === 0) return { outcome: { type: 'passed' }, output: '' };
  if (mayLeaveOut && !mustRunAll && isOfToday())
    return { outcome: { type: 'passed' }, output: 'note: Its answers were recorded from what it is now.\n' };
  return undefined;
}

function extractNotes(output: string): string {
  return [...output.matchAll(/^note: .*\n/gmu)].join('');
}

function run(files: readonly string[]): Promise<TestResult> {
  const limitMinutes = isFull ? 120 : Number(values.minutes);
  if (values.tests === undefined) return runTool({ file, arguments: [...words, ...files], limitMinutes });
  return runTests({ project: values.tests, isRelated: values.changed !== undefined, files, limitMinutes });
}

function filesWithEnding(endings: readonly string[]): readonly string[] {
  return changedFiles(join(import.meta.dirname, '../..')).filter((path) =>
    endings.some((ending) => path.endsWith(ending)),
  );
}
