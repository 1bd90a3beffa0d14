import { missingRight, type Outcome, type Skip } from './step.ts';

/** The count over steps and the tests inside them; a step counts as one more test. */
export class Tally {
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
