/** What a run of steps says: a line for each step, and at the end the failures, the skips and one line that tools can read:
 * `N passed, N failed`. A step counts as one more test. */
import { type Figures, missingRight, type Skip, type Written } from './outcome.ts';

export interface StepEnd extends Written {
  readonly name: string;
}

export interface Closing {
  readonly text: string;
  readonly hasPassed: boolean;
}

/** @param options.isCi CI machines can run everything: there a skip is a failure. */
export function close(ends: readonly StepEnd[], { isCi }: { readonly isCi: boolean }): Closing {
  const passed = ends.map(
    ({ outcome }) => (outcome.tests?.passed ?? 0) + (outcome.type === 'passed' ? 1 : 0),
  );
  const skips = ends.flatMap(listSkips);
  const refused = isCi ? skips.filter(({ reason }) => !reason.startsWith(missingRight)) : [];
  const failures = [
    ...ends.flatMap(({ name, outcome }) => [
      ...(outcome.type === 'failed' ? [name] : []),
      ...(outcome.tests?.failed ?? []),
    ]),
    ...refused.map(({ name, reason }) => `${name} (skipped because ${reason})`),
  ];
  const counts = [
    `${passed.reduce((sum, each) => sum + each, 0)} passed`,
    `${failures.length} failed`,
    ...counted(skips.length - refused.length, 'skipped'),
  ];
  const failed = failures.map((failure) => `failed: ${failure}\n`).join('');
  return { text: `\n${failed}${counts.join(', ')}\n`, hasPassed: failures.length === 0 };
}

/** A line for the step and one for each skip.
 * @param note In brackets, instead of what the step cost. */
export function describeStep({ name, outcome }: StepEnd, note = describeFigures(outcome.figures)): string {
  const word = { passed: 'ok', failed: 'failed', skipped: 'skipped' }[outcome.type];
  const { passed, failed, skipped } = outcome.tests ?? {};
  const counts = [
    word,
    ...(passed === undefined ? [] : [`${passed} passed`]),
    ...counted(failed?.length ?? 0, 'failed'),
    ...counted(skipped?.length ?? 0, 'skipped'),
  ];
  const skips = listSkips({ name, outcome }).map((skip) => `skipped: ${skip.name} because ${skip.reason}\n`);
  return `${name}: ${counts.join(', ')}${note === '' ? '' : ` (${note})`}\n${skips.join('')}`;
}

function describeFigures(figures: Figures | undefined): string {
  if (figures === undefined) return '';
  const { seconds, processorSeconds, megabytes } = figures;
  return [
    `${seconds} s`,
    ...(processorSeconds === undefined ? [] : [`${processorSeconds} s of processor`]),
    ...(megabytes === undefined ? [] : [`${megabytes} MB`]),
  ].join(', ');
}

function listSkips({ name, outcome }: StepEnd): readonly Skip[] {
  return outcome.type === 'skipped' ? [{ name, reason: outcome.reason }] : (outcome.tests?.skipped ?? []);
}

function counted(count: number, word: string): string[] {
  return count === 0 ? [] : [`${count} ${word}`];
}
