/** A visitor who asks for the home page during the attack, in a process of its own: what the attacker's process is busy with does
 * not count. */
import { fork } from 'node:child_process';
import { join } from 'node:path';

export interface Waits {
  /** Of each request, in milliseconds, in order of time. */
  readonly ms: readonly number[];
  /** Requests without the page. */
  readonly failed: number;
}

export interface Bystander {
  /** Asks until it is told to stop. */
  readonly begin: () => void;
  readonly end: () => Promise<Waits>;
  readonly leave: () => void;
}

export function openBystander(port: number): Bystander {
  const child = fork(join(import.meta.dirname, 'bystander-process.ts'), [String(port)]);
  return {
    begin: () => void child.send('begin'),
    end: () =>
      new Promise((resolve) => {
        // Of our own process.
        child.once('message', (waits) => resolve(waits as Waits));
        child.send('end');
      }),
    leave: () => {
      child.disconnect();
    },
  };
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
