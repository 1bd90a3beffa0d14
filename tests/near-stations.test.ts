/** The page of an object: which stations near the visitor take it, whether they are open, and what it costs there. */
import { afterAll, expect, test } from 'vitest';
import { fillText } from '#platform/base/text.ts';
import { type Locale, locales, textIn } from '#platform/languages/locale.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { nearStationsTexts } from '#features/sorting/near-messages.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { infoPhone } from './site/company.ts';
import { serverFollowsPage } from './site/server-clock.ts';
import { loadPages, texts } from './site/pages.ts';
import { drivenLocales, isThorough } from './site/driven.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const client = await openClient();
afterAll(() => client.close());
const visit = openBrowser(client.origin);

const tyre = (locale: Locale) => localizedPath(parseOwnPath('/sorting/autorehv'), locale);

/** A Tuesday at noon in Tallinn, and Christmas Day. */
const tuesday = new Date('2026-03-03T10:00:00Z');
const christmas = new Date('2026-12-25T10:00:00Z');

const inTartu = { latitude: 58.38, longitude: 26.73 };

/** Of the nearest station to Tartu that takes tyres. */
const words = {
  et: {
    open: 'Praegu avatud, kuni 18:00',
    closed: 'Täna suletud. Avatakse',
    price: 'Tasuta kuni',
  },
  ru: { open: 'Сейчас открыто, до 18:00', closed: 'Сегодня закрыто. Откроется', price: 'Бесплатно до' },
  en: { open: 'Open now, until 18:00', closed: 'Closed today. Opens', price: 'Free up to' },
} as const;

test('without scripts the page lists the stations that take the object by county, with prices', async () => {
  const pages = await loadPages();
  for (const locale of locales) {
    const page = pages.find((one) => one.path === '/sorting/autorehv' && one.locale === locale);
    const lines = page ? texts(page.document, '.station-prices [data-station]') : [];
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.join(' ')).toContain(words[locale].price);
  }
});

test('a station that only takes hazardous waste is to be asked first, and medicines go to pharmacies', async () => {
  const pages = await loadPages();
  for (const locale of locales) {
    const textsOf = (path: string, selector: string) =>
      pages
        .filter((page) => page.path === path && page.locale === locale)
        .flatMap(({ document }) => texts(document, selector));
    const asked = (path: string) =>
      textsOf(path, '.station-prices [data-station]').map((line) =>
        line.includes(fillText(textIn(nearStationsTexts.askFirst, locale), { phone: infoPhone })),
      );
    expect(asked('/sorting/gaasiballoon').length).toBeGreaterThan(20);
    expect(asked('/sorting/gaasiballoon')).not.toContain(false);
    expect(new Set(asked('/sorting/varv'))).toEqual(new Set([true, false]));
    expect(asked('/sorting/autorehv')).not.toContain(true);
    expect(asked('/sorting/ravimid')).toEqual([]);
    expect(textsOf('/sorting/ravimid', '#pharmacies')).toHaveLength(1);
  }
});

test.skipIf(isWithoutBrowser)(
  'who asks for the nearest sees how far they are, whether they are open and what it costs; nothing is sent or kept',
  async () => {
    for (const locale of drivenLocales) {
      await visit(
        { ...phone, ...still, geolocation: inTartu, permissions: ['geolocation'] },
        async (page) => {
          const asked: string[] = [];
          page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
          await serverFollowsPage(page);
          await page.clock.setFixedTime(tuesday);
          await page.goto(tyre(locale));
          const nearest = page.locator('.near-list > li').first();
          expect(await nearest.count()).toBe(0);
          await page.locator('.near-me').click();
          await expect.poll(() => nearest.innerText()).toContain(words[locale].open);
          const text = await nearest.innerText();
          expect(text).toMatch(/Tartu|Тарту/u);
          expect(text).toMatch(/\d\u00a0(?:km|км)/u);
          expect(text).toContain(words[locale].price);
          expect(await page.locator('.near-status').innerText()).toBe(
            textIn(nearStationsTexts.fromPlaceNote, locale),
          );
          expect(asked.filter((request) => /58[.,]38|26[.,]73/u.test(request))).toEqual([]);
          expect(await page.evaluate(() => localStorage.length)).toBe(0);
          await serverFollowsPage(page);
          await page.clock.setFixedTime(christmas);
          await page.reload();
          await page.locator('.near-me').click();
          await expect.poll(() => nearest.innerText()).toContain(words[locale].closed);
        },
      );
    }
  },
);

test.skipIf(isWithoutBrowser)('who does not want to be found is told what else to do', async () => {
  await visit(phone, async (page) => {
    await page.goto(tyre('en'));
    await page.locator('.near-me').click();
    await expect
      .poll(() => page.locator('.near-status').innerText())
      .toBe(textIn(nearStationsTexts.refused, 'en'));
  });
});

