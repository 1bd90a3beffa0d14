import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openClient } from './site/client.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

/** The fade of each page in a visit when it was revealed, in milliseconds; undefined for none. */
async function recordFades(page: Page): Promise<readonly (readonly [string, number | null])[]> {
  const fades: (readonly [string, number | null])[] = [];
  await page.exposeFunction('recordFade', (path: string, duration: number | null) => {
    fades.push([path, duration]);
  });
  await page.addInitScript(`
    addEventListener('pagereveal', async ({ viewTransition }) => {
      if (!viewTransition) return recordFade(location.pathname, null);
      await viewTransition.ready;
      const fade = document.getAnimations().find(({ effect }) => effect.pseudoElement?.includes('-new(root)'));
      recordFade(location.pathname, fade?.effect.getTiming().duration ?? null);
    });
  `);
  return fades;
}

async function visitTwoPages(page: Page): Promise<readonly (readonly [string, number | null])[]> {
  const fades = await recordFades(page);
  await page.goto('/en');
  await page.locator('.menu > li > a[href="/en/about"]').click();
  await page.waitForURL('**/en/about');
  await expect.poll(() => fades.length).toBe(2);
  return fades;
}

test.skipIf(isWithoutBrowser)(
  'a page that follows another fades in over 300 ms, and the first page is there at once',
  async () => {
    await visit({ ...desktop, reducedMotion: 'no-preference' }, async (page) => {
      expect(await visitTwoPages(page)).toEqual([
        ['/en', null],
        ['/en/about', 300],
      ]);
    });
  },
);

test.skipIf(isWithoutBrowser)('with reduced motion no page fades', async () => {
  await visit({ ...desktop, reducedMotion: 'reduce' }, async (page) => {
    expect(await visitTwoPages(page)).toEqual([
      ['/en', null],
      ['/en/about', null],
    ]);
  });
});
