/** What goes where: pages of objects and bins, and the field that answers while one types. */
import { afterAll, expect, test } from 'vitest';
import { type Locale, locales, textIn } from '#model/locale.ts';
import { binIds, laterListParts } from '#model/sorting.ts';
import { sortingTexts } from '#site/messages/sorting.ts';
import { sortingBins } from '#site/messages/sorting-bins.ts';
import { localizedPath } from '#site/paths.ts';
import { parseOwnPath } from '#model/page-path.ts';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { attributes, loadPages, type SitePage, texts } from './site/pages.ts';
import { drivenLocales } from './site/driven.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const client = await openClient({});
afterAll(() => client.close());
const visit = openBrowser(client.origin);
const pages = await loadPages();
const items = pages.filter(({ path }) => /^\/sorting\/(?!(?:list|marks|print)$)[^/]+$/u.test(path));

const minObjects = 500;

test('at least 500 objects have a page in each language, which says in one line where each goes', () => {
  for (const locale of locales) {
    const own = items.filter((page) => page.locale === locale);
    expect(own.length).toBeGreaterThanOrEqual(minObjects);
    const without = own.filter(({ document }) => texts(document, '.sorting-answer .lead').join('') === '');
    expect(without.map(({ path }) => path)).toEqual([]);
  }
});

test('each object is on the page of its bin, and on that of each bin where people put it by mistake', () => {
  const linked = (page: SitePage) => attributes(page.document, '.columns a', 'href');
  const ofBin = Map.groupBy(
    pages.filter(({ path }) => path.startsWith('/sorting/bin/')),
    ({ path, locale }) => localizedPath(parseOwnPath(path.replace(/\/not$/u, '')), locale),
  );
  expect(ofBin.size).toBe(binIds.length * locales.length);
  const missing = items.flatMap(({ path, locale, document }) => {
    const own = localizedPath(parseOwnPath(path), locale);
    const [bin = ''] = attributes(document, '.sorting-answer a', 'href');
    const never = attributes(document, 'section[aria-labelledby="never"] a', 'href');
    return [bin, ...never]
      .filter((href) => {
        const all = ofBin.get(href)?.flatMap(linked) ?? [];
        // What can be recycled is named by its bin, which lists it.
        return !all.includes(own) && !(href !== bin && all.includes(bin));
      })
      .map((href) => `${own}: ${href}`);
  });
  expect(missing).toEqual([]);
});

test('home, questions, guides, stations and missed collections lead to what goes where', () => {
  const leading = [
    /^\/$/u,
    /^\/customer-support\/faq\/sorting$/u,
    /^\/customer-support\/instructions\/(?:pakendid|paber-ja-kartong|ohtlikud-jaatmed-kodus)$/u,
    /^\/customer-support\/unserved-addresses$/u,
    /^\/home-customer\/waste-stations\/[^/]+$/u,
  ];
  const without = pages
    .filter(({ path }) => leading.some((pattern) => pattern.test(path)))
    .filter(
      ({ document, locale }) =>
        !attributes(document, 'main a', 'href').includes(localizedPath(parseOwnPath('/sorting'), locale)),
    );
  expect(without.map(({ address }) => address)).toEqual([]);
});

test('each kind of waste of a station leads to what belongs there: to a bin, or to its kind among what goes to a station', () => {
  for (const locale of locales) {
    const own = pages.filter((page) => page.locale === locale);
    const station = localizedPath(parseOwnPath('/sorting/bin/station'), locale);
    const kinds = own
      .filter(({ path }) => path === '/sorting/bin/station')
      .flatMap(({ document }) => attributes(document, 'section[aria-labelledby="right"] h3', 'id'));
    expect(kinds).toEqual(expect.arrayContaining(['bulky', 'construction', 'metal', 'tyres']));
    const links = own
      .filter(({ path }) => /^\/home-customer\/waste-stations\/\d+$/u.test(path))
      .flatMap(({ document }) => attributes(document, 'section[aria-labelledby="accepted"] li a', 'href'));
    expect(links.length).toBeGreaterThan(100);
    const places = new Set(kinds.map((kind) => `${station}#${kind}`));
    expect(links.filter((href) => href.startsWith(station) && !places.has(href))).toEqual([]);
    expect(links.filter((href) => !/\/sorting\/bin\/[a-z]+(?:#[a-z]+)?$/u.test(href))).toEqual([]);
  }
});

test('the list has all objects by letter, and old words lead to the page', async () => {
  for (const locale of locales) {
    const parts = pages.filter(
      (page) => /^\/sorting\/list(?:\/\d)?$/u.test(page.path) && page.locale === locale,
    );
    expect(parts.length).toBe(1 + laterListParts.length);
    const linked = parts.flatMap(({ document }) => attributes(document, '.columns a', 'href'));
    const letters = parts.map(({ document }) => attributes(document, '.letters a', 'href'));
    const headings = parts.map(({ document }) =>
      attributes(document, 'section.part > h2', 'id').filter((id) => id.startsWith('letter-')),
    );
    expect(new Set(letters.map((all) => all.length))).toEqual(new Set([headings.flat().length]));
    const own = items
      .filter((page) => page.locale === locale)
      .map(({ path }) => localizedPath(parseOwnPath(path), locale));
    expect(linked.sort()).toEqual(own.sort());
  }
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

test.skipIf(isWithoutBrowser)(
  'axe finds no fault on the new kinds of page, and nothing is wider than a phone',
  async () => {
    for (const locale of locales) {
      for (const path of [
        '/sorting',
        '/sorting/list',
        '/sorting/list/2',
        '/sorting/bin/packaging/not',
        '/sorting/marks',
        '/sorting/bin/mixed',
        '/sorting/pitsakarp',
        '/sorting/patarei',
      ]) {
        await visit({ ...phone, ...still }, async (page) => {
          await page.goto(localizedPath(parseOwnPath(path), locale));
          expect([path, await audit(page, locale)]).toEqual([path, []]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        });
      }
    }
  },
);
