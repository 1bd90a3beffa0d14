import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { createViteServer } from 'vitest/node';
import { isWithoutBrowser, openBrowser } from './site/visits.ts';

/** The component alone, compiled when it is requested. */
const cacheDir = mkdtempSync(join(tmpdir(), 'loading-screen-'));
const server = await createViteServer({
  configFile: false,
  root: join(import.meta.dirname, '..'),
  cacheDir,
  appType: 'custom',
  logLevel: 'error',
  server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  optimizeDeps: { include: ['react', 'react/jsx-dev-runtime', 'react-dom/client'], noDiscovery: true },
});
await server.listen();
afterAll(async () => {
  await server.close();
  rmSync(cacheDir, { recursive: true });
});
const visit = openBrowser(server.resolvedUrls?.local[0] ?? '');

/** Opens the page with a clock that only the test advances. */
async function open(page: Page, locale: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.route('**/empty?*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><body><script type="module" src="/tests/site/ShowLoadingScreen.tsx"></script>',
    }),
  );
  await page.goto(`/empty?lang=${locale}`);
  await page.locator('.loading-screen').waitFor();
}

const lines = (page: Page) => page.locator('.loading-screen p').allTextContents();
const motions = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

test.skipIf(isWithoutBrowser)(
  'the loading screen adds its warning after 5 s, in the language of the page',
  async () => {
    await visit({}, async (page) => {
      await open(page, 'ru');
      expect(await lines(page)).toEqual(['Загружаем данные']);
      await page.clock.runFor(4999);
      expect(await lines(page)).toHaveLength(1);
      await page.clock.runFor(1);
      expect(await lines(page)).toEqual([
        'Загружаем данные',
        'Это занимает больше времени, чем обычно. Пожалуйста, подождите ещё немного.',
      ]);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'the truck of the loading screen moves, and stands still with reduced motion',
  async () => {
    for (const [reducedMotion, isMoving] of [
      ['no-preference', true],
      ['reduce', false],
    ] as const) {
      await visit({ reducedMotion }, async (page) => {
        await open(page, 'et');
        expect(await page.locator('.loading-truck').isVisible()).toBe(true);
        expect((await motions(page)) > 0).toBe(isMoving);
        expect(await page.getByRole('status').count()).toBe(1);
      });
    }
  },
);
