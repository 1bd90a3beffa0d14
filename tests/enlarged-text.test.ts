/** Text of twice the size, as readers set it: nothing leaves a narrow window (WCAG 2.2, 1.4.4 and 1.4.10). */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { each } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { everyKind } from './site/every-kind.ts';
import { isWithoutBrowser, openBrowser } from './site/visits.ts';

const { origin, close } = await openClient({ RATE_LIMIT: '60000' });
afterAll(close);
const visit = openBrowser(origin);

const widths = [390, 360, 320] as const;

/** The root's font is what every length of the site is made of. */
async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-size: 200% }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** What is beyond the window, but for what scrolls in a frame of its own and for drawings cut on purpose. */
async function beyondWindow(page: Page, where: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    const beyond = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const isFramed = (element: Element): boolean => {
        for (let parent = element.parentElement; parent; parent = parent.parentElement) {
          if (/auto|scroll/u.test(getComputedStyle(parent).overflowX)) return true;
        }
        return false;
      };
      const out = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
        if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true }))
          return false;
        if (element.closest('.visually-hidden')) return false;
        const { left, right, width: own } = element.getBoundingClientRect();
        return own > 1 && (right > clientWidth + 1 || left < -1) && !isFramed(element);
      });
      const names = out.map(({ outerHTML }) => outerHTML.slice(0, 60));
      return scrollWidth > clientWidth ? [`scrolls to ${scrollWidth}`, ...names] : names;
    });
    found.push(...beyond.slice(0, 3).map((what) => `${where} at ${width}: ${what}`));
  }
  return found;
}

test.skipIf(isWithoutBrowser)('no kind of page leaves the window with text of twice the size', async () => {
  const found: string[] = [];
  await visit({}, async (first) => {
    await each(await everyKind(1), () => first.context().newPage(), {
      count: 3,
      task: async (page, address) => {
        await page.goto(address);
        await enlarge(page);
        found.push(...(await beyondWindow(page, address)));
      },
    });
  });
  expect(found).toEqual([]);
});

/** What a visitor opens, by the page on which it is opened. */
const opened = [
  ['/ru', ['.menu-button', '.menu > li:nth-child(2) summary']],
  ['/en', ['.locales > summary']],
  ['/ru/customer-support/next-shipping-day?contractNumber=L1000003', ['.lookup-answer .discharge']],
  ['/home-customer/organized-waste', ['.data-table [data-live] .unfold']],
  ['/ru/customer-support/unserved-addresses', ['.unserved-list li']],
] as const;

test.skipIf(isWithoutBrowser)(
  'nor do an open menu, the languages, the answer of the lookup, an unfolded row and the list of missed collections',
  async () => {
    const found: string[] = [];
    await visit({ viewport: { width: 360, height: 740 } }, async (page) => {
      for (const [address, presses] of opened) {
        await page.goto(address);
        await enlarge(page);
        for (const press of presses) await page.locator(press).first().click();
        found.push(...(await beyondWindow(page, `${address} ${presses.join(' ')}`)));
      }
      await page.goto('/ru');
      await enlarge(page);
      await page.locator('.menu-button').click();
      await page.locator('.header-search input').fill('контейнер');
      await page.locator('.panel-result').first().waitFor();
      found.push(...(await beyondWindow(page, 'results of the header')));
      // The menu begins below a header of two rows, which has its button.
      const [header, menu] = await Promise.all(
        ['.site-header', '.main-menu'].map((part) => page.locator(part).boundingBox()),
      );
      expect(menu?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0);
    });
    expect(found).toEqual([]);
  },
);
