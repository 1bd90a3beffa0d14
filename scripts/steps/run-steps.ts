import { Tally } from './tally.ts';
import type { Outcome, Step } from './step.ts';

interface RunOptions {
  /** CI machines can run everything: there a skip is a failure. */
  readonly isCi: boolean;
  readonly write: (text: string) => void;
}

/** Most steps keep one core busy, and the tests wait for browsers and databases. */
const atOnce = 2;

/** Runs steps in their order, two at once and what downloads beside them, also after a failure, and tells how each ended and
 * what came to naught.
 * @returns Whether everything passed. */
export async function runSteps(steps: readonly Step[], { isCi, write }: RunOptions): Promise<boolean> {
  const tally = new Tally();
  const waiting = [...steps];
  const running = new Map<Step, Promise<Step>>();
  const isOpen = (name: string) => [...running.keys(), ...waiting].some((step) => step.name === name);
  while (waiting.length + running.size > 0) {
    const isBusy = [...running.keys()].filter(({ isDownload }) => !isDownload).length >= atOnce;
    const place = waiting.findIndex(
      ({ needs, follows, isDownload }) =>
        (isDownload ?? !isBusy) && ![...(needs ?? []), follows].some((name) => name && isOpen(name)),
    );
    const [step] = place >= 0 ? waiting.splice(place, 1) : [];
    if (step) running.set(step, runNotified(step, { tally, write }));
    else running.delete(await Promise.race(running.values()));
  }
  if (isCi) tally.countSkipsAsFailures();
  write(closing(tally));
  return tally.failures.length === 0;
}

/** @returns The step, at its end. */
async function runNotified(
  step: Step,
  { tally, write }: Pick<RunOptions, 'write'> & { readonly tally: Tally },
): Promise<Step> {
  const startedAt = performance.now();
  const outcome = await runStep(step, tally);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  tally.add(step.name, outcome);
  write(`${step.name}: ${describe(outcome)} (${seconds} s)\n${detail(step.name, outcome)}`);
  return step;
}

async function runStep(step: Step, tally: Tally): Promise<Outcome> {
  const missing = step.needs?.find((name) => !tally.hasPassed(name));
  if (missing !== undefined) {
    const reason = tally.hasFailed(missing) ? 'failed' : 'is missing';
    return { type: 'skipped', reason: `the ${missing} ${reason}` };
  }
  return step.run();
}

function describe(outcome: Outcome): string {
  const word = { passed: 'ok', failed: 'failed', skipped: 'skipped' }[outcome.type];
  if (outcome.type === 'skipped' || outcome.tests === undefined) return word;
  const { passed, failed, skipped } = outcome.tests;
  const counts = [`${passed} passed`, ...counted(failed, 'failed'), ...counted(skipped, 'skipped')];
  return `${word}, ${counts.join(', ')}`;
}

function counted(list: readonly unknown[], word: string): string[] {
  return list.length === 0 ? [] : [`${list.length} ${word}`];
}

function detail(name: string, outcome: Outcome): string {
  const skips =
    outcome.type === 'skipped' ? [{ name, reason: outcome.reason }] : (outcome.tests?.skipped ?? []);
  const lines = skips.map((skip) => `skipped: ${skip.name} because ${skip.reason}\n`);
  return (outcome.type === 'failed' ? `${outcome.output.trimEnd()}\n` : '') + lines.join('');
}

function closing({ passed, failures, skips }: Tally): string {
  const failed = failures.map((failure) => `failed: ${failure}\n`).join('');
  const counts = [`${passed} passed`, `${failures.length} failed`, ...counted(skips, 'skipped')];
  return `\n${failed}${counts.join(', ')}\n`;
}
