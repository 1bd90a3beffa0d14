/** What is asked of a sheet, and what comes of it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SheetOrder } from './sheet-content.ts';
import { drawSheet } from './sheet-pdf.server.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { maxSheetBins, sheetBins, usualBins } from './sorting-sheet.ts';
import { sheetRefusals } from './refusals.ts';
import { sheetFacts } from '#fakes/sample-sheet.ts';
import { answerSheet } from './sheet-file.server.ts';

const facts = sheetFacts();
const today = '2026-11-25';

interface Asked {
  readonly locale?: Locale;
  readonly method?: string;
}

/** The answer, and what was drawn for it. */
async function ask(query: string, { locale = 'et', method = 'GET' }: Asked = {}) {
  const orders: SheetOrder[] = [];
  const drawer = {
    drawSheet: (order: SheetOrder) => {
      orders.push(order);
      return drawSheet(order, facts);
    },
  };
  const request = new Request(`https://www.example.ee/documents/${locale}/sorting-sheet.pdf?${query}`, {
    method,
  });
  // Nothing is published.
  const renderer = { render: () => Promise.reject(new Error('There is no page.')) };
  const response = await answerSheet(request, { drawer, renderer, locale, today });
  return { response, orders };
}

test('without a choice a sheet has the usual bins in the language of its address', async () => {
  for (const query of ['', 'municipality=']) {
    const { response, orders } = await ask(query, { locale: 'ru' });
    expect(orders).toEqual([{ bins: usualBins, languages: ['ru'], municipality: undefined, today }]);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="chto-kuda-klast.pdf"');
  }
});

test('chosen bins stand in the order of the site, each once, and languages too', async () => {
  const { orders } = await ask('bin=glass&bin=bio&bin=glass&language=en&language=et&municipality=0784');
  expect(orders).toEqual([{ bins: ['bio', 'glass'], languages: ['et', 'en'], municipality: '0784', today }]);
});

test('everybody gets the same sheet, so caches may keep it', async () => {
  const { response } = await ask('');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
  expect(response.headers.get('netlify-cdn-cache-control')).toContain('s-maxage=');
  const head = await ask('', { method: 'HEAD' });
  expect([head.response.status, await head.response.text()]).toEqual([200, '']);
});

const wrong = [
  'bin=none',
  'bin=',
  'bin=BIO',
  'language=fi',
  'language=',
  'municipality=9999',
  'municipality=tartu',
  'municipality=0793&municipality=0784',
  'size=a3',
  sheetBins.map((bin) => `bin=${bin}`).join('&'),
  'language=et&'.repeat(4),
  'bin=bio&'.repeat(100),
];

test('what no form of ours sends is refused in the language of the address, with a way back to the form', async () => {
  for (const locale of locales) {
    for (const query of wrong) {
      const { response } = await ask(query, { locale });
      const page = await response.text();
      expect([query, response.status]).toEqual([query, 400]);
      expect(page).toContain(sheetRefusals['sheet-unknown'].message[locale]);
      expect(page).toContain(`<html lang="${locale}"`);
      expect(page).toContain(`href="${locale === 'et' ? '' : `/${locale}`}/sorting/print"`);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
  }
  expect(sheetBins.length).toBeGreaterThan(maxSheetBins);
});

const name = fc.oneof(
  fc.constantFrom('bin', 'language', 'municipality'),
  fc.string({ unit: 'binary', maxLength: 9 }),
);
const value = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...sheetBins, ...locales, '0784', '0793', '') },
  fc.constantFrom('none', '9999', '__proto__', '%00', '../..', '<script>', 'constructor', '٠٧٨٤'),
  fc.string({ unit: 'binary', maxLength: 50 }),
);
const query = fc
  .array(fc.tuple(name, value), { maxLength: 12 })
  .map((fields) => new URLSearchParams(fields).toString());

const isLong = process.env.TEST_FULL === '1';

test(
  'whatever is asked, a sheet of at most eight bins and three languages is made, or none',
  { timeout: isLong ? 1_200_000 : 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(query, fc.constantFrom(...locales), async (sent, locale) => {
        const { response, orders } = await ask(sent, { locale });
        expect([200, 400]).toContain(response.status);
        for (const { bins, languages } of orders) {
          expect(bins.length).toBeGreaterThanOrEqual(1);
          expect(bins.length).toBeLessThanOrEqual(maxSheetBins);
          expect(sheetBins).toEqual(expect.arrayContaining([...bins]));
          expect(new Set(languages).size).toBe(languages.length);
        }
        const file = Buffer.from(await response.arrayBuffer()).toString('latin1');
        expect(file.startsWith('%PDF-')).toBe(response.status === 200);
      }),
      { numRuns: isLong ? 10_000 : 150 },
    );
  },
);
