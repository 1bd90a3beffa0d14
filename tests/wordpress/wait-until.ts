import { setTimeout } from 'node:timers/promises';

const stepMs = 25;
const limitMs = 240_000;

/** Repeats a check until it succeeds.
 * @throws {Error} After four minutes. */
export async function waitUntil(isReady: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await isReady())) {
    if (performance.now() > end)
      throw new Error('What the test waits for did not happen within four minutes.');
    await setTimeout(stepMs);
  }
}

/** Waits until WordPress's timestamps differ from earlier ones. */
export async function nextSecond(): Promise<void> {
  const second = () => Math.floor(Date.now() / 1000);
  const first = second();
  await waitUntil(() => second() > first);
}
