import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { parseOwnPath } from '#model/page-path.ts';
import { localizedPath } from '#site/paths.ts';
import { allLooks, audit, auditLooks, each, someLooks, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

/** One page of each kind. */
const kinds = [
  '/',
  '/home-customer',
  '/home-customer/organized-waste',
  '/home-customer/rental-garbage-containers',
  '/construction-waste/collect-transport-waste',
  '/customer-support/price-lists/179',
  '/customer-support/faq',
  '/customer-support/faq/contract',
  '/customer-support/contact',
  '/about/news',
  '/home-customer/waste-stations/301',
  '/search',
  '/data/api',
  '/styleguide',
  '/not-found',
];

/** Each kind in Estonian and, in turn, in one of the other languages, which have other words and lengths. */
const addresses = kinds.flatMap((path, place) =>
  (['et', place % 2 === 0 ? 'ru' : 'en'] as const).map((locale) => localizedPath(parseOwnPath(path), locale)),
);

interface Survey {
  readonly faults: string[];
  /** Pages that scroll horizontally at 320 pixels. */
  readonly wide: string[];
  /** Texts that are cut off with increased text spacing. */
  readonly cut: string[];
}

let survey: Promise<Survey> | undefined;

/** Opens each address once, for all three tests of the sample. */
async function surveyAll(): Promise<Survey> {
  const all: Survey = { faults: [], wide: [], cut: [] };
  await visit(still, async (first) => {
    await each(addresses, () => first.context().newPage(), {
      count: 3,
      task: async (page, address) => {
        // Colours are the same in all languages.
        const looks = kinds.includes(address) ? allLooks : someLooks;
        all.faults.push(...(await auditLooks(page, address, looks)));
        all.wide.push(...(await widerThan(page, address, 320)));
        all.cut.push(...(await cutOff(page, address)), ...(await widerThan(page, address, 360)));
      },
    });
  });
  return all;
}

async function widerThan(page: Page, address: string, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 640 });
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  return needed > width ? [`${address}: ${needed} px`] : [];
}

/** WCAG 2.2, 1.4.12: text spacing that a reader may set. */
const textSpacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

async function cutOff(page: Page, address: string): Promise<readonly string[]> {
  await page.setViewportSize({ width: 360, height: 740 });
  const cut = await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return [...document.querySelectorAll('body, body *')].flatMap((element) => {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const isHiddenOnPurpose = position === 'absolute' && element.clientWidth <= 1;
      const isCut =
        (/hidden|clip/u.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (/hidden|clip/u.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
      const isVisible = element.checkVisibility() && element instanceof HTMLElement;
      return isCut && isVisible && !isHiddenOnPurpose ? [element.outerHTML.slice(0, 80)] : [];
    });
  }, textSpacing);
  return cut.map((html) => `${address}: ${html}`);
}

test.skipIf(isWithoutBrowser)(
  'no kind of page has a fault that axe knows, light and dark, wide and narrow, in Estonian and another language',
  async () => {
    const { faults } = await (survey ??= surveyAll());
    expect(faults).toEqual([]);
  },
);

test.skipIf(isWithoutBrowser)(
  'text that a reader spaces out is neither cut off nor wider than the page',
  async () => {
    const { cut } = await (survey ??= surveyAll());
    expect(cut).toEqual([]);
  },
);

test.skipIf(isWithoutBrowser)('no kind of page scrolls sideways at 320 pixels', async () => {
  const { wide } = await (survey ??= surveyAll());
  expect(wide).toEqual([]);
});

test.skipIf(isWithoutBrowser)(
  'menus, the search field and the languages have no fault when they are open',
  async () => {
    const found: string[] = [];
    await visit({ ...desktop, ...still, hasTouch: true }, async (page) => {
      await page.goto('/ru/about');
      for (const fold of ['.menu details', '.search-toggle', '.locales']) {
        await page.locator(`${fold} > summary`).first().click({ force: true });
        expect([fold, await page.locator(`${fold}[open]`).count()]).toEqual([fold, 1]);
        found.push(...(await audit(page, fold)));
      }
    });
    await visit({ ...phone, ...still, colorScheme: 'dark' }, async (page) => {
      await page.goto('/en/services');
      await page.locator('.menu-button').click();
      await page.locator('.menu summary').first().click();
      found.push(...(await audit(page, 'menu of a phone')));
    });
    expect(found).toEqual([]);
  },
);

test.skipIf(isWithoutBrowser)(
  'without JavaScript everything is readable: what is folded opens, and nothing waits for a script',
  async () => {
    await visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
      await page.goto('/customer-support/faq');
      await page.locator('#questions a').first().click();
      await page.waitForURL('**/customer-support/faq/contract#*');
      await expect.poll(() => page.locator('.question .prose:target').isVisible()).toBe(true);
      for (const address of ['/', '/home-customer/organized-waste', '/customer-support/faq/sorting']) {
        await page.goto(address);
        const folded = page.locator('main details:not([open]) > summary');
        for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
        expect([address, await folded.count()]).toEqual([address, 0]);
        expect([address, await page.locator('main [hidden]').count()]).toEqual([address, 0]);
      }
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'typing narrows the questions to those with the words, and says how many are left',
  async () => {
    await visit(phone, async (page) => {
      await page.goto('/customer-support/faq');
      const all = await page.locator('#questions li').count();
      await page.locator('#faq-query').fill('TOKKEPUU');
      // The script that filters the list is loaded when the field gets the focus.
      await expect.poll(() => page.locator('#questions li:visible').count()).toBeLessThan(all);
      const counted = page.locator('.list-filter [role="status"]');
      await expect.poll(() => counted.textContent()).toMatch(/\d/u);
      // Both at one moment: the list and its count change together.
      const [shown, written] = await page.evaluate(() => [
        [...document.querySelectorAll('#questions li')].filter((question) => question.checkVisibility())
          .length,
        document.querySelector('.list-filter [role="status"]')?.textContent ?? '',
      ]);
      expect(shown).toBeGreaterThan(0);
      expect(written).toContain(String(shown));
      await page.locator('#faq-query').fill('');
      expect(await page.locator('#questions li:visible').count()).toBe(all);
      // A word of an answer, and what visitors type for another one; neither is in a question.
      const shownOf = () =>
        page.locator('#questions li:visible').evaluateAll((items) => items.map(({ id }) => id));
      for (const [typed, id] of [
        ['viitenumber', 'kuidas-maksta'],
        ['lõhkus aia', 'auto-tegi-kahju'],
      ] as const) {
        await page.locator('#faq-query').fill(typed);
        await expect.poll(shownOf, { message: typed }).toContain(id);
        expect((await shownOf()).length, typed).toBeLessThan(10);
      }
      await page.locator('#faq-query').fill('krokodill');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/search?searchQuery=krokodill');
    });
  },
);
