import { setTimeout as pause } from 'node:timers/promises';
import { BenchError } from './timed-run.ts';

const limitMs = 60_000;

/** @returns When a page first has a text, as performance.now() counts.
 * @throws {BenchError} If it does not within a minute. */
export async function untilServed(
  address: string,
  { text, pollMs }: { readonly text: string; readonly pollMs: number },
): Promise<number> {
  const start = performance.now();
  while (!(await (await fetch(address)).text()).includes(text)) {
    if (performance.now() - start > limitMs) throw new BenchError(`${address} does not change.`);
    await pause(pollMs);
  }
  return performance.now();
}
