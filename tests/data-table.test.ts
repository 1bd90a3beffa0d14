/** User tests of long tables. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { recordShift } from './site/page-probes.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';
import { shippedEntries } from './texts/shipped-texts.ts';
import { isThorough } from './site/driven.ts';
import { site } from '#features/site.ts';

const { kinds } = site;

const { origin, send, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const path = '/home-customer/organized-waste';
const contracts = shippedEntries('municipality-contracts', kinds['municipality-contracts']);
const others = shippedEntries('municipalities', kinds.municipalities).filter(({ id }) =>
  contracts.every(({ municipality }) => municipality !== id),
);
const total = contracts.length + others.length;

function tableOn(page: Page) {
  const root = page.locator('.data-table');
  return {
    root,
    live: root.locator('table[data-live]'),
    rows: root.locator('tbody tr[data-row]:visible'),
    names: root.locator('tbody tr[data-row]:visible > th .cell'),
    heads: root.locator('thead th:visible'),
    search: root.locator('input[type="search"]'),
    size: root.locator('select'),
    status: root.locator('.table-foot [role="status"]'),
    pages: root.locator('.page-list > ul button'),
    unfold: root.locator('.unfold'),
    unfolded: root.locator('[data-more]'),
  };
}

type Table = ReturnType<typeof tableOn>;

/** Rows follow fields and arrows: waits for those of the chosen view. */
const settle = ({ root }: Table) => root.locator('table:not([aria-busy])').waitFor();

async function listNames(table: Table): Promise<readonly string[]> {
  await settle(table);
  return table.names.allTextContents();
}

/** Opens the page of contracts, or another address, and waits until its table works. */
async function open(page: Page, address = path) {
  await page.goto(address);
  const table = tableOn(page);
  await table.root.scrollIntoViewIfNeeded();
  await table.live.waitFor();
  return table;
}

