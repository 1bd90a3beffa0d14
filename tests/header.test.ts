import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openClient } from './site/client.ts';
import { desktop, isWithoutBrowser, openBrowser, tablet } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const entry = (page: Page, path: string) => page.locator(`.menu > li:has(> a[href="${path}"])`);
const topLink = (page: Page, path: string) => entry(page, path).locator('> a');
const submenuButton = (page: Page, path: string) => entry(page, path).locator('summary');
const submenu = (page: Page, path: string) => entry(page, path).locator('.submenu');
const search = (page: Page) => page.locator('.header-search');
const searchToggle = (page: Page) => page.locator('.search-toggle > summary');
const localeList = (page: Page) => page.locator('.locales > ul');
const localeButton = (page: Page) => page.locator('.locales > summary');

/** Opens a page and waits until the header script is ready. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('.site-header[data-scripted]').waitFor({ state: 'attached' });
}

/** Which of the panels are visible, in the given order. */
async function visible(...panels: readonly Locator[]): Promise<readonly boolean[]> {
  return Promise.all(panels.map((panel) => panel.isVisible()));
}

const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement);

test.skipIf(isWithoutBrowser)('on a desktop the submenu under the mouse is open and no other', async () => {
  await visit(desktop, async (page) => {
    await open(page, '/en');
    const panels = [submenu(page, '/en/about'), submenu(page, '/en/services')];
    expect(await visible(...panels)).toEqual([false, false]);
    await topLink(page, '/en/about').hover();
    expect(await visible(...panels)).toEqual([true, false]);
    await topLink(page, '/en/services').hover();
    expect(await visible(...panels)).toEqual([false, true]);
    await page.mouse.move(700, 700);
    expect(await visible(...panels)).toEqual([false, false]);
  });
});

