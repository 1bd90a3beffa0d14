/** The page of the lookup as an installed app. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { locales } from '#platform/languages/locale.ts';
import { audit } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { lookupPath } from './site/lookup-page.ts';
import { cachesOn, registrationsOn, withWorkers } from './site/offline-page.ts';
import { patience } from './site/running-site.ts';
import { drivenLocales } from './site/driven.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const buttons = { et: 'Paigalda', ru: 'Установить', en: 'Install' } as const;

/** What a browser does that would install the page. A headless one never offers it.
 * @param outcome The visitor's choice. */
async function offer(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.evaluate((chosen) => {
    const prompt = () => {
      document.body.dataset.prompted = String(Number(document.body.dataset.prompted ?? 0) + 1);
      return Promise.resolve({ outcome: chosen });
    };
    const event = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(Object.assign(event, { prompt }));
    document.body.dataset.prevented = String(event.defaultPrevented);
  }, outcome);
}

test.skipIf(isWithoutBrowser)(
  'where the browser offers it, a button installs the page, by keyboard, in each language',
  async () => {
    for (const locale of drivenLocales) {
      await visit({ ...phone, ...withWorkers }, async (page) => {
        await page.goto(lookupPath(locale));
        const hint = page.locator('.install-hint');
        expect(await hint.isVisible()).toBe(false);
        await offer(page, 'accepted');
        const button = page.getByRole('button', { name: buttons[locale] });
        expect(await button.isVisible()).toBe(true);
        expect(await page.locator('body').getAttribute('data-prevented')).toBe('true');
        expect(await audit(page, locale)).toEqual([]);
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(24);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        await hint.locator('xpath=preceding::a[1]').focus();
        await page.keyboard.press('Tab');
        expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
        await page.keyboard.press('Enter');
        await expect.poll(() => hint.isVisible(), patience).toBe(false);
        expect(await page.locator('body').getAttribute('data-prompted')).toBe('1');
        // An app that does not open without a connection would be none.
        await expect.poll(() => cachesOn(page), patience).toHaveLength(1);
      });
    }
  },
);

test.skipIf(isWithoutBrowser)('a declined offer is not repeated and keeps nothing', async () => {
  await visit({ ...desktop, ...withWorkers }, async (page) => {
    await page.goto(lookupPath('et'));
    await offer(page, 'dismissed');
    await page.getByRole('button', { name: buttons.et }).click();
    await expect.poll(() => page.locator('.install-hint').isVisible(), patience).toBe(false);
    await page.waitForLoadState('networkidle');
    expect(await registrationsOn(page)).toBe(0);
  });
});

const manifestSchema = z.object({ url: z.string(), errors: z.array(z.unknown()) });

test.skipIf(isWithoutBrowser)('a browser reads the manifest without a complaint', async () => {
  await visit(desktop, async (page) => {
    for (const locale of locales) {
      await page.goto(lookupPath(locale));
      const session = await page.context().newCDPSession(page);
      const manifest = manifestSchema.parse(await session.send('Page.getAppManifest'));
      expect(manifest).toEqual({ url: `${origin}/manifests/${locale}.webmanifest`, errors: [] });
    }
  });
});
