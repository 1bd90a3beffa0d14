/** Contracts that a device remembers: where storage fails, and what analytics may see. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { configureSite } from '#features/features.server.ts';
import { startServer } from '#platform/server/server.ts';
import { rememberedDaysKey, rememberedKey } from '#shell/browser/device-keys.ts';
import { answerLookups, goodAnswer, lookupOn, lookupPath } from './site/lookup-page.ts';
import { recordErrors } from './site/page-probes.ts';
import {
  ageAnswers,
  changeNoted,
  openWithDays,
  rememberContract,
  rememberedOn,
  storedContracts,
  storeText,
} from './site/remembered-page.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';
import { fillSmallSite } from './small-site.ts';

const analytics = 'https://analytics.example.ee';
const folder = mkdtempSync(join(tmpdir(), 'remembered-'));
const site = fillSmallSite(folder, [], { hasAllTargets: true });
const settings = { ...site.settings, analyticsSrc: `${analytics}/count.js` };
await site.publish({ settings });
const server = await startServer({ ...settings, port: 0, live: configureSite({}, settings) });
const visit = openBrowser(server.origin);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const lookUp = async (page: Page): Promise<void> => {
  await page.goto(lookupPath('en'));
  await lookupOn(page).field.fill('1234567');
  await page.keyboard.press('Enter');
};

/** Records what analytics is loaded for, and says so to the page. */
async function countVisits(page: Page): Promise<readonly string[]> {
  const counted: string[] = [];
  await page.context().route(`${analytics}/**`, async (route) => {
    counted.push(route.request().frame().url());
    await route.fulfill({ contentType: 'text/javascript', body: 'window.counted = 1;' });
  });
  return counted;
}

test.skipIf(isWithoutBrowser)(
  'a device that remembers contracts is not counted, and so its home page shows their days',
  async () => {
    await visit(desktop, async (page) => {
      const counted = await countVisits(page);
      await answerLookups(page, () => ({}));
      await rememberContract(page, '1234567', { locale: 'en' });
      await openWithDays(page, '/en');
      await page.locator('#consent-question .accept').click();
      await page.goto('/en/about');
      await page.goto('/en');
      await rememberedOn(page).days.first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(counted).toEqual([]);
      await rememberedOn(page).contracts.locator('summary').click();
      await page.getByRole('button', { name: 'Forget all' }).click();
      await page.goto('/en/about');
      await page.waitForFunction(() => 'counted' in window);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'a page that counts in another tab stops when a contract is remembered, and a withdrawn yes forgets none',
  async () => {
    await visit(desktop, async (page) => {
      await countVisits(page);
      await answerLookups(page, () => ({}));
      await page.goto('/en/about');
      await page.locator('#consent-question .accept').click();
      await page.waitForFunction(() => 'counted' in window);
      const other = await page.context().newPage();
      await answerLookups(other, () => ({}));
      await Promise.all([page.waitForEvent('load'), rememberContract(other, '1234567', { locale: 'en' })]);
      expect(await page.evaluate(() => 'counted' in window)).toBe(false);
      await page.locator('.site-footer a[href$="#your-choice"]').click();
      await page.locator('#consent-question .refuse').click();
      await page.reload();
      expect(await storedContracts(page)).toContain('1234567');
    });
  },
);

test.skipIf(isWithoutBrowser)('storage that is full or forbidden is told, and the lookup works', async () => {
  const full = `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`;
  const forbidden = `Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('forbidden', 'SecurityError'); } });`;
  for (const script of [full, forbidden]) {
    await visit(desktop, async (page) => {
      const errors = recordErrors(page);
      await answerLookups(page, () => ({}));
      await page.addInitScript(script);
      await lookUp(page);
      const { tick, outcome } = rememberedOn(page);
      await tick.click();
      await expect.poll(() => outcome.innerText()).toBe('Your browser does not allow anything to be stored.');
      expect(await tick.isChecked()).toBe(false);
      await page.goto('/en');
      await lookupOn(page).field.waitFor();
      expect(errors).toEqual([]);
    });
  }
});

test.skipIf(isWithoutBrowser)('an answer that storage has no room for is shown all the same', async () => {
  await visit(desktop, async (page) => {
    const asOf = '2026-01-02T10:00:00.000Z';
    await answerLookups(page, () => ({}));
    await rememberContract(page, '1234567', { locale: 'en' });
    await ageAnswers(page);
    await changeNoted(page, (noted) => noted.replace(/"asOf":"[^"]*"/u, `"asOf":"${asOf}"`));
    await page.addInitScript(`Storage.prototype.setItem = () => { throw new Error('full'); };`);
    await openWithDays(page, '/en');
    const { notes } = rememberedOn(page);
    await expect.poll(() => notes.innerText()).toMatch(/^As of/u);
    expect(await notes.innerText()).not.toContain('2 January 2026'.replaceAll(' ', '\u00a0'));
  });
});

test.skipIf(isWithoutBrowser)('what is stored by another program or version breaks no page', async () => {
  await visit(desktop, async (page) => {
    const errors = recordErrors(page);
    const future = JSON.stringify({ version: 2, height: 300, contracts: [{ number: '1234567' }] });
    for (const text of ['{', 'null', '"height":9000', '{"version":1}', future]) {
      await page.goto('/en');
      for (const key of [rememberedKey, rememberedDaysKey]) await storeText(page, key, text);
      await page.goto(lookupPath('en'));
      await page.waitForLoadState('networkidle');
      expect(await rememberedOn(page).root.count()).toBe(0);
      expect(await lookupOn(page).field.isVisible()).toBe(true);
    }
    expect(errors).toEqual([]);
  });
});

test.skipIf(isWithoutBrowser)('a name is shown as text, whatever it is', async () => {
  await visit(desktop, async (page) => {
    const errors = recordErrors(page);
    const name = '<img src=x onerror=boom()>$& {time}';
    await answerLookups(page, () => ({}));
    await rememberContract(page, '1234567', { name, locale: 'en' });
    await openWithDays(page, '/en');
    const { root, contracts } = rememberedOn(page);
    expect(await root.locator('.remembered-days bdi').innerText()).toBe(name);
    await contracts.locator('summary').click();
    await contracts.locator('button').first().click();
    expect(await root.innerText()).toContain(`device no longer remembers`);
    expect(errors).toEqual([]);
  });
});

test.skipIf(isWithoutBrowser)(
  'a number without days, which may be a mistyped one, is not offered to be remembered, and a remembered one can be forgotten',
  async () => {
    await visit(desktop, async (page) => {
      const { tick, outcome } = rememberedOn(page);
      const { field, answer } = lookupOn(page);
      await page.goto(lookupPath('et'));
      await field.fill('9999999');
      await page.keyboard.press('Enter');
      await expect
        .poll(() => answer.innerText())
        .toContain('Sellel lepingul ei ole praegu tulevasi tühjendusi.');
      expect(await tick.count()).toBe(0);
      await rememberContract(page, '1000003');
      await answerLookups(page, () => ({ body: { ...goodAnswer(), discharges: [] } }));
      await page.goto(lookupPath('et'));
      await field.fill('1000003');
      await page.keyboard.press('Enter');
      await tick.uncheck();
      expect(await outcome.innerText()).toBe('Leping on sellest seadmest kustutatud.');
    });
  },
);
