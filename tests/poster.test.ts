/** The poster of collection days, from the button to the sheet. */
import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { infoPhone } from './site/company.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { addDays, tallinnDay } from '#platform/time/tallinn-day.ts';
import { posterPanelTexts } from '#features/calendar/poster-panel-messages.ts';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { lookupOn, lookupPath } from './site/lookup-page.ts';
import { recordScripts } from './site/page-probes.ts';
import { readPdf } from './site/pdf.ts';
import { drivenLocales, isThorough } from './site/driven.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const client = await openClient();
const { origin } = client;
afterAll(() => client.close());
const visit = openBrowser(origin);

/** In Estonian, the first language of a sheet. */
const title: Readonly<Record<Locale, string>> = {
  et: 'Jäätmevedu',
  ru: 'Вывоз отходов',
  en: 'Waste collection',
};

async function openPanel(page: Page, locale: Locale): Promise<void> {
  const { field, cards } = lookupOn(page);
  await page.goto(lookupPath(locale));
  await field.fill('1000003');
  await page.keyboard.press('Enter');
  await cards.first().waitFor();
  await page.locator('.opener > button').last().press('Enter');
  await page.locator('#poster-heading').waitFor();
}

async function readDownload(download: Download) {
  return readPdf(readFileSync(await download.path()));
}

/** The sheet of A3 is twice as large. */
const extractSize = ({ frame }: { readonly frame: string }): string =>
  /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/u.exec(frame)?.slice(1).map(Number).map(Math.round).join(' × ') ?? '';

test.skipIf(isWithoutBrowser)(
  'by keyboard a visitor chooses languages and paper and gets the sheet, in each language',
  async () => {
    for (const locale of drivenLocales) {
      await visit(desktop, async (page) => {
        const texts = posterPanelTexts(locale);
        await openPanel(page, locale);
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(texts.heading);
        for (const other of locales.filter((one) => one !== locale))
          await page.getByLabel(posterPanelTexts(other).language, { exact: true }).press('Space');
        await page.getByLabel(texts.a4).focus();
        await page.keyboard.press('ArrowDown');
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: texts.make }).press('Enter'),
        ]);
        const sheet = await readDownload(download);
        for (const shown of locales) expect(sheet.text).toContain(title[shown]);
        expect([extractSize(sheet), sheet.tags.includes('H1')]).toEqual(['842 × 1191', true]);
        expect(sheet.text).toContain(infoPhone);
        expect(download.suggestedFilename()).toMatch(/-a3\.pdf$/u);
        expect(page.url()).toBe(origin + lookupPath(locale));
      });
    }
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'the panel loads with the press of its button, and has no fault that axe knows at 320 pixels',
    async () => {
      for (const locale of drivenLocales) {
        const colorScheme = locale === 'ru' ? 'dark' : 'light';
        await visit({ viewport: { width: 320, height: 640 }, colorScheme, ...still }, async (page) => {
          const scripts = recordScripts(page);
          await openPanel(page, locale);
          const panels = scripts.filter((url) => url.includes('PosterPanel'));
          expect(panels).toHaveLength(1);
          expect(scripts.indexOf(panels[0] ?? '')).toBeGreaterThan(
            scripts.findIndex((url) => url.includes('Lookup.')),
          );
          expect(await audit(page, locale)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        });
      }
    },
  );

test.skipIf(isWithoutBrowser)('without JavaScript the answer of a lookup offers the poster', async () => {
  for (const locale of drivenLocales) {
    await visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
      await page.goto(lookupPath(locale));
      await page.fill('#lookup-contract-number', '1000003');
      await page.locator('.lookup form > .button').first().click();
      await page.locator('.panel-details').last().locator('summary').click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: posterPanelTexts(locale).make }).click(),
      ]);
      const sheet = await readDownload(download);
      expect(sheet.text).toContain(title[locale]);
      for (const other of locales.filter((one) => one !== locale))
        expect(sheet.text).not.toContain(title[other]);
      expect(extractSize(sheet)).toBe('595 × 842');
    });
  }
});

const ours = {
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/x-www-form-urlencoded',
} as const;

interface PostedTo {
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const ask = (body: string, { path = '/calendar/poster', headers = ours }: PostedTo = {}) =>
  client.send(path, { method: 'POST', headers, body });

test('a sheet has the days, the address and the code, but no contract number, and is kept by nobody', async () => {
  const answer = await fetch(`${origin}/calendar/poster`, {
    method: 'POST',
    headers: ours,
    body: 'contractNumber=L1000003&language=en&size=a4',
  });
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    expect.stringContaining('no-store'),
  ]);
  const { text, frame } = readPdf(Buffer.from(await answer.arrayBuffer()));
  expect(text).toContain('Kase tn 4, Keila');
  expect(text).toContain(String(Number(addDays(tallinnDay(Date.now()), 28).slice(8))));
  expect(text + frame).not.toContain('1000003');
});

test('a network of IPv6 may have eighty posters a minute with all its addresses, others theirs', async () => {
  const own = await openClient({});
  const ask = async (address: string) => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
    };
    return (await own.send('/calendar/poster', { method: 'POST', headers, body: 'size=a5' })).status;
  };
  const statuses: number[] = [];
  for (let index = 0; index < 85; index += 1) statuses.push(await ask(`2001:db8:7:${index.toString(16)}::1`));
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect(await ask('2001:db8:8:1::1')).toBe(400);
  await own.close();
});

test('without days there is no sheet, but the page of the lookup that says why', async () => {
  const empty = await ask('contractNumber=1000001');
  expect([empty.status, empty.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
  const failed = await ask('contractNumber=1000004', { path: '/ru/calendar/poster' });
  expect(failed.headers['content-type']).toContain('text/html');
  expect(failed.status).toBeGreaterThanOrEqual(500);
});

test('what is not asked from our own pages, or not as they ask, is refused', async () => {
  const foreign = await ask('contractNumber=1000003', {
    headers: { ...ours, 'sec-fetch-site': 'cross-site' },
  });
  expect(foreign.status).toBe(403);
  expect((await ask('contractNumber=1000003&size=a0')).status).toBe(400);
  expect((await ask(`contractNumber=1000003&${'language=et&'.repeat(50)}`)).status).toBe(400);
  expect((await client.send('/calendar/poster')).status).toBe(404);
});
