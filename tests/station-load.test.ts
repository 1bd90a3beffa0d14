/** The station finder and a whole load: objects and kinds of waste in one field, and which stations take all of it. */
import { afterAll, expect, test } from 'vitest';
import { audit, still } from './accessibility/audit.ts';
import { textIn } from '#platform/languages/locale.ts';
import { stationFinder } from '#features/stations/finder-messages.ts';
import { openClient } from './site/client.ts';
import { finderOn, finderPath } from './site/finder-page.ts';
import { drivenLocales, isThorough } from './site/driven.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const fullLoad =
  'telefon+tahvelarvuti+sulearvuti+lauaarvuti+monitor+klaviatuur+printer+tindikassett+kovaketas+ruuter+autorehv+pitsakarp';

const words = {
  et: {
    typed: ['rehv veljega', 'värv'],
    chips: ['Rehv koos veljega', 'Värv'],
    all: /^\d+ jaama võtab kõik vastu\. \d+ jaama võtab osa vastu\.$/u,
    missing: /^Ei võta: /u,
    price: 'Tasuta kuni',
  },
  ru: {
    typed: ['колесо с диском', 'краска'],
    chips: ['Колесо с диском', 'Краска'],
    all: /^\d+ (?:станция принимает|станции принимают|станций принимают) всё\. \d+ (?:станция принимает|станции принимают|станций принимают) часть\.$/u,
    missing: /^Не принимает: /u,
    price: 'Бесплатно до',
  },
  en: {
    typed: ['wheel with tyre', 'paint'],
    chips: ['Wheel with tyre', 'Paint'],
    all: /^\d+ stations take all of it\. \d+ stations take some of it\.$/u,
    missing: /^Does not take: /u,
    price: 'Free up to',
  },
} as const;

test.skipIf(isWithoutBrowser)('Tab leads from the open suggestions to the next field', async () => {
  await visit(phone, async (page) => {
    await page.goto(finderPath('et'));
    const { load, suggestions } = finderOn(page);
    await expect
      .poll(async () => {
        await load.click();
        return suggestions.count();
      })
      .toBeGreaterThan(0);
    // A list without space to scroll is no stop anyway.
    await expect
      .poll(() =>
        page.locator('#finder-suggestions').evaluate((list) => list.scrollHeight > list.clientHeight),
      )
      .toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('finder-county');
  });
});

test.skipIf(isWithoutBrowser)(
  'by keyboard a visitor puts a load together and sees which stations take all of it, what it costs, and what is missing',
  async () => {
    for (const locale of drivenLocales) {
      const { typed, chips, all, missing, price } = words[locale];
      await visit({ ...desktop, ...still }, async (page) => {
        await page.goto(finderPath(locale));
        const { load, suggestions, chips: chosen, status, stations } = finderOn(page);
        await load.focus();
        for (const [index, query] of typed.entries()) {
          await page.keyboard.type(query);
          await expect.poll(() => suggestions.first().innerText()).toBe(chips[index]);
          expect(await load.getAttribute('aria-activedescendant')).toBe('finder-suggestion-0');
          await page.keyboard.press('Enter');
          await expect.poll(() => chosen.count()).toBe(index + 1);
          expect(await load.inputValue()).toBe('');
        }
        await expect.poll(() => status.innerText()).toMatch(all);
        await expect.poll(() => stations.first().locator('.station-load').innerText()).toContain(price);
        expect(await stations.last().locator('.station-missing').innerText()).toMatch(missing);
        expect(new URL(page.url()).search).toBe('?bring=rehv-veljega+varv');
        await page.keyboard.press('Backspace');
        await expect.poll(() => chosen.count()).toBe(1);
        await chosen.first().click();
        await expect.poll(() => chosen.count()).toBe(0);
        expect(await load.evaluate((field) => field === document.activeElement)).toBe(true);
        await expect.poll(() => new URL(page.url()).search).toBe('');
      });
    }
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)('a load in the address is shown again, also after the way back', async () => {
    await visit({ ...phone, ...still }, async (page) => {
      await page.goto(`${finderPath('en')}?waste=tyres&bring=varv+no-such-thing`);
      const { chips, stations } = finderOn(page);
      await expect
        .poll(() => chips.allInnerTexts())
        .toEqual([expect.stringContaining('tyres'), expect.stringContaining('Paint')]);
      await stations.first().locator('a').first().click();
      await page.waitForURL(/waste-stations\/\d+$/u);
      await page.goBack();
      await expect.poll(() => chips.count()).toBe(2);
    });
  });

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'what no station takes leads to its page and makes no station worse',
    async () => {
      await visit({ ...desktop, ...still }, async (page) => {
        await page.goto(`${finderPath('et')}?bring=pitsakarp`);
        const { stations, elsewhere } = finderOn(page);
        await elsewhere.waitFor();
        expect(await elsewhere.innerText()).toBe('Pitsakarp (Segaolmejäätmed)');
        expect(await stations.count()).toBe(30);
        await elsewhere.click();
        await page.waitForURL(/\/sorting\/pitsakarp$/u);
      });
    },
  );

