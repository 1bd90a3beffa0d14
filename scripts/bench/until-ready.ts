import type { ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { BenchError } from './timed-run.ts';

/** Far more than a full publish takes, in milliseconds. */
const limitMs = 120_000;

/** Waits until a server of ours answers.
 * @throws {BenchError} When it does not start. */
export async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + limitMs;
  while (Date.now() < until && child.exitCode === null) {
    await setTimeout(200);
    try {
      if ((await fetch(origin)).ok) return;
    } catch {
      // It is starting.
    }
  }
  throw new BenchError('The server does not start; `npm start` says why.');
}