test.skipIf(isWithoutBrowser)(
  'a municipality is chosen once: its own stations come first on the page of every object, until it is forgotten',
  async () => {
    await visit({ ...desktop, ...still }, async (page) => {
      await page.goto(tyre('et'));
      await page.locator('.near-by').focus();
      await page.keyboard.press('Enter');
      const select = page.locator('#near-municipality');
      await expect.poll(() => select.evaluate((field) => field === document.activeElement)).toBe(true);
      await select.selectOption({ label: 'Loksa linn' });
      const names = page.locator('.near-list > li > a');
      await expect.poll(() => names.first().innerText()).toBe('Loksa jäätmejaam');
      expect(await page.locator('.near-status').innerText()).toMatch(/^Loksa linn: .*linnulennult\.$/u);
      await page.goto(localizedPath(parseOwnPath('/sorting/varv'), 'et'));
      await expect.poll(() => names.first().innerText()).toBe('Loksa jäätmejaam');
      expect(await names.count()).toBe(4);
      await select.selectOption('');
      await expect.poll(() => names.count()).toBe(0);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'all of a page follows the municipality that is chosen in one of its fields, also where nothing can be kept',
  async () => {
    for (const isStorageFull of [false, true])
      await visit(desktop, async (page) => {
        if (isStorageFull)
          await page.addInitScript(`Storage.prototype.setItem = () => { throw new Error('full'); };`);
        await page.goto('/sorting/advendiparg');
        const [fields, answer] = [
          page.locator('#municipality, #near-municipality'),
          page.locator('.own-differences'),
        ];
        const chosen = () =>
          fields.evaluateAll((all) => all.map((field) => (field as HTMLSelectElement).value));
        await page.locator('[aria-controls="own-municipality"]').click();
        await page.locator('#municipality').selectOption('0424');
        await expect.poll(chosen).toEqual(['0424', '0424']);
        await expect.poll(() => page.locator('.near-status').innerText()).toContain('Loksa linn');
        expect(await answer.innerText()).not.toBe('');
        await page.locator('#near-municipality').selectOption('');
        await expect.poll(chosen).toEqual(['', '']);
        await expect.poll(() => answer.innerText()).toBe('');
        expect(await page.locator('.near-list > li').count()).toBe(0);
      });
  },
);

declare global {
  /** Lets the browser find the visitor, set by a test below. */
  var findVisitor: () => void;
}

test.skipIf(isWithoutBrowser)(
  'a place that is found late takes nothing away from a municipality chosen meanwhile',
  async () => {
    const found = { geolocation: inTartu, permissions: ['geolocation'] };
    await visit({ ...desktop, ...still, ...found }, async (page) => {
      await page.addInitScript(() => {
        const { geolocation } = navigator;
        const locate = geolocation.getCurrentPosition.bind(geolocation);
        geolocation.getCurrentPosition = (...asked) => {
          globalThis.findVisitor = () => locate(...asked);
        };
      });
      await page.goto(tyre('et'));
      await page.locator('.near-me').click();
      await page.waitForFunction(() => typeof globalThis.findVisitor === 'function');
      await page.locator('.near-by').click();
      await page.locator('#near-municipality').selectOption({ label: 'Haljala vald' });
      const first = page.locator('.near-list > li').first();
      await expect.poll(() => first.innerText()).toContain('ainult Haljala valla elanikelt');
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            globalThis.findVisitor();
            navigator.geolocation.watchPosition(() => resolve());
          }),
      );
      expect(await first.innerText()).toContain('Haljala jäätmejaam');
      expect(await page.locator('.near-status').innerText()).toMatch(/^Haljala vald: /u);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'opening hours that could not be loaded come when the list is opened again',
  async () => {
    await visit({ ...phone, ...still }, async (page) => {
      const facts = '**/data/en/stations.json';
      const summary = page.locator('.item-stations summary');
      const states = page.locator('.station-prices .near-state');
      await page.route(facts, (route) => route.abort());
      await page.goto(tyre('en'));
      const failed = page.waitForEvent('requestfailed');
      await summary.click();
      await failed;
      expect(await states.count()).toBe(0);
      await page.unroute(facts);
      await summary.click();
      await summary.click();
      await expect
        .poll(() => states.count())
        .toBe(await page.locator('.station-prices [data-station]').count());
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'the list by county says which stations are open once it is opened',
  async () => {
    await visit({ ...phone, ...still }, async (page) => {
      await serverFollowsPage(page);
      await page.clock.setFixedTime(tuesday);
      await page.goto(tyre('ru'));
      await page.locator('.item-stations summary').click();
      const tartu = page.locator('.station-prices [data-station="313"]');
      await expect.poll(() => tartu.innerText()).toContain(words.ru.open);
      await expect
        .poll(() => page.locator('.station-prices .near-state').count())
        .toBe(await page.locator('.station-prices [data-station]').count());
    });
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'axe finds no fault with the near stations shown, and they fit into 320 pixels, in forced colours too',
    async () => {
      for (const locale of drivenLocales) {
        const look = locale === 'en' ? { forcedColors: 'active' as const } : {};
        await visit(
          {
            viewport: { width: 320, height: 640 },
            ...still,
            ...look,
            geolocation: inTartu,
            permissions: ['geolocation'],
          },
          async (page) => {
            await page.goto(tyre(locale));
            await page.locator('.near-me').click();
            await page.locator('.near-list > li').first().waitFor();
            await page.locator('.near-by').click();
            await page.locator('#near-municipality').waitFor();
            const faults = await audit(page, locale);
            // The audit reads colours from the page, not those of forced-colours mode.
            expect(faults.filter((fault) => locale !== 'en' || !fault.includes('color-contrast'))).toEqual(
              [],
            );
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
          },
        );
      }
    },
  );
