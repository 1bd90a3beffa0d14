import type { Page } from 'playwright-core';
import { recordViolations } from '../../site/page-probes.ts';
import { desktop } from '../../site/visits.ts';
import { type Check, sinceLast } from '../check.ts';

/** Trusted Types are a rule of the policy too. */
export const violations: Check = {
  name: 'every kind of page shows all it has, and breaks no rule of the policy',
  isCheap: true,
  begin: async (page) => {
    const fresh = sinceLast(await recordViolations(page));
    return async (address) => {
      await page.setViewportSize(desktop.viewport);
      await seeAll(page);
      await page.waitForLoadState('networkidle');
      return fresh().map((violation) => `${address}: ${violation}`);
    };
  },
  spoil: () => {
    try {
      document.createElement('div').innerHTML = '<b>x</b>';
    } catch {
      // Refused, and recorded.
    }
  },
};

/** Scrolls to the end and back, so that what waits until it is in view comes. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}
