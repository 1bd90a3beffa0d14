/** What visitors do on pages, for `bench interactions`. */
import type { BrowserContextOptions, Page } from 'playwright-core';

export interface Scene {
  readonly name: string;
  readonly path: string;
  readonly look: BrowserContextOptions;
  /** Brings the page to where the interactions begin, at full speed. */
  readonly prepare: (page: Page) => Promise<unknown>;
  /** The interactions. */
  readonly act: (page: Page) => Promise<unknown>;
}

const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

const contracts = '/home-customer/organized-waste';
const stations = '/home-customer/waste-stations';

/** Between two letters, like a quick typist. */
const delay = 100;

/** Types, waits for results, and types on over them. */
async function typeAndRead(page: Page, results: string): Promise<void> {
  await page.keyboard.type('konteiner', { delay });
  await page.locator(results).first().waitFor();
  await page.keyboard.type('i hind', { delay });
  for (let letter = 0; letter < 6; letter += 1) await page.keyboard.press('Backspace', { delay });
}

async function wakeTable(page: Page): Promise<void> {
  await page.locator('.data-table').first().scrollIntoViewIfNeeded();
  await page.locator('table[data-live]').first().waitFor();
}

async function useMap(page: Page): Promise<void> {
  await page.locator('.map-overlay').click();
  await page.locator('.map-canvas canvas').first().waitFor();
  await page.locator('.map-buttons button').first().waitFor();
}

export const scenes: readonly Scene[] = [
  {
    name: 'typing on the page of the search',
    path: '/search',
    look: phone,
    prepare: async (page) => {
      await page.locator('main input[type="search"]').click();
      await page.waitForLoadState('networkidle');
    },
    act: (page) => typeAndRead(page, '.own-results .search-results > li'),
  },
  {
    name: 'typing in the search of the header',
    path: '/about',
    look: desktop,
    prepare: async (page) => {
      await page.locator('.search-toggle > summary').click();
      await page.waitForLoadState('networkidle');
    },
    act: (page) => typeAndRead(page, '.panel-results a'),
  },
  {
    name: 'sorting a table of 50 rows',
    path: contracts,
    look: desktop,
    prepare: async (page) => {
      await wakeTable(page);
      await page.locator('.table-foot select').selectOption('50');
    },
    act: async (page) => {
      const heads = page.locator('.data-table thead button');
      for (let column = 0; column < 4; column += 1) {
        await heads.nth(column).click();
        await heads.nth(column).click();
      }
    },
  },
  {
    name: 'typing in the search of a table',
    path: contracts,
    look: phone,
    prepare: async (page) => {
      await wakeTable(page);
      await page.locator('.table-search input').click();
    },
    act: async (page) => {
      await page.keyboard.type('saaremaa', { delay });
      for (let letter = 0; letter < 8; letter += 1) await page.keyboard.press('Backspace', { delay });
    },
  },
  {
    name: 'opening the menu of a phone and its parts',
    path: '/',
    look: phone,
    prepare: (page) => page.locator('.site-header[data-scripted]').waitFor(),
    act: async (page) => {
      await page.locator('.menu-button').tap();
      await page.locator('.menu summary').nth(0).tap();
      await page.locator('.menu summary').nth(1).tap();
      await page.locator('.menu-button').tap();
    },
  },
  {
    name: 'opening the menus of a wide window',
    path: '/',
    look: desktop,
    prepare: (page) => page.locator('.site-header[data-scripted]').waitFor(),
    act: async (page) => {
      const folds = page.locator('.menu summary');
      for (let fold = 0; fold < 3; fold += 1) {
        await folds.nth(fold).focus();
        await page.keyboard.press('Enter');
      }
      await page.locator('.locales > summary').click();
    },
  },
  {
    name: 'choosing stations in the list',
    path: stations,
    look: desktop,
    prepare: useMap,
    act: async (page) => {
      const buttons = page.locator('.show-on-map');
      for (const number of [0, 3, 8]) {
        await buttons.nth(number).click();
        await page.locator('.map-popup').waitFor();
      }
    },
  },
  {
    name: 'choosing stations and counties on the map',
    path: stations,
    look: desktop,
    prepare: useMap,
    act: async (page) => {
      const box = await page.locator('.map-canvas').boundingBox();
      if (!box) throw new TypeError('The map has no place on the page.');
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await page.locator('.map-buttons button').first().click();
      // The link of a popup would lead away.
      await page.keyboard.press('Escape');
      await page.mouse.click(box.x + box.width / 3, box.y + box.height / 2);
      await page.locator('#finder-county').selectOption({ index: 2 });
      await page.locator('.map-buttons button').last().click();
    },
  },
];
