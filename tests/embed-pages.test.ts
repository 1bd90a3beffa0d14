/** Embeds by themselves, in every look, and the page where other sites choose them. */
import { afterAll, expect, test } from 'vitest';
import { stationFinder } from '#features/stations/finder-messages.ts';
import { type Locale, locales, textIn } from '#platform/languages/locale.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { type EmbedPart, embedParts } from '#features/embeds/embed-options.ts';
import { elementSnippet, frameSnippet } from '#features/embeds/embed-snippets.ts';
import { embedAddress } from '#features/embeds/embeds.ts';
import { embedNames } from '#features/embeds/embed-name-messages.ts';
import { embedTexts } from '#features/embeds/embed-messages.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { attributes, loadPages, texts } from './site/pages.ts';
import { drivenLocales, inTurn, isFull, isThorough } from './site/driven.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const client = await openClient();
afterAll(() => client.close());
const visit = openBrowser(client.origin);

const embedsInTurn = (turn: number) =>
  inTurn(embedParts, turn).map(({ entry: part, locale }) => ({ part, locale }));

/** A part of what each embed says of Tartu. */
const ofTartu: Readonly<Record<EmbedPart, string>> = {
  'next-day': '.embed-place h2',
  stations: '.station-distance',
  sorting: '.embed-place a[href$="municipality=0793"]',
};

test.skipIf(isWithoutBrowser)('an embed begins with its municipality, in its colour', async () => {
  for (const { part, locale } of embedsInTurn(0)) {
    await visit(desktop, async (page) => {
      await page.goto(embedAddress({ part, locale, municipality: '0793', colour: 'ffee00' }));
      await page.locator(ofTartu[part]).first().waitFor();
      const link = await page.evaluate(() => {
        return getComputedStyle(document.documentElement).getPropertyValue('--link');
      });
      expect(link).toMatch(/^#[\da-f]{6}$/u);
      if (part === 'stations') {
        expect(await page.locator('.station').first().textContent()).toMatch(/Tartu|Тарту/u);
        expect(
          await page
            .locator('.finder-near')
            .textContent()
            .then((text) => text?.trim()),
        ).toBe(stationFinder['finder.fromCentre'][locale]);
      }
    });
  }
});

const looks = [
  { width: 320, theme: 'dark' },
  { width: 360, theme: 'light' },
  { width: 1440, theme: 'dark' },
] as const;

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'no embed has a fault that axe knows or is wider than a phone, in both themes and a colour hard to read',
    async () => {
      for (const [turn, { width, theme }] of looks.entries()) {
        // Each part in one of the looks, in turn: tests/kinds.test.ts has them as they open without a choice.
        for (const { part, locale } of embedsInTurn(turn).filter(({ part: one }) => isLookOf(one, turn))) {
          await visit({ viewport: { width, height: 800 }, colorScheme: theme, ...still }, async (page) => {
            await page.goto(embedAddress({ part, locale, municipality: '0793', colour: 'ffee00' }));
            await page.locator(ofTartu[part]).first().waitFor();
            expect(await audit(page, `${part} ${locale} ${width} ${theme}`)).toEqual([]);
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
              width,
            );
          });
        }
      }
    },
  );

const isLookOf = (part: EmbedPart, turn: number) =>
  isFull || embedParts.indexOf(part) % looks.length === turn;

const chooser = (locale: Locale) => localizedPath(parseOwnPath('/embed'), locale);

const leadingToChooser = ['/about/company', '/home-customer/organized-waste'];

test('the page with the code is in the site map and linked where municipalities look', async () => {
  const pages = (await loadPages()).filter(({ path }) => leadingToChooser.includes(path));
  expect(pages).toHaveLength(leadingToChooser.length * locales.length);
  for (const { document, locale } of pages)
    expect(attributes(document, 'main a', 'href')).toContain(chooser(locale));
  const { body } = await client.send('/sitemaps/routes.xml');
  for (const locale of locales) expect(body).toContain(`${chooser(locale)}</loc>`);
  expect(body).not.toContain('/embed/');
});

test('without JavaScript the page has the code of each embed', async () => {
  const pages = await loadPages();
  for (const { document, locale } of pages.filter(({ path }) => path === '/embed')) {
    const codes = texts(document, '.embed-list code').map((code) => code.replace(/\s+/gu, ' '));
    expect(codes).toHaveLength(2 * embedParts.length);
    for (const part of embedParts)
      expect(attributes(document, '.embed-list a', 'href')).toContain(embedAddress({ part, locale }));
  }
});

test.skipIf(isWithoutBrowser)('a municipality chooses, looks and copies', async () => {
  for (const locale of drivenLocales) {
    await visit({ ...desktop, permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await page.goto(chooser(locale));
      await page.getByRole('radio', { name: textIn(embedNames.stations, locale), exact: true }).check();
      await page.locator('#embed-municipality').selectOption('0793');
      await page.locator('#embed-locale').selectOption('en');
      await page.locator('#embed-colour').selectOption('own');
      await page.locator('input[name="own"]').fill('zzz');
      expect(await page.locator('#embed-colour-wrong').textContent()).toBe(embedTexts(locale).wrongColour);
      await page.locator('input[name="own"]').fill('#123ABC');
      expect(await page.locator('#embed-colour-wrong').textContent()).toBe('');
      await page.frameLocator('.embed-preview iframe').locator('.station-distance').first().waitFor();
      const choice = { part: 'stations', locale: 'en', municipality: '0793', colour: '123abc' } as const;
      const siteUrl = 'https://www.example.ee';
      const codes = [
        elementSnippet(choice, { siteUrl, page: '/en/home-customer/waste-stations' }),
        frameSnippet(choice, { siteUrl }),
      ];
      expect(await page.locator('.embed-shown code').allTextContents()).toEqual(codes);
      await page.locator('.embed-shown .embed-snippet button').first().click();
      await page.getByText(embedTexts(locale).copied).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes[0]);
    });
  }
});

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'the page with the code has no fault that axe knows, with and without scripts',
    async () => {
      for (const locale of drivenLocales) {
        await visit({ viewport: { width: 1440, height: 800 }, ...still }, async (page) => {
          await page.goto(chooser(locale));
          await page.frameLocator('.embed-preview iframe').locator('main').waitFor();
          for (const width of [1440, 768, 320]) {
            await page.setViewportSize({ width, height: 800 });
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
              width,
            );
          }
          expect(await audit(page, locale)).toEqual([]);
        });
      }
    },
  );
