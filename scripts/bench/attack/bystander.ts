/** A visitor who requests the home page during the attack, in a separate process, so the attacker's load does
 * not distort the measurement. */
import { fork } from 'node:child_process';
import { join } from 'node:path';

export interface Waits {
  /** Response times in milliseconds, in order of time. */
  readonly ms: readonly number[];
  /** Requests that failed. */
  readonly failed: number;
}

export interface Bystander {
  /** Sends requests until stopped. */
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
        // A message of our own process.
        child.once('message', (waits) => resolve(waits as Waits));
        child.send('end');
      }),
    leave: () => {
      child.disconnect();
    },
  };
}
