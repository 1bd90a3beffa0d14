/** Divides long work, so that a page answers its visitor in between. */

/** Lets the browser do what is more urgent: input, and drawing. */
export function pause(): Promise<void> {
  // Chromium delivers several messages of a channel in one task.
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => {
    // A message comes sooner than a timer.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}

/** Lets the browser draw what there is. */
export async function drawn(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await pause();
}

/** How long a part of the work may take, in milliseconds: a slow phone needs several times that. */
const partMs = 6;

/** Does a piece of work for each entry, with pauses. */
export async function inParts<Entry>(entries: Iterable<Entry>, work: (entry: Entry) => void): Promise<void> {
  let until = performance.now() + partMs;
  for (const entry of entries) {
    work(entry);
    if (performance.now() < until) continue;
    await pause();
    until = performance.now() + partMs;
  }
}
