/** What a visitor has asked stays when the language is switched, and links of an answer lead on with what is known. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { addDays, tallinnDay } from '#platform/time/tallinn-day.ts';
import { openClient } from './site/client.ts';
import { answerLookups, goodAnswer, lookupOn, lookupPath } from './site/lookup-page.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

async function switchTo(page: Page, locale: string): Promise<void> {
  await page.locator('.locales > summary').click();
  await page.locator(`.locales a[hreflang="${locale}"]`).click();
  await page.waitForURL(
    ({ pathname }) => (/^\/(?<shown>ru|en)(?:\/|$)/u.exec(pathname)?.groups?.shown ?? 'et') === locale,
  );
}

/** Without the choice of the language. */
function extractQuery(page: Page): string {
  const { searchParams } = new URL(page.url());
  searchParams.delete('lang');
  return searchParams.toString();
}

test.skipIf(isWithoutBrowser)('the language switcher keeps the query of the page', async () => {
  await visit(desktop, async (page) => {
    for (const [path, query] of [
      ['/search', 'searchQuery=konteiner&types=content'],
      ['/home-customer/organized-waste', 'contracts-search=tartu'],
      ['/home-customer/waste-stations', 'county=saare'],
      ['/customer-support/unserved-addresses', 'area=Tallinn'],
      ['/customer-support/contact-us', 'topic=5'],
    ] as const) {
      await page.goto(`/en${path}?${query}`);
      for (const [locale, expected] of [
        ['ru', `/ru${path}`],
        ['et', path],
      ] as const) {
        await switchTo(page, locale);
        expect([new URL(page.url()).pathname, extractQuery(page)]).toEqual([
          expected,
          new URLSearchParams(query).toString(),
        ]);
      }
    }
  });
});

test.skipIf(isWithoutBrowser)(
  'a lookup is shown again in the other language, with its search and page, and its number is in no address',
  async () => {
    await visit(desktop, async (page) => {
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      const { field, submit, cards, pages, search } = lookupOn(page);
      await page.goto(lookupPath('en'));
      await field.fill('L1000003');
      await submit.click();
      await cards.first().waitFor();
      await search.fill('keila');
      await pages.nth(2).click();
      const days = () =>
        cards.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
      const shown = await days();
      await switchTo(page, 'ru');
      await cards.first().waitFor();
      await expect.poll(days).toEqual(shown);
      expect([await search.inputValue(), await field.inputValue()]).toEqual(['keila', '1000003']);
      expect(addresses.join('\n')).not.toContain('1000003');
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'a card leads to an extra collection, a cancellation and a report with what is known, without its number in an address',
  async () => {
    const day = addDays(tallinnDay(Date.now()), 20);
    const [known] = goodAnswer().discharges;
    for (const [topic, date] of [
      ['5', ''],
      ['26', day],
      ['3', ''],
    ] as const) {
      await visit(desktop, async (page) => {
        const addresses: string[] = [];
        page.on('request', (request) => addresses.push(request.url()));
        const discharges = [{ ...known, itemType: 'Konteiner 0,24 m³', date: day }];
        await answerLookups(page, () => ({ body: { ...goodAnswer(), discharges } }));
        await page.goto(lookupPath('en'));
        await lookupOn(page).field.fill('L1234567');
        await page.keyboard.press('Enter');
        await page.locator(`.card-links a[href*="topic=${topic}&"]`).click();
        await page.waitForURL('**/contact-us**');
        const value = (name: string) => page.locator(`[name="${name}"]`).inputValue();
        await expect.poll(() => value('topic')).toBe(topic);
        expect(await value('contractNumber')).toBe('1234567');
        expect(await value('subject')).toContain('Tamme 1');
        if (topic !== '3') {
          expect(await value('address')).toBe('Tamme 1');
          expect([await value('wasteType'), await value('containerType')]).toEqual(['bio', 'wheeled-0.24']);
          expect(await value('desiredDay')).toBe(date);
        }
        expect(addresses.join('\n')).not.toContain('1234567');
        expect(page.url()).not.toContain('address=');
        await page.reload();
        expect(await value('contractNumber')).toBe('');
      });
    }
  },
);

test.skipIf(isWithoutBrowser)('an unserved address leads to a report and an extra collection', async () => {
  await visit(desktop, async (page) => {
    await page.goto('/ru/customer-support/unserved-addresses?area=Tallinn');
    // Where the fault was not the company's, nothing is left to report.
    const entry = page.locator('.unserved-list > li:has(.card-links > :nth-child(2))').first();
    await entry.waitFor();
    const address = (await entry.locator('strong').textContent()) ?? '';
    expect(await entry.locator('.card-links a').count()).toBe(2);
    await entry.locator('.card-links a').nth(1).click();
    await page.waitForURL('**/contact-us**');
    await expect.poll(() => page.locator('[name="topic"]').inputValue()).toBe('5');
    expect(await page.locator('[name="address"]').inputValue()).toContain(address);
    expect(await page.locator('[name="wasteType"]').inputValue()).not.toBe('');
  });
});

test.skipIf(isWithoutBrowser)(
  'the answer is in view when it comes, and the page does not move when it is in view already',
  async () => {
    for (const view of [phone, desktop, { viewport: { width: 1280, height: 720 } }]) {
      for (const path of ['/et', '/en', lookupPath('ru')]) {
        await visit(view, async (page) => {
          const { field, cards } = lookupOn(page);
          // Nothing was missed: a note would come first.
          await page.route('**/api/unserved', (route) => route.abort());
          await page.goto(path.replace('/et', '/'));
          await field.fill('L1000003');
          await page.keyboard.press('Enter');
          await cards.first().waitFor();
          await expect
            .poll(() =>
              cards.first().evaluate((card) => {
                const { top, bottom } = card.getBoundingClientRect();
                return top > 0 && bottom <= innerHeight;
              }),
            )
            .toBe(true);
          const before = await page.evaluate(() => scrollY);
          await field.evaluate((element) => element.focus({ preventScroll: true }));
          await page.keyboard.press('Enter');
          await cards.first().waitFor();
          expect(await page.evaluate(() => scrollY)).toBe(before);
        });
      }
    }
  },
);

test.skipIf(isWithoutBrowser)('going back to an answer leaves the place where the visitor was', async () => {
  await visit(desktop, async (page) => {
    await page.goto(`${lookupPath('en')}?contractNumber=L1000003`);
    await lookupOn(page).cards.first().waitFor();
    await page.goto('/en/about');
    await page.goBack();
    await lookupOn(page).cards.first().waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });
});
