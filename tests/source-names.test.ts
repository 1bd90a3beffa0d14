/** Names that the content base sends in Estonian are shown in the language of the page, wherever they stand. */
import { readFileSync } from 'node:fs';
import type { DOMNode, HtmlElement } from 'html-validate';
import { afterAll, expect, test } from 'vitest';
import { countySchema } from '#model/county.ts';
import { type Locale, locales } from '#model/locale.ts';
import { unservedReasons } from '#model/unserved-reason.ts';
import { openClient } from './site/client.ts';
import { lookupOn, lookupPath, manyLookups } from './site/lookup-page.ts';
import { loadPages, parseHtml } from './site/pages.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const client = await openClient(manyLookups);
afterAll(client.close);
const visit = openBrowser(client.origin);

const others = locales.filter((locale) => locale !== 'et');

const wasteTypes = JSON.parse(
  readFileSync(new URL('../src/content/waste-types.json', import.meta.url), 'utf8'),
) as readonly { readonly name: Readonly<Record<Locale, string>> }[];

/** Estonian names, as whole words. `Konteiner` is a name together with its size. */
const estonianNames = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    ...wasteTypes.map(({ name }) => name.et),
    ...countySchema.options,
    ...unservedReasons.map(({ et }) => et),
    String.raw`(?:konteiner|mahuti|süvamahuti|jäätmekott) [\d,.]+\s?m³`,
  ].join('|')})(?!\p{L})`,
  'giu',
);

const isElement = (node: DOMNode): node is HtmlElement => 'tagName' in node;

/** What is read of an element, without scripts and what is marked as Estonian. */
function readText(node: DOMNode): string {
  if (!isElement(node)) return node.textContent;
  if (['script', 'style'].includes(node.tagName) || node.getAttributeValue('lang') === 'et') return ' ';
  return ` ${node.childNodes.map(readText).join('')} `;
}

const namesIn = (text: string): readonly string[] => text.match(estonianNames) ?? [];

test('no published page of another language has an Estonian name of waste, container, county or reason', async () => {
  // Articles have Estonian addresses, and one that is not translated is named by its Estonian title.
  const pages = (await loadPages()).filter(
    // Examples of the interface are what the content base gives.
    ({ locale, address }) =>
      locale !== 'et' && !address.includes('/about/news/') && !address.endsWith('/data/api'),
  );
  const found = pages.flatMap(({ address, document, html }) => {
    const body = document.querySelector('body');
    // An answer has its HTML in it, with what is marked as Estonian.
    const structured = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)]
      .join(' ')
      .replace(/\\u003cspan lang=\\"et\\">.*?\\u003c\/span>/gu, ' ')
      // The address of an object is its Estonian name in every language.
      .replace(/"https:[^"]*"/gu, ' ');
    return [...namesIn(body ? readText(body) : ''), ...namesIn(structured)].map(
      (name) => `${address}: ${name}`,
    );
  });
  expect(pages.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

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
      const body = (await parseHtml(html)).querySelector('body');
      expect(namesIn(body ? readText(body) : 'Biojäätmed')).toEqual([]);
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
        expect(namesIn(await page.evaluate(shownText, '.discharges'))).toEqual([]);
        for (const word of words[locale]) {
          await search.fill(word);
          await expect.poll(() => cards.count()).toBe(2);
        }
        await page.goto(`/${locale}/customer-support/unserved-addresses`);
        const entries = page.locator('.unserved-list > li');
        await entries.first().waitFor();
        expect(namesIn(await page.evaluate(shownText, '.unserved'))).toEqual([]);
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
