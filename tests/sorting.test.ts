/** What goes where: the field that answers while one types. What its pages say: tests/pages/checks/sorting.ts. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { type Locale, textIn } from '#platform/languages/locale.ts';
import { sortingTexts } from '#features/sorting/sorting-messages.ts';
import { sortingBins } from '#features/sorting/bin-messages.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { openClient } from './site/client.ts';
import { drivenLocales } from './site/driven.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';
import { parseXml } from './site/xml.ts';

const client = await openClient();
afterAll(() => client.close());
const visit = openBrowser(client.origin);
test('an old word leads to what goes where', async () => {
  const { status, headers } = await client.send('/kuhu-visata');
  expect([status, headers.location]).toEqual([301, '/sorting']);
});

/** What people type, and the object that they mean. */
const typed: Readonly<Record<Locale, readonly [string, string]>> = {
  et: ['nööppatareid', 'Nööppatarei'],
  ru: ['батарейки-таблетки', 'Батарейка-таблетка'],
  en: ['button cells', 'Button cell'],
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
      expect(await first.innerText()).toContain(textIn(sortingBins.batteries.name, locale));
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

/** An object of each kind of place: a lid, a flap, a counter, a heap, and none. */
const answered = [
  'pappkast',
  'vanad-riided',
  'pandipudel',
  'ravimid',
  'varv',
  'diivan',
  'vana-auto',
] as const;

/** When each part of the drawing stands still, in milliseconds after the page is drawn. */
const findEnds = (page: Page): Promise<readonly number[]> =>
  page.locator('.answer-drawing :is(.lid, .flap, .falling)').evaluateAll((parts) =>
    parts.map((part) => {
      const { animationName, animationDelay, animationDuration } = getComputedStyle(part);
      return animationName === 'none'
        ? 0
        : (parseFloat(animationDelay) + parseFloat(animationDuration)) * 1000;
    }),
  );

test.skipIf(isWithoutBrowser)(
  'the object drops into its bin or place within 400 ms, and is there at once where motion is not wanted',
  async () => {
    for (const id of answered) {
      await visit(desktop, async (page) => {
        await page.goto(`/sorting/${id}`);
        const ends = await findEnds(page);
        expect([Math.max(...ends), Math.min(...ends) > 0], id).toEqual([400, true]);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        expect(Math.max(...(await findEnds(page))), id).toBe(0);
      });
    }
  },
);

test.skipIf(isWithoutBrowser)(
  'on a small phone the drawing leaves the sentence of the answer in the first screen',
  async () => {
    for (const [place, id] of answered.entries()) {
      const locale = drivenLocales[place % drivenLocales.length] ?? 'et';
      await visit({ viewport: { width: 360, height: 640 } }, async (page) => {
        await page.goto(localizedPath(parseOwnPath(`/sorting/${id}`), locale));
        const box = await page.locator('.sorting-answer .lead').boundingBox();
        expect((box?.y ?? 640) + (box?.height ?? 0), id).toBeLessThan(640);
      });
    }
  },
);

test('the drawings of objects are one file', async () => {
  const { status, headers, body } = await client.send('/icons/silhouettes.svg');
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(parseXml(body).name).toBe('svg');
});
