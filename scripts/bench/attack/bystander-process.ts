/** Requests the home page every 20 ms, each time over a new connection, as a new visitor does. */
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
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

function loadHome(): Promise<boolean> {
  return new Promise((resolve) => {
    const sending = request(
      { host: '127.0.0.1', port, path: '/', agent: false, timeout: patienceMs },
      (incoming) => {
        incoming.resume();
        incoming.once('close', () => {
          resolve(incoming.statusCode === 200 && incoming.complete);
        });
      },
    );
    sending.once('timeout', () => sending.destroy());
    sending.once('error', () => {
      resolve(false);
    });
    sending.end();
  });
}
