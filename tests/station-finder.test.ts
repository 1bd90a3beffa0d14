/** The finder of waste stations: filters, nearest station, address, and the page without scripts. */
import { afterAll, expect, test } from 'vitest';
import { filters } from '#features/stations/filters.ts';
import { locales } from '#platform/languages/locale.ts';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { isFull, isThorough } from './site/driven.ts';
import { serverFollowsPage } from './site/server-clock.ts';
import { finderOn, finderPath } from './site/finder-page.ts';
import { recordScripts, recordShift } from './site/page-probes.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

/** A Tuesday at noon in Tallinn, and Christmas Day. */
const tuesday = new Date('2026-03-03T10:00:00Z');
const christmas = new Date('2026-12-25T10:00:00Z');

const words = {
  et: {
    found: '3 jaama',
    none: 'Selliseid jaamu ei leitud.',
    open: 'Täna 10:00–18:00. Praegu avatud, kuni 18:00',
    closed: 'Täna suletud. Avatakse esmaspäeval 28.12.2026 kell 09:00',
    unknown: 'Aegu küsige infotelefonilt',
  },
  ru: {
    found: '3 станции',
    none: 'Таких станций не найдено.',
    open: 'Сегодня 10:00–18:00. Сейчас открыто, до 18:00',
    closed: 'Сегодня закрыто. Откроется в понедельник 28.12.2026 в 09:00',
    unknown: 'Часы работы спросите по инфотелефону',
  },
  en: {
    found: '3 stations',
    none: 'No station matches.',
    open: 'Today 10:00–18:00. Open now, until 18:00',
    closed: 'Closed today. Opens on Monday 28\u00a0December 2026 at 09:00',
    unknown: 'Call for opening hours',
  },
} as const;

