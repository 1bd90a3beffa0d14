/** User tests of the collection-day lookup with the demo data. */
import { afterAll, expect, test } from 'vitest';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { dayAhead, lookupOn, lookupPath, shownDays } from './site/lookup-page.ts';
import { drivenLocales, isFull, isThorough } from './site/driven.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, send, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

/** The text below the form for each demo contract. */
const outcomes = {
  et: {
    none: 'Tulevasi tühjendeid pole',
    failed: 'Andmeid ei õnnestunud laadida.',
    demonstration: 'Need on näidisandmed',
    first: 'täna',
    second: 'homme',
    third: '4 päeva pärast',
    waste: 'Segaolmejäätmed',
    container: 'Konteiner 240 l (0,24 m³)',
  },
  ru: {
    none: 'Предстоящих вывозов нет',
    failed: 'Данные загрузить не удалось.',
    demonstration: 'Это демонстрационные данные',
    first: 'сегодня',
    second: 'завтра',
    third: 'через 4 дня',
    waste: 'Смешанные бытовые отходы',
    container: 'Контейнер 240 л (0,24 м³)',
  },
  en: {
    none: 'No collections are planned',
    failed: 'We could not load the dates.',
    demonstration: 'This is demonstration data',
    first: 'today',
    second: 'tomorrow',
    third: 'in 4 days',
    waste: 'Mixed municipal waste',
    container: 'Container 240 l (0.24 m³)',
  },
} as const;

const nineIn = (locale: Locale) => [0, 1, 4, 4, 8, 14, 15, 18, 28].map((days) => dayAhead(days, locale));

const nine = nineIn('et');

test.skipIf(isWithoutBrowser)(
  'upcoming discharges are cards with contract number, type, product type, address and date, in each language',
  async () => {
    for (const locale of drivenLocales) {
      await visit(desktop, async (page) => {
        const { field, submit, cards, answer, count } = lookupOn(page);
        const words = outcomes[locale];
        await page.goto(lookupPath(locale));
        await field.fill(' l 100 0003');
        await submit.click();
        await cards.first().waitFor();
        expect(await shownDays(page)).toEqual(nineIn(locale).slice(0, 4));
        const [first = '', second = '', third = ''] = await cards.allInnerTexts();
        const lines = (text: string) => text.replaceAll('\u00a0', ' ').split('\n');
        expect([first, second, third].map((text) => lines(text)[1]?.split(', ')[1])).toEqual([
          words.first,
          words.second,
          words.third,
        ]);
        for (const part of ['L1000003', words.waste, words.container, 'Kase tn 4, Keila'])
          expect(lines(first)).toContain(part);
        expect(await answer.innerText()).toContain(words.demonstration);
        expect(await count.textContent()).toMatch(/9.*1\/3$/u);
      });
    }
  },
);

test.skipIf(isWithoutBrowser)(
  'each contract of the demonstration shows its state, in each language',
  async () => {
    for (const locale of drivenLocales)
      await visit(phone, async (page) => {
        const { field, answer } = lookupOn(page);
        const { none, failed } = outcomes[locale];
        await page.goto(lookupPath(locale));
        // No two consecutive states are equal, so a stale text is not mistaken for the new one.
        for (const [number, message] of Object.entries({
          l1000001: none,
          l1000002: dayAhead(2, locale),
          l1000003: dayAhead(0, locale),
          l1000004: failed,
          l1000005: dayAhead(5, locale),
          l1000006: failed,
          l9999999: none,
          // Its content base is silent: the server waits for seven seconds, and then says that it failed as of the others.
          ...(isFull && { l1000007: failed }),
        })) {
          await field.fill(number);
          await page.keyboard.press('Enter');
          await expect.poll(() => answer.innerText()).toContain(message);
        }
      });
  },
);

test.skipIf(isWithoutBrowser)('the list has pages of four, and a field for any page', async () => {
  await visit(desktop, async (page) => {
    const { pages, jump, go } = lookupOn(page);
    await page.goto('/?contractNumber=1000003');
    await pages.first().waitFor();
    expect(await pages.allTextContents()).toEqual(['‹', '1', '2', '3', '›']);
    await pages.nth(2).click();
    expect(await shownDays(page)).toEqual(nine.slice(4, 8));
    await pages.last().click();
    expect(await shownDays(page)).toEqual(nine.slice(8));
    expect(await pages.last().getAttribute('aria-disabled')).toBe('true');
    const canGo = async (typed: string) => {
      await jump.fill(typed);
      return go.isEnabled();
    };
    const typed = ['', '0', '4', '-1', '1.5', '2'];
    const enabled: boolean[] = [];
    for (const text of typed) enabled.push(await canGo(text));
    expect(enabled).toEqual([false, false, false, false, false, true]);
    await go.click();
    expect(await shownDays(page)).toEqual(nine.slice(4, 8));
    expect(await jump.inputValue()).toBe('');
  });
});

