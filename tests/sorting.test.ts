/** What goes where: the field that answers while one types. What its pages say: tests/pages/checks/sorting.ts. */
import { afterAll, expect, test } from 'vitest';
import { type Locale, textIn } from '#platform/languages/locale.ts';
import { sortingTexts } from '#features/sorting/sorting-messages.ts';
import { sortingBins } from '#features/sorting/bin-messages.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { openClient } from './site/client.ts';
import { drivenLocales } from './site/driven.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const client = await openClient({});
afterAll(() => client.close());
const visit = openBrowser(client.origin);
test('an old word leads to what goes where', async () => {
  const { status, headers } = await client.send('/kuhu-visata');
  expect([status, headers.location]).toEqual([301, '/sorting']);
});

/** What people type, and the object that they mean. */
const typed: Readonly<Record<Locale, readonly [string, string]>> = {
  et: ['patareid', 'Patarei'],
  ru: ['батарейки', 'Батарейка'],
  en: ['batteries', 'Battery'],
};

test.skipIf(isWithoutBrowser)('the answer comes while one types, by keyboard, in each language', async () => {
  for (const locale of drivenLocales) {
    const [query, name] = typed[locale];
    await visit(desktop, async (page) => {
      await page.goto(localizedPath(parseOwnPath('/sorting'), locale));
      await page.locator('#sorting-query').focus();
      await page.keyboard.type(query);
      const first = page.locator('.sorting-search .panel-result').first();
      await first.waitFor();
      expect(await first.locator('.panel-title').innerText()).toBe(name);
      expect(await first.locator('.panel-snippet').innerText()).toContain(
        textIn(sortingBins.batteries.name, locale),
      );
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/sorting\/[a-z-]+$/u);
      expect(await page.locator('h1').innerText()).toBe(name);
    });
  }
});

test.skipIf(isWithoutBrowser)(
  'what is not in the list says so, and leads to a form with the question',
  async () => {
    for (const locale of drivenLocales) {
      await visit(desktop, async (page) => {
        await page.goto(localizedPath(parseOwnPath('/sorting'), locale));
        await page.locator('#sorting-query').fill('qwxzqwxz');
        const status = page.locator('.sorting-search [role="status"]');
        await expect.poll(() => status.innerText()).toBe(textIn(sortingTexts.none, locale));
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        const field = page.locator('main textarea');
        const question = textIn(sortingTexts.question, locale).replace('{name}', 'qwxzqwxz');
        await expect.poll(() => field.inputValue()).toBe(question);
      });
    }
  },
);

test.skipIf(isWithoutBrowser)(
  'words without an answer are reported once the visitor stops, and nothing that may be personal is',
  async () => {
    for (const locale of drivenLocales) {
      await visit(desktop, async (page) => {
        const sent: unknown[] = [];
        page.on('request', (request) => {
          if (request.url().endsWith('/api/unanswered')) sent.push(request.postDataJSON());
        });
        await page.clock.install();
        await page.goto(localizedPath(parseOwnPath('/sorting'), locale));
        const field = page.locator('#sorting-query');
        const status = page.locator('.sorting-search [role="status"]');
        const miss = async (typed: string) => {
          await field.fill(typed);
          await page.clock.runFor(600);
          await expect.poll(() => status.innerText()).toBe(textIn(sortingTexts.none, locale));
        };
        await miss('qwxzqwxzq');
        await page.clock.runFor(2000);
        await miss('qwxzqwxz@wxzqwxzq');
        await page.clock.runFor(4000);
        await miss('qwxzqwxz 5555 5555');
        await page.clock.runFor(4000);
        await miss('Qwxzqwxz');
        await page.clock.runFor(4000);
        await expect.poll(() => sent).toEqual([{ words: 'qwxzqwxz', locale }]);
        await miss('wxzqwxzq');
        await miss('qwxzqwxz');
        await page.clock.runFor(4000);
        await page.locator('h1').click();
        expect(sent.length).toBe(1);
      });
    }
  },
);