test.skipIf(isWithoutBrowser)(
  'a table is sorted by the alphabet of its names, searched and paged, and a link shows the same view',
  async () => {
    await visit(desktop, async (page) => {
      const table = await open(page);
      expect(await table.names.count()).toBe(10);
      expect(await table.size.locator('option').allTextContents()).toEqual(['10', '20', '30', '40', '50']);
      await table.size.selectOption('50');
      await table.heads.first().locator('button').click();
      const first = await listNames(table);
      expect(first).toHaveLength(50);
      await settle(table);
      await table.pages.nth(2).click();
      const names = [...first, ...(await listNames(table))];
      expect(names).toHaveLength(total);
      expect(names).toEqual(names.toSorted(new Intl.Collator('et', { numeric: true }).compare));
      expect(await table.heads.first().getAttribute('aria-sort')).toBe('ascending');
      await table.heads.first().locator('button').click();
      expect(await listNames(table)).toEqual(names.toReversed().slice(0, 50));
      await table.size.selectOption('10');
      await settle(table);
      await table.pages.nth(2).click();
      expect(await listNames(table)).toEqual(names.toReversed().slice(10, 20));
      await expect
        .poll(() => new URL(page.url()).search)
        .toBe('?contracts-sort=-municipality&contracts-page=2');
      const link = page.url();
      await open(page, link);
      expect(await listNames(table)).toEqual(names.toReversed().slice(10, 20));
      await table.search.fill('tartu');
      expect((await listNames(table)).length).toBeGreaterThan(0);
      await settle(table);
      expect(await table.status.textContent()).toMatch(/^Read 1–/u);
      await page.goto('/about');
      await page.goBack();
      await table.live.waitFor();
      expect(await table.search.inputValue()).toBe('tartu');
    });
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'the arrow of a sorted table is there before its rows have moved',
    async () => {
      await visit(desktop, async (page) => {
        const table = await open(page);
        await table.heads.first().locator('button').click();
        const before = await listNames(table);
        const atOnce = await table.root.evaluate(async (root) => {
          root.querySelector<HTMLElement>('thead button')?.click();
          await Promise.resolve();
          const sort = root.querySelector('thead th')?.getAttribute('aria-sort');
          const names = [...root.querySelectorAll('tbody tr[data-row] > th .cell')];
          return { sort, names: names.map(({ textContent }) => textContent) };
        });
        expect(atOnce).toEqual({ sort: 'descending', names: before });
        const after = await listNames(table);
        expect(after).not.toEqual(before);
        expect(after).toEqual(after.toSorted(new Intl.Collator('et').compare).toReversed());
      });
    },
  );

test.skipIf(isWithoutBrowser)('a Russian table finds a municipality by either of its names', async () => {
  await visit(desktop, async (page) => {
    const table = await open(page, `/ru${path}`);
    for (const name of ['маарду', 'maardu']) {
      await table.search.fill(name);
      await expect.poll(() => table.names.allTextContents()).toEqual(['Маарду (Maardu linn)']);
    }
  });
});

test.skipIf(isWithoutBrowser)(
  "a search that fits no row says 'No results found.', in each language",
  async () => {
    const sentences = /Tulemusi ei leitud\.|Ничего не найдено\.|No results found\./gu;
    const shown: string[] = [];
    await visit(desktop, async (page) => {
      for (const locale of locales) {
        const table = await open(
          page,
          `${locale === 'et' ? '' : `/${locale}`}${path}?contracts-search=krokodill`,
        );
        await expect.poll(() => table.rows.count()).toBe(0);
        const [sentence = '', ...again] = (await table.root.innerText()).match(sentences) ?? [];
        shown.push(sentence, ...again);
        expect(await table.rows.count()).toBe(0);
      }
    });
    // Each once.
    expect(shown).toEqual(['Tulemusi ei leitud.', 'Ничего не найдено.', 'No results found.']);
  },
);

test.skipIf(isWithoutBrowser)(
  'under md columns beyond the third unfold below their row, by touch and by keyboard, in 320 pixels',
  async () => {
    const found: string[] = [];
    await visit({ ...phone, viewport: { width: 320, height: 740 }, ...still }, async (page) => {
      const table = await open(page, `/ru${path}`);
      expect(await table.heads.count()).toBe(3);
      await table.unfold.first().tap();
      expect(await table.unfolded.locator('dt').count()).toBe(3);
      expect(await table.unfold.first().getAttribute('aria-expanded')).toBe('true');
      found.push(...(await audit(page, path)));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(
        await table.root.locator('.table-frame').evaluate((frame) => frame.scrollWidth - frame.clientWidth),
      ).toBe(0);
      await table.unfold.nth(1).focus();
      await page.keyboard.press('Enter');
      expect(await table.unfolded.count()).toBe(2);
      await page.setViewportSize({ width: 1160, height: 800 });
      expect(await table.heads.count()).toBe(6);
      expect(await table.unfolded.first().isVisible()).toBe(false);
    });
    expect(found).toEqual([]);
  },
);

test.skipIf(isWithoutBrowser)(
  'nothing moves when a table comes to life, and without scripts it has all its rows',
  async () => {
    await visit(desktop, async (page) => {
      const shift = await recordShift(page);
      await open(page);
      await page.waitForLoadState('networkidle');
      expect(await shift()).toBe(0);
    });
    await visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
      await page.goto(path);
      const { rows, root } = tableOn(page);
      expect(await rows.count()).toBe(total);
      expect(await root.locator('.table-foot').isVisible()).toBe(false);
    });
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'page by page a live Russian table has each text, link and language that its page was published with',
    async () => {
      const address = `/ru${path}`;
      const published: unknown[] = [];
      await visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
        await page.goto(address);
        published.push(...(await listCells(tableOn(page))));
        expect(await tableOn(page).rows.locator('[lang="et"]').count()).toBeGreaterThan(0);
      });
      expect(published).toHaveLength(total);
      await visit(desktop, async (page) => {
        const table = await open(page, address);
        await table.size.selectOption('50');
        await settle(table);
        const live = [...(await listCells(table))];
        await table.pages.nth(2).click();
        await settle(table);
        live.push(...(await listCells(table)));
        expect(live).toEqual(published);
      });
    },
  );

/** The cells of each row. */
function listCells({ rows }: Table) {
  return rows.evaluateAll((found) =>
    found.map((row) =>
      [...row.querySelectorAll('.cell')].map((cell) => ({
        text: cell.textContent,
        href: cell.getAttribute('href'),
        lang: cell.getAttribute('lang'),
      })),
    ),
  );
}

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'a component that fails to load leaves a console warning, and its table all rows',
    async () => {
      await visit(desktop, async (page) => {
        const warnings: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'warning') warnings.push(message.text());
        });
        // The code of the table, not the page script that loads it.
        const { body } = await send(path);
        await page.route(/\/_astro\/live-table\.[^/]*\.js$/u, (route) =>
          body.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
        );
        await page.goto(path);
        const { rows, root } = tableOn(page);
        await root.scrollIntoViewIfNeeded();
        await expect.poll(() => rows.count()).toBe(total);
        expect(warnings.join()).toContain('A part of this page was not loaded');
      });
    },
  );
