/** The sheet of what goes where: the page that offers it, and the server that makes it. Its content: drawn-sheet.test.ts. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { type Locale, locales, textIn } from '#platform/languages/locale.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { maxSheetBins, sheetBins, usualBins } from '#features/sorting/sorting-sheet.ts';
import { tallinnDay } from '#platform/time/tallinn-day.ts';
import { sheetRefusals } from '#features/sorting/refusals.ts';
import { formatDate } from '#shell/languages/format.ts';
import { sheetTexts } from '#features/sorting/sheet-messages.ts';
import { sortingBins } from '#features/sorting/bin-messages.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { sheetAddress } from '#features/sorting/sheet-address.ts';
import { openClient } from './site/client.ts';
import { parseHtml } from './site/html-element.ts';
import { attributes, texts } from './site/pages.ts';
import { compact, pageCount, readPdf } from './site/pdf.ts';
import { drivenLocales } from './site/driven.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const client = await openClient();
afterAll(() => client.close());
const visit = openBrowser(client.origin);

const offer = (locale: Locale) => localizedPath(parseOwnPath('/sorting/print'), locale);
const loadSheet = async (address: string) => {
  const answer = await fetch(client.origin + address);
  return { answer, sheet: readPdf(Buffer.from(await answer.arrayBuffer())) };
};

test('the server makes the sheets that pages link to, with the content of the site', async () => {
  for (const locale of locales) {
    const { answer, sheet } = await loadSheet(sheetAddress(locale, '0793'));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(compact(sheet.text)).toContain(compact(sheetTexts(locale).title));
    expect(compact(sheet.text)).toContain(compact(formatDate(tallinnDay(Date.now()), locale)));
    expect(sheet.text).toContain('Tartu');
  }
});

test('what cannot be made is refused in three languages, and no other method makes a sheet', async () => {
  for (const locale of locales) {
    const { status, body, headers } = await client.send(`${sheetAddress(locale)}?bin=moon`);
    expect([status, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(body).toContain(`<html lang="${locale}"`);
    // The page of the choices itself, so that one of them can be changed.
    expect(body).toContain(`action="${sheetAddress(locale)}"`);
  }
  expect((await client.send(sheetAddress('et'), { method: 'POST' })).status).toBe(405);
  expect((await client.send('/documents/fi/sorting-sheet.pdf')).status).toBe(404);
});

test('one address may have twenty sheets a minute, and a network of IPv6 four times as many with all its addresses', async () => {
  const own = await openClient({});
  const neighbour = (index: number) => ({ 'x-forwarded-for': `2001:db8:7:${index.toString(16)}::1` });
  const strangers = (index: number) => ({ 'x-forwarded-for': `198.51.100.${String(index)}` });
  const ask = async (headers: Readonly<Record<string, string>>) =>
    (await own.send(`${sheetAddress('ru')}?bin=moon`, { headers })).status;
  try {
    for (const [from, refused] of [
      [() => ({}), 5],
      [neighbour, 5],
      [strangers, 0],
    ] as const) {
      const count = from === neighbour ? 85 : 25;
      const statuses: number[] = [];
      // One after another: fewer are drawn at once for one network.
      for (let index = 0; index < count; index += 1) statuses.push(await ask(from(index)));
      expect(statuses.filter((status) => status === 429)).toHaveLength(refused);
    }
  } finally {
    await own.close();
  }
});

async function takeSheet(page: Page, locale: Locale) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: sheetTexts(locale).make }).press('Enter'),
  ]);
  return { sheet: readPdf(readFileSync(await download.path())), name: download.suggestedFilename() };
}

test.skipIf(isWithoutBrowser)(
  'without JavaScript and by keyboard a visitor chooses bins, languages and a municipality',
  async () => {
    for (const locale of drivenLocales) {
      await visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
        await page.goto(offer(locale));
        const usual = await takeSheet(page, locale);
        expect(usual.sheet.tags.filter((tag) => tag === 'H2')).toHaveLength(usualBins.length);
        const findName = (bin: (typeof sheetBins)[number]) => textIn(sortingBins[bin].name, locale);
        for (const bin of ['mixed', 'paper', 'glass', 'medicines'] as const)
          await page.getByLabel(findName(bin), { exact: true }).press('Space');
        for (const other of locales.filter((one) => one !== locale))
          await page.getByLabel(sheetTexts(other).language, { exact: true }).press('Space');
        await page.getByLabel(sheetTexts(locale).municipality).selectOption('0725');
        const { sheet, name } = await takeSheet(page, locale);
        expect(name).toBe(`${sheetTexts(locale).fileName}-0725.pdf`);
        expect(pageCount(sheet)).toBe(3);
        for (const bin of ['bio', 'packaging', 'medicines'] as const)
          expect(compact(sheet.text)).toContain(compact(findName(bin)));
        expect(compact(sheet.text)).not.toContain(compact(findName('glass')));
        expect(compact(sheet.text)).toContain(compact('the municipality assumes that you compost'));
      });
    }
  },
);

test.skipIf(isWithoutBrowser)(
  'the municipality of this device is chosen already, and has a link to its sheet',
  async () => {
    for (const locale of drivenLocales) {
      await visit(desktop, async (page) => {
        await page.goto(localizedPath(parseOwnPath('/sorting/bin/bio'), locale));
        await page.locator('[aria-controls="own-municipality"]').click();
        await page.locator('#municipality').selectOption('0653');
        const link = page.locator('.own-differences a', { hasText: sheetTexts(locale).ownLink });
        expect(await link.getAttribute('href')).toBe(sheetAddress(locale, '0653'));
        await page.goto(offer(locale));
        await expect.poll(() => page.locator('#sheet-municipality').inputValue()).toBe('0653');
      });
    }
  },
);

test.skipIf(isWithoutBrowser)('with eight bins ticked the others cannot be, until one is free', async () => {
  await visit(desktop, async (page) => {
    await page.goto('/sorting/print');
    const free = page.locator('.sheet-bins input:not(:checked):enabled');
    await page.waitForLoadState('load');
    for (let count: number = usualBins.length; count < maxSheetBins; count += 1) await free.first().check();
    await expect.poll(() => free.count()).toBe(0);
    await page.locator('.sheet-bins input:checked').first().uncheck();
    await expect.poll(() => free.count()).toBe(sheetBins.length - maxSheetBins + 1);
  });
});

test('choices of which no sheet can be made come back on the page of the form, with a sentence and a title that say so', async () => {
  for (const locale of locales) {
    const query = `${sheetBins.map((bin) => `bin=${bin}`).join('&')}&language=en&municipality=0793`;
    const { status, body } = await client.send(`${sheetAddress(locale)}?${query}`);
    expect(status).toBe(400);
    const page = parseHtml(body);
    expect(texts(page, 'main [role="alert"]')).toEqual([sheetRefusals['sheet-unknown'].message[locale]]);
    expect(page.querySelectorAll('.sheet-bins input[checked]')).toHaveLength(sheetBins.length);
    expect(attributes(page, '.sheet-languages input[checked]', 'value')).toEqual(['en']);
    expect(attributes(page, '#sheet-municipality option[selected]', 'value')).toEqual(['0793']);
    expect(texts(page, 'title')[0]).toMatch(/^(?:Viga|Ошибка|Error): /u);
    expect(page.querySelectorAll('.site-header, .site-footer')).toHaveLength(2);
  }
});
