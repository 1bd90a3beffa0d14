/** Names that the content base sends in Estonian are shown in the language of the page, wherever they stand. On published pages:
 * tests/pages/checks/estonian.ts. */
import { afterAll, expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { openClient } from './site/client.ts';
import { estonianNamesIn, readText } from './site/estonian-names.ts';
import { parseHtml } from './site/html-element.ts';
import { lookupOn, lookupPath } from './site/lookup-page.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const client = await openClient();
afterAll(client.close);
const visit = openBrowser(client.origin);

const others = locales.filter((locale) => locale !== 'et');

test('the answers of the server have no such name either: lookup and search', async () => {
  for (const locale of others) {
    const { body: lookup } = await client.send(lookupPath(locale), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      body: 'contractNumber=L1000003',
    });
    expect(lookup).toContain('class="discharge');
    const { body: search } = await client.send(`/${locale}/search?searchQuery=harju`);
    expect(search).toContain('live-results');
    for (const html of [lookup, search]) {
      const body = parseHtml(html).querySelector('body');
      expect(estonianNamesIn(body ? readText(body) : 'Biojäätmed')).toEqual([]);
    }
  }
});

/** Text of an element of the page without what is marked as Estonian. */
const shownText = (selector: string) => {
  const root = document.querySelector(selector)?.cloneNode(true);
  if (!(root instanceof Element)) return '';
  for (const marked of root.querySelectorAll('[lang="et"]')) marked.remove();
  return root.textContent;
};

test.skipIf(isWithoutBrowser)(
  'cards, lists and filters have no such name, and are found by either word',
  async () => {
    const words = { ru: ['бумага', 'paber'], en: ['cardboard', 'kartong'] } as const;
    const counties = { ru: 'Харьюмаа', en: 'Harju County' } as const;
    for (const locale of ['ru', 'en'] as const) {
      await visit(desktop, async (page) => {
        const { field, submit, cards, search } = lookupOn(page);
        await page.goto(lookupPath(locale));
        await field.fill('L1000003');
        await submit.click();
        await cards.first().waitFor();
        expect(estonianNamesIn(await page.evaluate(shownText, '.discharges'))).toEqual([]);
        for (const word of words[locale]) {
          await search.fill(word);
          await expect.poll(() => cards.count()).toBe(2);
        }
        await page.goto(`/${locale}/customer-support/unserved-addresses`);
        const entries = page.locator('.unserved-list > li');
        await entries.first().waitFor();
        expect(estonianNamesIn(await page.evaluate(shownText, '.unserved'))).toEqual([]);
        await page.locator('#unserved-area').selectOption({ label: counties[locale] });
        await expect.poll(() => new URL(page.url()).search).toBe('?area=Harju+maakond');
        for (const word of [counties[locale], 'Harju maakond']) {
          await page.locator('#unserved-address').fill(word);
          await expect.poll(() => entries.count()).toBeGreaterThan(0);
        }
      });
    }
  },
);
