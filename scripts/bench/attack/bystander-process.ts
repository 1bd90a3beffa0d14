/** Requests the home page every 20 ms, each time over a new connection, as a new visitor does. */
import { setTimeout as pause } from 'node:timers/promises';
import { visit } from '../visitor-request.ts';
import type { Waits } from './bystander.ts';

const everyMs = 20;

/** Timeout: a visitor has left by then. Recorded as the response time. */
const patienceMs = 20_000;

const port = Number(process.argv[2]);
let isAsking = false;
let asking: Promise<Waits> | undefined;

process.on('message', (message) => {
  isAsking = message === 'begin';
  if (isAsking) asking = ask();
  else void asking?.then((waits) => process.send?.(waits));
});

async function ask(): Promise<Waits> {
  const ms: number[] = [];
  let failed = 0;
  while (isAsking) {
    const start = performance.now();
    const isAnswered = await loadHome();
    ms.push(performance.now() - start);
    if (!isAnswered) failed += 1;
    await pause(everyMs);
  }
  return { ms, failed };
}

async function loadHome(): Promise<boolean> {
  const answer = await visit({ port, patienceMs }, { path: '/' });
  return answer.type === 'answered' && answer.status === 200 && answer.isComplete;
}
