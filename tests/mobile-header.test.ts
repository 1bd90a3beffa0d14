import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openClient } from './site/client.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const menu = (page: Page) => page.locator('.main-menu');
const menuButton = (page: Page) => page.locator('.menu-button');
const entry = (page: Page, position: number) => page.locator('.menu > li').nth(position);
const localeList = (page: Page) => page.locator('.locales > ul');
const localeButton = (page: Page) => page.locator('.locales > summary');
const withAndWithoutScript = [{ javaScriptEnabled: true }, { javaScriptEnabled: false }] as const;

test.skipIf(isWithoutBrowser)('the mobile header is 69 px high in every language', async () => {
  await visit({}, async (page) => {
    for (const address of ['/', '/ru', '/en']) {
      await page.goto(address);
      for (const width of [320, 360, 768, 1159]) {
        await page.setViewportSize({ width, height: 700 });
        const box = await page.locator('.site-header').boundingBox();
        expect([address, width, box?.height]).toEqual([address, width, 69]);
      }
    }
  });
});

test.skipIf(isWithoutBrowser)(
  'the hamburger opens a menu with the search field in it, and closes it again',
  async () => {
    for (const script of withAndWithoutScript) {
      await visit({ ...phone, ...script }, async (page) => {
        await page.goto('/');
        expect(await menu(page).isVisible()).toBe(false);
        await menuButton(page).tap();
        expect(await menu(page).isVisible()).toBe(true);
        expect(await page.locator('.header-search input').isVisible()).toBe(true);
        expect(await page.locator('.search-toggle').isVisible()).toBe(false);
        await menuButton(page).tap();
        expect(await menu(page).isVisible()).toBe(false);
      });
    }
  },
);

test.skipIf(isWithoutBrowser)(
  'the submenus of the mobile menu are an accordion: one is open at most',
  async () => {
    for (const script of withAndWithoutScript) {
      await visit({ ...phone, ...script }, async (page) => {
        await page.goto('/ru');
        await menuButton(page).tap();
        const open = () =>
          Promise.all([1, 3].map((position) => entry(page, position).locator('.submenu').isVisible()));
        expect(await open()).toEqual([false, false]);
        await entry(page, 1).locator('summary').tap();
        expect(await open()).toEqual([true, false]);
        await entry(page, 3).locator('summary').tap();
        expect(await open()).toEqual([false, true]);
        await entry(page, 3).locator('summary').tap();
        expect(await open()).toEqual([false, false]);
        expect(await menu(page).isVisible()).toBe(true);
      });
    }
  },
);

test.skipIf(isWithoutBrowser)('the mobile menu and the locale dropdown are never open together', async () => {
  await visit(phone, async (page) => {
    await page.goto('/en');
    await menuButton(page).tap();
    await localeButton(page).tap();
    expect([await menu(page).isVisible(), await localeList(page).isVisible()]).toEqual([false, true]);
    await menuButton(page).tap();
    expect([await menu(page).isVisible(), await localeList(page).isVisible()]).toEqual([true, false]);
    await localeButton(page).press('Enter');
    expect([await menu(page).isVisible(), await localeList(page).isVisible()]).toEqual([false, true]);
  });
});

test.skipIf(isWithoutBrowser)(
  'Escape closes the mobile menu and returns the focus to its button',
  async () => {
    await visit(phone, async (page) => {
      await page.goto('/');
      await menuButton(page).press('Enter');
      await page.keyboard.press('Tab');
      expect(await menu(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      expect(await menu(page).isVisible()).toBe(false);
      expect(await menuButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'the mobile menu closes when the focus leaves the header, so that it never covers what has the focus',
  async () => {
    await visit(phone, async (page) => {
      await page.goto('/');
      await menuButton(page).tap();
      // A tap opens a moment after the finger has left the screen.
      await expect.poll(() => menu(page).isVisible()).toBe(true);
      await localeButton(page).focus();
      await page.keyboard.press('Tab');
      await expect.poll(() => menu(page).isVisible()).toBe(false);
    });
  },
);

test.skipIf(isWithoutBrowser)('the mobile menu closes even if the focus leaves as it opens', async () => {
  await visit(phone, async (page) => {
    await page.goto('/');
    await page.evaluate(() => {
      const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
      focus('.locales summary');
      document.querySelector<HTMLElement>('.menu-button')?.click();
      focus('main a');
    });
    await expect.poll(() => menu(page).isVisible()).toBe(false);
  });
});

test.skipIf(isWithoutBrowser)(
  'a window that grows to the width of a desktop closes the mobile menu',
  async () => {
    await visit({ viewport: { width: 800, height: 700 } }, async (page) => {
      await page.goto('/');
      await menuButton(page).click();
      await page.setViewportSize(desktop.viewport);
      await page.waitForFunction(() => !document.querySelector(':popover-open'));
      expect(await page.locator('.menu-button').isVisible()).toBe(false);
      expect(await menu(page).isVisible()).toBe(true);
      await page.locator('.search-toggle > summary').click();
      expect(await page.locator('.header-search input').isVisible()).toBe(true);
    });
  },
);