test.skipIf(isWithoutBrowser)(
  'stations are filtered by county, accepted waste and being open, and the address keeps it',
  async () => {
    await visit({ ...desktop, ...still }, async (page) => {
      await serverFollowsPage(page);
      await page.clock.setFixedTime(tuesday);
      const shift = await recordShift(page);
      await page.goto(finderPath('et'));
      const { county, load, suggestions, open, stations, clear } = finderOn(page);
      expect(await stations.count()).toBe(30);
      // The island takes over; the list changes only with the choice.
      await county.focus();
      await page.waitForLoadState('networkidle');
      expect(await shift()).toBe(0);
      await county.selectOption('tartu');
      await expect.poll(() => stations.count()).toBe(3);
      await open.selectOption('now');
      await expect.poll(() => stations.count()).toBe(2);
      await load.fill('vanarehvid');
      await suggestions.first().waitFor();
      await load.press('Enter');
      await expect.poll(() => new URL(page.url()).search).toBe('?county=tartu&waste=tyres&open=now');
      await page.goto('/about');
      await page.goBack();
      await expect.poll(() => stations.count()).toBeLessThan(3);
      expect([await county.inputValue(), await open.inputValue()]).toEqual(['tartu', 'now']);
      await clear.click();
      await expect.poll(() => stations.count()).toBe(30);
      await expect.poll(() => new URL(page.url()).search).toBe('');
      expect(await county.inputValue()).toBe('');
    });
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser).for(Object.values(filters).map(({ name }) => name))(
    'what is chosen before the finder has loaded is kept: %s',
    async (name) => {
      await visit(desktop, async (page) => {
        const loaded = Promise.withResolvers<undefined>();
        await page.goto(finderPath('en'));
        await page.route(/\.js$/u, async (route) => {
          await loaded.promise;
          await route.continue();
        });
        const field = page.locator(`.finder-form [name="${name}"]`);
        if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT')
          await field.selectOption({ index: 1 });
        else await field.fill('2026-12-24');
        loaded.resolve(undefined);
        await expect.poll(() => new URL(page.url()).searchParams.has(name)).toBe(true);
      });
    },
  );

test.skipIf(isWithoutBrowser)(
  'who only reads the list sees whether each station is open, and nothing moves then or when the finder wakes',
  async () => {
    for (const look of [phone, desktop])
      await visit({ ...look, ...still }, async (page) => {
        await serverFollowsPage(page);
        await page.clock.setFixedTime(christmas);
        const scripts = recordScripts(page);
        const shift = await recordShift(page);
        await page.goto(finderPath('et'));
        const { stations, county } = finderOn(page);
        const states = () => stations.locator('.station-state').allInnerTexts();
        await expect.poll(async () => (await states()).filter((text) => text === '')).toEqual([]);
        const before = await states();
        expect(before).toContain(words.et.closed);
        expect(scripts.filter((url) => url.includes('client.'))).toEqual([]);
        await county.focus();
        await page.waitForLoadState('networkidle');
        expect(await states()).toEqual(before);
        expect(await shift()).toBe(0);
      });
  },
);

test.skipIf(isWithoutBrowser)(
  'who leaves the page open is told when a station closes and opens, before the finder wakes and after',
  async () => {
    await visit({ ...desktop, ...still }, async (page) => {
      await serverFollowsPage(page);
      await page.clock.install({ time: new Date('2026-03-03T15:58:00Z') });
      await page.goto(finderPath('et'));
      const { county, stations, popup } = finderOn(page);
      const state = page.locator('#station-301 .station-state');
      await expect.poll(() => state.innerText()).toBe(words.et.open);
      await page.clock.fastForward('03:00');
      await expect
        .poll(() => state.innerText())
        .toBe('Täna 10:00–18:00. Praegu suletud. Avatakse homme kell 10:00');
      await county.selectOption('harju');
      await expect.poll(() => stations.count()).toBeLessThan(30);
      await page.locator('[data-station="301"]').click();
      await popup.waitFor();
      await page.clock.fastForward('16:00:00');
      await expect.poll(() => state.innerText()).toBe(words.et.open);
      expect(await popup.innerText()).toContain(words.et.open);
    });
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'each station says whether it is open, in each language, and public holidays count',
    async () => {
      await visit({ ...phone, ...still }, async (page) => {
        for (const locale of locales) {
          const { open, status, stations } = finderOn(page);
          const expected = words[locale];
          await serverFollowsPage(page);
          await page.clock.setFixedTime(tuesday);
          await page.goto(`${finderPath(locale)}?county=tartu`);
          await expect.poll(() => stations.first().innerText()).toContain(expected.unknown);
          // The number of stations is announced a moment after they are shown.
          await expect.poll(() => status.innerText()).toContain(expected.found);
          expect(await stations.last().innerText()).toContain(expected.open);
          await serverFollowsPage(page);
          await page.clock.setFixedTime(christmas);
          await page.goto(`${finderPath(locale)}?county=viljandi`);
          await expect.poll(() => stations.first().innerText()).toContain(expected.closed);
          await open.selectOption('now');
          await expect.poll(() => status.innerText()).toContain(expected.none);
        }
      });
    },
  );

test.skipIf(isWithoutBrowser)(
  'where the visitor is is asked for when they want it, and the nearest station comes first with its distance',
  async () => {
    const nearViljandi = { latitude: 58.36, longitude: 25.6 };
    await visit({ ...phone, geolocation: nearViljandi, permissions: ['geolocation'] }, async (page) => {
      await page.goto(finderPath('ru'));
      const { nearest, stations, clear, status } = finderOn(page);
      await nearest.click();
      await expect.poll(() => stations.first().innerText()).toContain('\u00a0км от вас');
      expect(await stations.first().innerText()).toMatch(
        /^Станция отходов Вильянди\s+Viljandi jäätmejaam, [^]*\sв 2\u00a0км/u,
      );
      expect(await status.innerText()).toContain('Сначала ближайшая станция');
      expect(page.url()).not.toContain('58.36');
      await clear.click();
      await expect.poll(() => stations.first().innerText()).not.toContain('км');
    });
    await visit(phone, async (page) => {
      await page.goto(finderPath('en'));
      const { nearest, stations, status } = finderOn(page);
      await nearest.click();
      await expect.poll(() => status.innerText()).toContain('does not let us see where you are');
      expect(await stations.count()).toBe(30);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'without scripts all stations are listed with the hours of their week, and the form finds those open on a Sunday',
  async () => {
    await visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
      await page.goto(finderPath('en'));
      const { stations, root, frame, open } = finderOn(page);
      expect(await stations.count()).toBe(30);
      expect(await stations.locator('a').first().isVisible()).toBe(true);
      expect(await page.locator('#station-301 .station-week').innerText()).toMatch(
        /April–30\sSeptember: Sat, Sun 10:00–18:00/u,
      );
      expect(await frame.isVisible()).toBe(false);
      const fields = root.locator('button:visible, select:visible, input:visible');
      expect(
        await fields.evaluateAll((all: HTMLElement[]) =>
          all.map((field) => field.id || field.getAttribute('class')),
        ),
      ).toEqual(['finder-county', 'finder-open', 'finder-date', 'button until-failed']);
      await open.selectOption('sunday');
      await root.locator('button:visible').click();
      await page.waitForURL(/open=sunday/u);
      expect(await open.inputValue()).toBe('sunday');
      const found = await stations.count();
      expect(found).toBeGreaterThan(0);
      expect(found).toBeLessThan(30);
      for (const text of await stations.allInnerTexts())
        expect(text).toMatch(/(?:Sunday|Today) .*\d\d:\d\d–|24 hours a day/u);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'who asks for a day sees its hours beside those of today, and the page of a request is taken over as it is',
  async () => {
    await visit({ ...desktop, ...still }, async (page) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await serverFollowsPage(page);
      await page.clock.setFixedTime(tuesday);
      await page.goto(`${finderPath('et')}?open=sunday`);
      const { stations, county, clear } = finderOn(page);
      await county.focus();
      const days = () => stations.locator('.station-days').allInnerTexts();
      await expect
        .poll(async () => (await days()).every((text) => text.startsWith('Pühapäeval 08.03.2026: ')))
        .toBe(true);
      expect((await days()).length).toBe(await stations.count());
      await clear.click();
      await expect.poll(() => stations.count()).toBe(30);
      expect(errors).toEqual([]);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'a phone shows the counties first, and the stations of one that is pressed',
  async () => {
    await visit(phone, async (page) => {
      await page.goto(finderPath('ru'));
      const { root, county } = finderOn(page);
      const shown = root.locator('.station:visible');
      expect(await shown.count()).toBe(0);
      await root.getByRole('link', { name: 'Тартумаа 3 станции' }).click();
      await expect.poll(() => shown.count()).toBe(3);
      expect(await county.inputValue()).toBe('tartu');
    });
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'the finder with its popup open has no fault that axe knows and fits into 320 pixels, in forced colours too',
    async () => {
      const found: string[] = [];
      const looks = {
        et: { colorScheme: 'light' },
        ru: { colorScheme: 'dark' },
        en: { forcedColors: 'active' },
      } as const;
      for (const locale of isFull ? locales : (['ru', 'en'] as const)) {
        await visit({ viewport: { width: 320, height: 640 }, ...looks[locale], ...still }, async (page) => {
          await page.goto(`${finderPath(locale)}?station=301`);
          const { popup, frame } = finderOn(page);
          await popup.waitFor();
          const faults = isFull || locale === 'ru' ? await audit(page, locale) : [];
          // The audit reads colours from the page, not those of forced-colours mode.
          found.push(...faults.filter((fault) => locale !== 'en' || !fault.includes('color-contrast')));
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          if (width > 320) found.push(`${locale}: ${width} px wide`);
          const [inner, outer] = [await popup.boundingBox(), await frame.boundingBox()];
          const isWithin =
            inner && outer && inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width;
          if (!isWithin) found.push(`${locale}: the popup leaves the map`);
        });
      }
      expect(found).toEqual([]);
    },
  );
