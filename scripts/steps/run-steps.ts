/** Runs the steps of `npm test`, counts what they and the tests inside them came to, and closes with one line that tools can
 * read: `N passed, N failed`. */

/** What a step is called, what it needs, and how it can end. */
export interface Step {
  readonly name: string;
  /** The steps whose results this one works on: without one of them this one is skipped. */
  readonly needs?: readonly string[];
  /** The step that ends before this one begins, passed or failed. */
  readonly follows?: string;
  /** It waits for downloads and hardly computes: it runs beside as many steps as there may be at once. */
  readonly isDownload?: boolean;
  readonly run: () => Promise<Outcome>;
}

export type Outcome =
  | { readonly type: 'passed'; readonly tests?: TestSummary }
  | { readonly type: 'failed'; readonly output: string; readonly tests?: TestSummary }
  | { readonly type: 'skipped'; readonly reason: string };

/** What the tests inside a step came to; each test is named with its file. */
export interface TestSummary {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly skipped: readonly Skip[];
}

/** Begins the reason of a skip that CI accepts too: what a container without rights cannot do. What can
 * be installed or set is missing in CI by mistake. */
export const missingRight = 'this machine does not let its user ';

export interface Skip {
  readonly name: string;
  readonly reason: string;
}

interface RunOptions {
  /** CI machines can run everything: there a skip is a failure. */
  readonly isCi: boolean;
  readonly write: (text: string) => void;
}

/** Most steps keep one core busy, and the tests wait for browsers and databases. */
const atOnce = 2;

/** Runs steps in order, two at a time plus downloads, also after a failure. Reports the result of each step
 * and which were skipped.
 * @returns Whether all steps passed. */
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

/** The count over steps and the tests inside them; a step counts as one more test. */
class Tally {
  passed = 0;
  readonly failures: string[] = [];
  readonly skips: Skip[] = [];
  readonly #passedSteps = new Set<string>();

  add(step: string, outcome: Outcome): void {
    if (outcome.type === 'skipped') {
      this.skips.push({ name: step, reason: outcome.reason });
      return;
    }
    if (outcome.type === 'failed') this.failures.push(step);
    else this.#passedSteps.add(step);
    this.passed += (outcome.tests?.passed ?? 0) + (outcome.type === 'passed' ? 1 : 0);
    this.failures.push(...(outcome.tests?.failed ?? []));
    this.skips.push(...(outcome.tests?.skipped ?? []));
  }

  hasPassed(step: string): boolean {
    return this.#passedSteps.has(step);
  }

  hasFailed(step: string): boolean {
    return this.failures.includes(step);
  }

  /** Those aside that a machine without rights has to make. */
  countSkipsAsFailures(): void {
    const refused = this.skips.filter(({ reason }) => !reason.startsWith(missingRight));
    this.failures.push(...refused.map(({ name, reason }) => `${name} (skipped because ${reason})`));
    const accepted = this.skips.filter((skip) => !refused.includes(skip));
    this.skips.splice(0, Infinity, ...accepted);
  }
}