test.skipIf(isWithoutBrowser)(
  'what a station may refuse although it takes hazardous waste is to be asked about',
  async () => {
    for (const locale of drivenLocales) {
      await visit({ ...desktop, ...still }, async (page) => {
        await page.goto(`${finderPath(locale)}?bring=gaasiballoon`);
        const { stations } = finderOn(page);
        const advice = textIn(stationFinder['finder.askFirst'], locale).replace('{names}', '');
        await expect.poll(() => stations.first().locator('.station-load').innerText()).toContain(advice);
        await page.goto(`${finderPath(locale)}?bring=autorehv`);
        await stations.first().locator('.station-load').waitFor();
        const tyres = await stations.locator('.station-load').allInnerTexts();
        expect(tyres.join(' ')).not.toContain(advice);
      });
    }
  },
);

const unclaimed = {
  et: {
    nothing: 'Ükski jaam ei võta seda vastu.',
    rest: /^\d+ jaama võtab ülejäänu vastu\.$/u,
    heading: 'Võtavad ülejäänu vastu',
  },
  ru: {
    nothing: 'Ни одна станция этого не принимает.',
    rest: /^\d+ станци(?:я принимает|и принимают|й принимают) остальное\.$/u,
    heading: 'Принимают остальное',
  },
  en: {
    nothing: 'No station takes this.',
    rest: /^\d+ stations? takes? the rest\.$/u,
    heading: 'They take the rest',
  },
} as const;

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'of a load that no station takes, no number claims the opposite; of one taken in part, the rest is counted',
    async () => {
      for (const locale of drivenLocales) {
        const { nothing, rest, heading } = unclaimed[locale];
        await visit({ ...desktop, ...still }, async (page) => {
          const { status, root } = finderOn(page);
          await page.goto(`${finderPath(locale)}?bring=pitsakarp+jalgrattakumm`);
          await expect.poll(() => status.innerText()).toBe(nothing);
          await page.goto(`${finderPath(locale)}?waste=tyres&bring=pitsakarp`);
          await expect.poll(() => status.innerText()).toMatch(rest);
          expect(await root.locator('#takes-all-name').innerText()).toBe(heading);
        });
      }
    },
  );

test.skipIf(isWithoutBrowser)(
  'a station that serves its own residents only says so beside a load',
  async () => {
    await visit({ ...desktop, ...still }, async (page) => {
      await page.goto(`${finderPath('en')}?waste=tyres`);
      await expect
        .poll(() => page.locator('#station-318 .station-load').innerText())
        .toContain('The station serves residents of Haljala only.');
    });
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)('a full load says so, and what is chosen stays', async () => {
    await visit({ ...desktop, ...still }, async (page) => {
      await page.goto(`${finderPath('ru')}?bring=${fullLoad}`);
      const { load, chips, root } = finderOn(page);
      await expect.poll(() => chips.count()).toBe(12);
      await load.fill('краска');
      await expect
        .poll(() => root.locator('.load-suggestions').innerText())
        .toBe('Больше 12 вещей сразу выбрать нельзя. Сначала уберите какую-нибудь.');
      await page.keyboard.press('Enter');
      expect(await chips.count()).toBe(12);
    });
  });

test.skipIf(isWithoutBrowser)(
  'the empty field offers every kind of waste, and what nothing is like says so',
  async () => {
    await visit({ ...desktop, ...still }, async (page) => {
      await page.goto(finderPath('en'));
      const { load, suggestions, root, chips, stations } = finderOn(page);
      await load.click();
      await expect.poll(() => suggestions.count()).toBeGreaterThan(10);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(() => chips.count()).toBe(1);
      expect(await stations.count()).toBeLessThan(30);
      await page.keyboard.type('qwxzqwxz');
      await expect
        .poll(() => root.locator('.load-suggestions').innerText())
        .toContain('We do not know this.');
      await page.keyboard.press('Escape');
      expect(await root.locator('.load-suggestions').isVisible()).toBe(false);
    });
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'the load with its suggestions open has no fault that axe knows and fits into 320 pixels, in forced colours too',
    async () => {
      for (const locale of drivenLocales) {
        const look = locale === 'en' ? { forcedColors: 'active' as const } : {};
        await visit({ viewport: { width: 320, height: 640 }, ...still, ...look }, async (page) => {
          await page.goto(`${finderPath(locale)}?bring=varv+sugavkulmik+pitsakarp`);
          const { load, suggestions, chips } = finderOn(page);
          await expect.poll(() => chips.count()).toBe(3);
          await load.fill(words[locale].typed[0]);
          await suggestions.first().waitFor();
          const faults = await audit(page, locale);
          expect(faults.filter((fault) => locale !== 'en' || !fault.includes('color-contrast'))).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        });
      }
    },
  );
