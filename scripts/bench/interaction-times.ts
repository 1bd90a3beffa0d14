/** Times of interactions as the browser counts them for interaction to next paint: from the input to the next frame
 * that the visitor sees, in steps of 8 ms. */
import type { Page } from 'playwright-core';

/** The shortest time that a browser reports. */
const minDurationMs = 16;

/** Call before the page is opened. */
export async function recordInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const times = new Map<number, number>();
    Object.assign(window, { interactionTimes: times });
    const options = { type: 'event', buffered: true, durationThreshold };
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) times.set(interactionId, Math.max(duration, times.get(interactionId) ?? 0));
    }).observe(options);
  }, minDurationMs);
}

/** @returns The time of each interaction since the last call; one that took less than 16 ms is left out. */
export async function takeInteractions(page: Page): Promise<readonly number[]> {
  return page.evaluate(async () => {
    // Times are reported after the frame that they end with.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    const { interactionTimes } = window as unknown as { readonly interactionTimes: Map<number, number> };
    const times = [...interactionTimes.values()];
    interactionTimes.clear();
    return times;
  });
}
