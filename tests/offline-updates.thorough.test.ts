/** What a publish, and the setting, change of what devices keep; and a server that is gone. */
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { menuSchema } from '#platform/cms/menu.ts';
import { pageTextsSchema } from '#platform/cms/page-text.ts';
import type { Settings } from '#platform/publish/settings.ts';
import { configureSite } from '#features/features.server.ts';
import { startServer } from '#platform/server/server.ts';
import { lookupOn, lookupPath, manyLookups } from './site/lookup-page.ts';
import { cachesOn, keptOn, lookUpAndKeep, registrationsOn, withWorkers } from './site/offline-page.ts';
import { patience } from './site/running-site.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';
import { makePublishedSite, paper, type SmallSite } from './small-site.ts';

const visit = openBrowser('');

async function serve({ settings }: SmallSite) {
  const live = configureSite(manyLookups, settings, { report: () => undefined });
  const { origin, stop } = await startServer({ ...settings, port: 0, live });
  let isStopped = false;
  const stopOnce = async () => {
    if (!isStopped) await stop();
    isStopped = true;
  };
  onTestFinished(stopOnce);
  return { stop: stopOnce, options: { ...desktop, ...withWorkers, baseURL: origin } };
}

const loadWorker = (site: SmallSite): string => site.published('offline-worker.js');

function changeLead(site: SmallSite, lead: string): void {
  const text = site.read('pages/about-company.json', pageTextsSchema);
  site.write('pages/about-company.json', {
    ...text,
    texts: { ...text.texts, et: { ...text.texts.et, lead } },
  });
}

function changeMenu(site: SmallSite, title: string): void {
  const menu = site.read('menus/17.json', menuSchema);
  const items = menu.items.map((entry) => ({ ...entry, title: { rendered: title } }));
  site.write('menus/17.json', { ...menu, items });
}

test('the worker changes with the pages that it keeps, and with nothing else', async () => {
  const site = await makePublishedSite();
  const before = loadWorker(site);
  changeLead(site, 'Uus algus.');
  site.writePost({ ...paper, content: '<p>Teine.</p>' });
  expect((await site.publish()).rendered).not.toHaveProperty('/offline-worker.js');
  expect(loadWorker(site)).toBe(before);

  changeMenu(site, 'Uus nimi');
  expect((await site.publish()).rendered).toHaveProperty('/offline-worker.js');
  const after = loadWorker(site);
  expect(after).not.toBe(before);
  const code = (worker: string) => worker.slice(worker.indexOf('\n'));
  expect(code(after)).toBe(code(before));
});

test.skipIf(isWithoutBrowser)(
  'a visitor with a worker sees a publish at once; it brings a new worker, and what the old one kept goes',
  async () => {
    const site = await makePublishedSite({ hasAllTargets: true });
    const { options, stop } = await serve(site);
    await visit(options, async (page) => {
      await lookUpAndKeep(page);
      const [old] = await cachesOn(page);
      const headers = await page.evaluate(async () => {
        const { headers: given } = await fetch('/offline-worker.js');
        return [given.get('content-type'), given.get('cache-control')];
      });
      expect(headers).toEqual(['text/javascript; charset=utf-8', 'no-cache']);

      changeLead(site, 'Uus algus.');
      await site.publish();
      await page.goto('/about/company');
      expect(await page.locator('.lead').innerText()).toBe('Uus algus.');
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

      changeMenu(site, 'Uus nimi');
      await site.publish();
      await page.goto(lookupPath('et'));
      expect(await page.locator('body').innerHTML()).toContain('Uus nimi');
      await expect.poll(async () => (await cachesOn(page)).includes(old ?? ''), patience).toBe(false);
      await expect.poll(() => cachesOn(page), patience).toHaveLength(1);

      // No server, rather than no network.
      await stop();
      await page.goto(lookupPath('et'));
      expect(await page.locator('body').innerHTML()).toContain('Uus nimi');
      await lookupOn(page).field.fill('1000003');
      await lookupOn(page).submit.click();
      await expect.poll(() => lookupOn(page).answer.innerText(), patience).toContain('Ühendust ei ole.');
      expect((await page.goto('/about/company'))?.status()).toBe(503);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'a new worker keeps every language that was read, whichever is chosen',
  async () => {
    const site = await makePublishedSite({ hasAllTargets: true });
    const { options } = await serve(site);
    await visit(options, async (page) => {
      await lookUpAndKeep(page, 'et');
      const [old = ''] = await cachesOn(page);
      await page.goto('/about?lang=ru');
      changeMenu(site, 'Uus nimi');
      await site.publish();
      await page.goto('/about/company');
      expect(new URL(page.url()).pathname).toBe('/ru/about/company');
      await expect.poll(() => cachesOn(page), patience).not.toContain(old);
      const pages = (await keptOn(page)).map(({ path }) => path).filter((path) => !/\.\w+$/u.test(path));
      expect(pages.toSorted()).toEqual([lookupPath('et'), '/offline', lookupPath('ru'), '/ru/offline']);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'a worker whose pages cannot be loaded does not replace the one that works',
  async () => {
    const site = await makePublishedSite({ hasAllTargets: true });
    const { options, stop } = await serve(site);
    await visit(options, async (page) => {
      await lookUpAndKeep(page);
      const before = await cachesOn(page);
      // As while a publish is writing: the page names a script that the worker does not know.
      const html = site.published('offline.html');
      site.overwrite('offline.html', html.replace('<head>', '<head><!-- /_astro/later.js -->'));
      site.overwrite('offline-worker.js', loadWorker(site).replace('"version":"', '"version":"later'));
      await page.goto('/about');
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        const { installing } = registration;
        await new Promise<void>((resolve) => {
          if (!installing || installing.state === 'redundant') resolve();
          installing?.addEventListener('statechange', () => installing.state === 'redundant' && resolve());
        });
      });
      expect(await cachesOn(page)).toEqual(before);
      await stop();
      expect((await page.goto(lookupPath('et')))?.status()).toBe(200);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'switched off, devices forget what they have, and no page keeps anything',
  async () => {
    const site = await makePublishedSite({ hasAllTargets: true });
    const off: Partial<Settings> = { isOfflineKept: false };
    const { options, stop } = await serve(site);
    await visit(options, async (page) => {
      await lookUpAndKeep(page);
      const kept = loadWorker(site);
      await site.publish({ settings: off });
      expect(loadWorker(site)).not.toContain('offlineShell');
      await page.goto('/about');
      await expect.poll(() => registrationsOn(page), patience).toBe(0);
      await expect.poll(() => cachesOn(page), patience).toEqual([]);

      await lookUp(page);
      expect(await registrationsOn(page)).toBe(0);
      await site.publish();
      expect(loadWorker(site)).toBe(kept);
      await site.publish({ settings: off });
      await stop();
      await expect(page.goto('/about')).rejects.toThrow('ERR_CONNECTION_REFUSED');
    });
  },
);

async function lookUp(page: Page): Promise<void> {
  const { field, submit, cards } = lookupOn(page);
  await page.goto(lookupPath('et'), { waitUntil: 'networkidle' });
  await field.fill('1000003');
  await submit.click();
  await cards.first().waitFor();
  await page.waitForLoadState('networkidle');
}