test.skipIf(isWithoutBrowser)(
  'a submenu of more than three entries is seen in two columns, a shorter one in one',
  async () => {
    await visit(desktop, async (page) => {
      await open(page, '/en');
      for (const panel of await page.locator('.menu > li:has(.submenu)').all()) {
        await panel.locator('> a').hover();
        const links = await panel.locator('.submenu > li:not(.section-page)').all();
        const boxes = await Promise.all(links.map((link) => link.boundingBox()));
        const columns = new Set(boxes.map((box) => Math.round(box?.x ?? -1)));
        expect(columns.size, await panel.locator('> a').textContent().then(String)).toBe(
          links.length > 3 ? 2 : 1,
        );
      }
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'Escape closes the submenu under the mouse, which opens again when the mouse comes back',
  async () => {
    await visit(desktop, async (page) => {
      await open(page, '/en');
      const panel = submenu(page, '/en/about');
      await topLink(page, '/en/about').hover();
      await page.keyboard.press('Escape');
      expect(await visible(panel)).toEqual([false]);
      await page.mouse.move(700, 700);
      await topLink(page, '/en/about').hover();
      expect(await visible(panel)).toEqual([true]);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'on a touch device a submenu opens and closes on click, and closes on a click outside',
  async () => {
    await visit(tablet, async (page) => {
      await open(page, '/ru');
      const panels = [submenu(page, '/ru/about'), submenu(page, '/ru/services')];
      await submenuButton(page, '/ru/about').tap();
      expect(await visible(...panels)).toEqual([true, false]);
      await submenuButton(page, '/ru/about').tap();
      expect(await visible(...panels)).toEqual([false, false]);
      await submenuButton(page, '/ru/about').tap();
      await submenuButton(page, '/ru/services').tap();
      expect(await visible(...panels)).toEqual([false, true]);
      await page.touchscreen.tap(640, 700);
      expect(await visible(...panels)).toEqual([false, false]);
      await topLink(page, '/ru/about').tap();
      expect(await visible(...panels)).toEqual([true, false]);
      await topLink(page, '/ru/services').tap();
      expect(await visible(...panels)).toEqual([false, true]);
      await topLink(page, '/ru/services').tap();
      expect(await visible(...panels)).toEqual([false, false]);
      await topLink(page, '/ru/services').tap();
      expect(new URL(page.url()).pathname).toBe('/ru');
      await panels[1]?.locator('.section-page a').tap();
      await page.waitForURL('**/ru/services');
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'with the keyboard a submenu opens by its button, and Escape closes it and returns the focus',
  async () => {
    await visit(desktop, async (page) => {
      await open(page, '/');
      const [button, panel] = [submenuButton(page, '/about'), submenu(page, '/about')];
      await topLink(page, '/about').focus();
      expect(await visible(panel)).toEqual([false]);
      await page.keyboard.press('Tab');
      expect(await isFocused(button)).toBe(true);
      await page.keyboard.press('Enter');
      expect(await visible(panel)).toEqual([true]);
      await page.keyboard.press('Tab');
      expect(await isFocused(panel.locator('a:visible').first())).toBe(true);
      await page.keyboard.press('Escape');
      expect(await visible(panel)).toEqual([false]);
      expect(await isFocused(button)).toBe(true);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'the keyboard walks through the whole header in the order of the page, and what it leaves closes',
  async () => {
    await visit(desktop, async (page) => {
      await open(page, '/');
      await submenuButton(page, '/about').focus();
      await page.keyboard.press('Space');
      const places: string[] = [];
      for (let step = 0; step < 30; step++) {
        await page.keyboard.press('Tab');
        const place = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused?.closest('.site-header')) return undefined;
          return focused.getAttribute('href') ?? focused.getAttribute('aria-label') ?? focused.tagName;
        });
        if (place === undefined) break;
        places.push(place);
      }
      const firstLinks = await submenu(page, '/about')
        .locator('li:not(.section-page) > a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(places.slice(0, firstLinks.length)).toEqual(firstLinks);
      expect(places.slice(firstLinks.length, firstLinks.length + 2)).toEqual([
        '/home-customer',
        'Kodukliendile: alammenüü',
      ]);
      expect(places.at(-1)).toBe('ET, Keel');
      expect(places).toHaveLength(firstLinks.length + 4 * 2 + 3);
      expect(await visible(submenu(page, '/about'))).toEqual([false]);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'the search toggle opens the search field ready to type in, and Escape returns to it',
  async () => {
    await visit(desktop, async (page) => {
      await open(page, '/en');
      expect(await visible(search(page))).toEqual([false]);
      await searchToggle(page).click();
      expect(await isFocused(page.locator('[name="searchQuery"]').first())).toBe(true);
      await page.keyboard.type('compost');
      await page.keyboard.press('Escape');
      expect(await visible(search(page))).toEqual([false]);
      expect(await isFocused(searchToggle(page))).toBe(true);
      await searchToggle(page).click();
      await page.mouse.click(300, 700);
      expect(await visible(search(page))).toEqual([false]);
    });
  },
);

test.skipIf(isWithoutBrowser)('the locale dropdown opens on hover and on click', async () => {
  await visit(desktop, async (page) => {
    await open(page, '/en');
    await localeButton(page).hover();
    expect(await visible(localeList(page))).toEqual([true]);
    await localeButton(page).click();
    await page.mouse.move(700, 700);
    expect(await visible(localeList(page))).toEqual([true]);
    await localeButton(page).click();
    expect(await visible(localeList(page))).toEqual([false]);
  });
});

test.skipIf(isWithoutBrowser)('choosing a locale tells whoever listens, and then leads there', async () => {
  await visit(desktop, async (page) => {
    await open(page, '/en/about');
    await page.evaluate(() => {
      document.addEventListener('locale-chosen', (event) => {
        if (event instanceof CustomEvent) sessionStorage.setItem('chosen', String(event.detail));
      });
    });
    await localeButton(page).hover();
    await localeList(page).locator('a', { hasText: 'RU' }).click();
    await page.waitForURL('**/ru/about');
    expect(await page.evaluate(() => sessionStorage.getItem('chosen'))).toBe('ru');
  });
});

test.skipIf(isWithoutBrowser)(
  'submenus, the search input and the locale dropdown are never open together',
  async () => {
    await visit(desktop, async (page) => {
      await open(page, '/en');
      const panels = [search(page), localeList(page), submenu(page, '/en/about')];
      await searchToggle(page).click();
      expect(await visible(...panels)).toEqual([true, false, false]);
      // Hovering takes nothing away from somebody who types.
      await localeButton(page).hover();
      await topLink(page, '/en/about').hover();
      expect(await visible(...panels)).toEqual([true, false, false]);
      await localeButton(page).click();
      expect(await visible(...panels)).toEqual([false, true, false]);
      await searchToggle(page).focus();
      await page.keyboard.press('Enter');
      expect(await visible(...panels)).toEqual([true, false, false]);
      await page.keyboard.press('Escape');
      await topLink(page, '/en/services').hover();
      await topLink(page, '/en/about').hover();
      expect(await visible(...panels)).toEqual([false, false, true]);
      await localeButton(page).focus();
      await page.keyboard.press('Enter');
      expect(await visible(...panels)).toEqual([false, true, false]);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'when the pointer turns from a mouse to a finger, hovering no longer opens anything',
  async () => {
    await visit(desktop, async (page) => {
      await open(page, '/en');
      await topLink(page, '/en/about').hover();
      expect(await visible(submenu(page, '/en/about'))).toEqual([true]);
      await page.mouse.move(700, 700);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
      await page.waitForFunction(() => matchMedia('(pointer: coarse)').matches);
      await topLink(page, '/en/about').hover();
      expect(await visible(submenu(page, '/en/about'))).toEqual([false]);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'without JavaScript the panels of a desktop exclude each other too',
  async () => {
    await visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
      await page.goto('/en');
      const panels = [search(page), localeList(page), submenu(page, '/en/services')];
      await searchToggle(page).press('Enter');
      expect(await visible(...panels)).toEqual([true, false, false]);
      await localeButton(page).press('Enter');
      expect(await visible(...panels)).toEqual([false, true, false]);
      await submenuButton(page, '/en/services').press('Enter');
      expect(await visible(...panels)).toEqual([false, false, true]);
    });
  },
);
