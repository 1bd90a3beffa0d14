/** Under md a table shows three columns; a box above it names the others and shows them, without JavaScript too. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { frameTables } from '#shell/layout/editor-tables.ts';
import { translator } from '#shell/languages/messages.ts';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

/** Pages whose tables have more than three columns, each with a column that a phone folds. */
const pages = [
  ['/customer-support/price-lists/112', 'Müügihind'],
  ['/construction-waste/collect-transport-waste/241', 'Hind käibemaksuta'],
  ['/construction-waste/collect-transport-waste', 'Lubatud kaal'],
  ['/home-customer/waste-stations/301', 'Jäätmekood'],
  ['/home-customer/organized-waste', 'Hinnakiri'],
] as const;

/** Visible cells of the widest row of each table. */
const widths = (page: Page) =>
  page.locator('main table').evaluateAll((tables) =>
    tables.map((table) => {
      const cells = [...table.querySelectorAll('tbody > tr:not([data-more])')].map(
        (row) => [...row.children].filter((cell) => cell instanceof HTMLElement && cell.offsetParent).length,
      );
      return Math.max(...cells);
    }),
  );

const box = (page: Page) => page.locator('.fold').locator('visible=true').first();

test.skipIf(isWithoutBrowser)(
  'without scripts a phone shows three columns, and the box above a table names and shows the others',
  async () => {
    await visit({ ...phone, javaScriptEnabled: false }, async (page) => {
      for (const [path, folded] of pages) {
        await page.goto(path);
        expect(Math.max(...(await widths(page))), path).toBe(3);
        expect(await box(page).innerText(), path).toContain(folded);
        await box(page).getByRole('checkbox').focus();
        await page.keyboard.press('Space');
        expect(Math.max(...(await widths(page))), path).toBeGreaterThan(3);
      }
    });
  },
);

test.skipIf(isWithoutBrowser)('a wide window shows every column and no box', async () => {
  await visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
    for (const [path] of pages) {
      await page.goto(path);
      expect(Math.max(...(await widths(page))), path).toBeGreaterThan(3);
      expect(await page.locator('.fold').locator('visible=true').count(), path).toBe(0);
    }
  });
});

test.skipIf(isWithoutBrowser)(
  'no page with folded columns scrolls sideways or has a fault for axe',
  async () => {
    const found: string[] = [];
    await visit({ ...phone, viewport: { width: 320, height: 740 }, ...still }, async (page) => {
      for (const [path] of pages) {
        await page.goto(path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
        const frames = page.locator('.folding > .table-frame');
        const hidden = await frames.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
        expect(Math.max(0, ...hidden), path).toBe(0);
        found.push(...(await audit(page, path)));
      }
    });
    expect(found).toEqual([]);
  },
);

const article = '/about/news/joulud-ja-aastavahetus-2025-millal-prugiauto-tuleb';

const cells = (name: 'th' | 'td', texts: readonly string[]) =>
  `<tr>${texts.map((text) => `<${name}>${text}</${name}>`).join('')}</tr>`;

/** Tables as editors write them: with names of columns outside a thead, and with a cell that spans several. */
const written = [
  '<h2>Pühad</h2>',
  `<table><tbody>${cells('th', ['Maakond', 'Tavaline veopäev', 'Uus veopäev', 'Telefon', 'Märkused'])}`,
  cells('td', ['Harjumaa', 'neljapäev, 25. detsember', 'laupäev, 27. detsember', '1919', 'Kell 06:00']),
  '</tbody></table>',
  `<table>${cells('th', ['Maakond', 'Tavaline veopäev', 'Uus veopäev', 'Infotelefon', 'Märkused'])}`,
  '<tr><td colspan="5">Kõik maakonnad</td></tr></table>',
].join('');

test.skipIf(isWithoutBrowser)(
  'a table in a text folds like the others, or scrolls within itself where a cell spans several columns',
  async () => {
    const found: string[] = [];
    const small = { ...phone, viewport: { width: 320, height: 740 } };
    for (const options of [{ ...small, javaScriptEnabled: false }, small, desktop]) {
      await visit({ ...options, ...still }, async (page) => {
        await page.route(`**${article}`, async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          // The published article has its own table in a frame.
          expect(html).toContain('<div class="table-frame" tabindex="0" role="region" aria-label="Tabel: ');
          const body = html.replace(
            '<div class="prose">',
            (tag) => tag + frameTables(written, { t: translator('et') }),
          );
          await route.fulfill({ response, body });
        });
        await page.goto(article);
        const { width } = options.viewport;
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const isNarrow = width === 320;
        const [folding] = await widths(page);
        expect(folding).toBe(isNarrow ? 3 : 5);
        expect(await box(page).count()).toBe(isNarrow ? 1 : 0);
        if (isNarrow) {
          expect(await box(page).innerText()).toBe('Näita ka veerge: Telefon, Märkused');
          await box(page).getByRole('checkbox').press('Space');
          expect((await widths(page))[0]).toBe(5);
          const spanned = page.getByRole('region', { name: 'Tabel: Pühad (2)' });
          await spanned.focus();
          await page.keyboard.press('ArrowRight');
          await expect.poll(() => spanned.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
        }
        if (options !== small && isNarrow) return;
        found.push(...(await audit(page, article)));
      });
    }
    expect(found).toEqual([]);
  },
);

test.skipIf(isWithoutBrowser)(
  'a price list is searched by container and by waste, and shows the number of rows',
  async () => {
    await visit(phone, async (page) => {
      await page.goto('/customer-support/price-lists/112');
      const rows = page.locator('#prices tbody tr').locator('visible=true');
      const all = await rows.count();
      await page.locator('#price-query').fill('0,24');
      await expect.poll(() => rows.count()).toBeLessThan(all);
      const ofSize = await rows.count();
      for (const name of await rows.locator('th').allInnerTexts()) expect(name).toContain('0,24');
      expect(await page.locator('.list-filter [role="status"]').innerText()).toContain(
        String(await rows.count()),
      );
      await page.locator('#price-query').fill('segaolme 0.24');
      await expect.poll(() => rows.count()).toBeLessThan(ofSize);
      expect(await rows.count()).toBeGreaterThan(0);
      await page.locator('#price-query').fill('krokodill');
      await expect.poll(() => rows.count()).toBe(0);
      await page.locator('#price-query').fill('');
      await expect.poll(() => rows.count()).toBe(all);
    });
  },
);