test.skipIf(isWithoutBrowser)(
  'the search narrows the list and goes to its first page, and a new lookup clears it',
  async () => {
    await visit(desktop, async (page) => {
      const { field, pages, search, count, cards } = lookupOn(page);
      const shown = nineIn('en');
      await page.goto('/en/customer-support/next-shipping-day?contractNumber=1000003');
      await pages.nth(3).click();
      expect(await search.getAttribute('placeholder')).toBe('Address, waste, container');
      await search.fill('kartnog');
      expect(await shownDays(page)).toEqual([shown[3], shown[7]]);
      await search.fill(dayAhead(8));
      expect(await shownDays(page)).toEqual([dayAhead(8, 'en')]);
      await search.fill('krokodill');
      expect([await cards.count(), await count.textContent()]).toEqual([0, 'No results found.']);
      await field.fill('L1000003');
      await page.keyboard.press('Enter');
      await pages.first().waitFor();
      expect(await search.inputValue()).toBe('');
      expect(await shownDays(page)).toEqual(shown.slice(0, 4));
    });
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'days on one page have no search, its placeholder fits a phone in each language, and what can be done stands in one row',
    async () => {
      for (const locale of drivenLocales)
        await visit({ viewport: { width: 360, height: 740 } }, async (page) => {
          const { field, search, cards } = lookupOn(page);
          await page.goto(`${lookupPath(locale)}?contractNumber=1000002`);
          await cards.first().waitFor();
          expect(await search.count()).toBe(0);
          await field.fill('1000003');
          await page.keyboard.press('Enter');
          await search.waitFor();
          // The width of a placeholder is that of the same text, once it is typed.
          const isCut = await search.evaluate((box) => {
            if (!(box instanceof HTMLInputElement)) return true;
            box.value = box.placeholder;
            return box.scrollWidth > box.clientWidth;
          });
          expect([locale, isCut]).toEqual([locale, false]);
          await page.setViewportSize({ width: 1440, height: 900 });
          const openers = await page.locator('.opener').all();
          const tops = await Promise.all(openers.map(async (opener) => (await opener.boundingBox())?.y));
          expect([tops.length, new Set(tops).size]).toEqual([3, 1]);
        });
    },
  );

test.skipIf(isWithoutBrowser)('everything can be done with the keyboard', async () => {
  await visit(desktop, async (page) => {
    const { field, submit, cards, jump } = lookupOn(page);
    // On most days something was missed at the address of the demonstration, with a link of its own.
    await page.route('**/api/unserved', (route) => route.abort());
    await page.goto('/ru');
    await field.focus();
    await expect.poll(() => submit.isDisabled()).toBe(true);
    // Its press says what is missing, so it does not look dead beside the focused field.
    await expect.poll(() => submit.evaluate((button) => getComputedStyle(button).opacity)).toBe('1');
    await page.keyboard.type('L 1000003');
    await page.keyboard.press('Enter');
    await cards.first().waitFor();
    const places: (string | null)[] = [];
    while (places.at(-1) !== '2' && places.length < 40) {
      await page.keyboard.press('Tab');
      places.push(await page.evaluate(() => document.activeElement?.textContent ?? null));
    }
    // From the answer, which has the focus: what can be done with the days, their search, three links of four cards at most, and
    // the pages.
    expect(places.slice(-3)).toEqual(['‹', '1', '2']);
    expect([places[3], places.length <= 3 + 1 + 4 * 3 + 3]).toEqual(['', true]);
    await page.keyboard.press('Space');
    expect(await shownDays(page)).toEqual(nine.slice(4, 8));
    await jump.focus();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    expect(await shownDays(page)).toEqual(nine.slice(8));
  });
});

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'a list, a refusal and a failure have no fault that axe knows and fit into 320 pixels',
    async () => {
      const found: string[] = [];
      for (const locale of drivenLocales) {
        const colorScheme = locale === 'ru' ? 'dark' : 'light';
        await visit({ viewport: { width: 320, height: 640 }, colorScheme, ...still }, async (page) => {
          const { field, answer, cards, refusal } = lookupOn(page);
          for (const path of [lookupPath(locale), locale === 'et' ? '/' : `/${locale}`]) {
            await page.goto(`${path}?contractNumber=1000003`);
            for (const [number, sign] of [
              ['1000003', cards.first()],
              ['abc', refusal],
              ['1000004', answer.locator('.button')],
            ] as const) {
              await field.fill(number);
              await page.keyboard.press('Enter');
              await sign.waitFor();
              // A refusal and a failure look on the home page as they do on the page of the lookup.
              if (isFull || path === lookupPath(locale) || number === '1000003')
                found.push(...(await audit(page, `${path} ${number}`)));
              const width = await page.evaluate(() => document.documentElement.scrollWidth);
              if (width > 320) found.push(`${path} ${number}: ${width} px wide`);
            }
          }
        });
      }
      expect(found).toEqual([]);
    },
  );

test.skipIf(isWithoutBrowser)(
  'going back finds the list, its search and its page as they were left',
  async () => {
    await visit(desktop, async (page) => {
      const { field, search, cards, pages } = lookupOn(page);
      await page.goto('/customer-support/next-shipping-day');
      await field.fill('1000003');
      await page.keyboard.press('Enter');
      await cards.first().waitFor();
      await search.fill('keila');
      await pages.nth(3).click();
      await page.goto('/about');
      await page.goBack();
      await cards.first().waitFor();
      expect(await field.inputValue()).toBe('1000003');
      expect(await search.inputValue()).toBe('keila');
      expect(await shownDays(page)).toEqual(nine.slice(8));
    });
  },
);

test('the home page asks in plain words whether a container was not emptied, and who is told to type is led nowhere else', async () => {
  const questions = {
    et: 'Konteiner jäi tühjendamata?',
    ru: 'Мусор не вывезли?',
    en: 'Container not emptied?',
  };
  for (const locale of locales) {
    const { body } = await send(locale === 'et' ? '/' : `/${locale}`);
    const [, links = ''] = body.split('class="hero-links"');
    expect(links.split('</ul>')[0]).toContain(questions[locale]);
    const [, band = ''] = body.split('class="sorting-band"');
    expect(band.split('<form')[0]).not.toContain('<a ');
  }
});
