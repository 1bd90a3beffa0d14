/** The list of unserved addresses without JavaScript: a page for one request. */
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startFaultyUpstream } from '#fakes/fake-upstream.ts';
import { unservedDays } from '#shell/company/business-rules.ts';
import type { UnservedAnswer } from '#features/unserved/unserved-answer.ts';
import { locales } from '#platform/languages/locale.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { addDays, tallinnDay } from '#platform/time/tallinn-day.ts';
import { PageRenderer } from '#platform/on-demand/page-renderer.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { audit, still } from './accessibility/audit.ts';
import { buildSite } from './site/built-site.ts';
import { openClient } from './site/client.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const client = await openClient();
afterAll(client.close);
const visit = openBrowser(client.origin);
const { settings } = await buildSite();

const path = parseOwnPath('/customer-support/unserved-addresses');
const today = tallinnDay(Date.now());

/** The demonstration has a row a day in each of nine places; a page has 50 at most. */
const ofAllPlaces = Math.min(50, 9 * (unservedDays + 1));

/** The plain part of a page; with JavaScript it is hidden. */
const plain = (html: string) =>
  /<div class="unserved-plain until-started">.*?<script type="module"/su.exec(html)?.[0] ?? '';
const rows = (html: string) => plain(html).match(/class="unserved-place"/gu)?.length ?? 0;

/** A client whose content base answers with a body, or fails. */
async function openWith(body: unknown) {
  const upstream = await startFaultyUpstream();
  Object.assign(upstream, body === undefined ? { status: 500, body: {} } : { body });
  const { send, close } = await openClient({ CONTENT_BASE_URL: upstream.url });
  onTestFinished(async () => {
    await close();
    await upstream.close();
  });
  return send;
}

test('a choice in the address is answered with the list, in each language, kept as long as that of the call', async () => {
  for (const locale of locales) {
    const address = localizedPath(path, locale);
    const all = await client.send(`${address}?address=`);
    const some = await client.send(`${address}?area=Tartu+maakond&city=Tartu+vald`);
    expect([all.status, some.status]).toEqual([200, 200]);
    expect([rows(all.body), rows(some.body)]).toEqual([ofAllPlaces, unservedDays + 1]);
    expect(some.body).toMatch(/<option value="Tartu vald"(?: lang="et")? selected>/u);
    expect(some.body).toContain('<meta name="robots" content="noindex">');
    expect(some.headers['cache-control']).toMatch(/^public, max-age=\d+$/u);
    expect(some.headers['x-robots-tag']).toBe('noindex');
  }
  const found = await client.send(`${path}?address=${encodeURIComponent('Kase tn 4')}`);
  expect(rows(found.body)).toBeGreaterThan(0);
  expect(rows(found.body)).toBeLessThan(unservedDays);
  expect(found.body).toContain('value="Kase tn 4"');
});

test('without a choice the published page has the form, and search engines list it', async () => {
  const { body, headers } = await client.send(path);
  expect(plain(body)).toContain('name="address"');
  expect(rows(body)).toBe(0);
  expect(body).not.toContain('JavaScripti');
  expect(body).not.toContain('content="noindex"');
  expect(headers['x-robots-tag']).toBeUndefined();
});

test('an empty list, one that failed and one that nothing matches are three different things', async () => {
  const empty = plain((await (await openWith([]))(`${path}?address=`)).body);
  const failed = await (await openWith(undefined))(`/en${path}?address=`);
  const nothing = plain((await client.send(`/en${path}?address=krokodill`)).body);
  expect(empty).toContain(
    `Andmed puuduvad. Täna ja viimase ${unservedDays} päeva jooksul ei ole ühtegi konteinerit`,
  );
  expect(failed.status).toBe(502);
  expect(failed.headers['cache-control']).toBe('private, no-store');
  expect(plain(failed.body)).toContain('We could not load the list. Your address may still be on it.');
  expect(plain(failed.body)).not.toContain('No data available');
  expect(nothing).toContain('That address is not on the list.');
});

test('an old list says of when it is, and a row of today until when the truck may still come', async () => {
  const row = { area: 'Tallinn', city: 'Pirita', address: 'Lodja tn 5' };
  const answer: UnservedAnswer = {
    isDemonstration: false,
    isStale: true,
    asOf: `${today}T08:00:00Z`,
    addresses: [today, addDays(today, -1)].map((date) => ({ ...row, id: date, date })),
  };
  const render = async (time: string) => {
    const outcome = { type: 'answered', answer, moment: { day: today, time } } as const;
    const page = { path, locale: 'en', visit: { unserved: { query: '', outcome } } } as const;
    return plain((await new PageRenderer(settings).render(page)).html);
  };
  const before = await render('21:59');
  expect(before).toContain('We could not load a newer list. This one is from');
  expect(before.match(/The truck may still come until 22:00\./gu)).toHaveLength(1);
  expect(await render('22:00')).not.toContain('may still come');
});

test('a long list has pages, and a page of it keeps the choice', async () => {
  const list = Array.from({ length: 120 }, (_, index) => ({
    id: index,
    area: index < 110 ? 'Tallinn' : 'Harju maakond',
    city: 'Nõmme',
    address: `Vaarika tn ${index + 1}`,
    date: today,
  }));
  const send = await openWith(list);
  const first = await send(`${path}?area=Tallinn`);
  expect(rows(first.body)).toBe(50);
  const links = [...plain(first.body).matchAll(/href="([^"]*page=\d+)"/gu)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  // The last one leads to the next page.
  const last = links.at(-2) ?? '';
  expect(last).toBe(`${path}?area=Tallinn&page=3`);
  expect(rows((await send(last)).body)).toBe(10);
});

test('what was typed is text, whatever it holds', async () => {
  const hostile = '"><script>alert(1)</script>';
  const query = new URLSearchParams({ area: hostile, city: hostile, address: hostile, page: '-1e9' });
  const { status, body } = await client.send(`${path}?${query.toString()}`);
  expect(status).toBe(200);
  expect(body).not.toContain('"><script>alert');
  const long = await client.send(`${path}?address=${'a'.repeat(2000)}`);
  expect(plain(long.body)).not.toContain('a'.repeat(101));
});

test.skipIf(isWithoutBrowser)(
  'without JavaScript the list is read and narrowed by its form alone',
  async () => {
    await visit(
      { viewport: { width: 390, height: 844 }, ...still, javaScriptEnabled: false },
      async (page) => {
        await page.goto(`/en${path}`);
        const form = page.locator('.unserved-plain form');
        const button = await form.locator('button').boundingBox();
        expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThan(844);
        await form.locator('button').click();
        const places = page.locator('.unserved-plain .unserved-place');
        await expect.poll(() => places.count()).toBe(ofAllPlaces);
        expect((await places.first().boundingBox())?.y).toBeLessThan(844);
        await form.locator('select[name="area"]').selectOption('Tallinn');
        await form.locator('button').click();
        await expect.poll(() => places.count()).toBe(2 * (unservedDays + 1));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      },
    );
  },
);

test.skipIf(isWithoutBrowser)(
  'with JavaScript the island shows the list, once, and the plain one is hidden',
  async () => {
    await visit({ ...desktop, ...still }, async (page) => {
      await page.goto(`/ru${path}?area=Tallinn`);
      await page.locator('.unserved .unserved-list').first().waitFor();
      expect(await page.locator('.unserved-plain').isVisible()).toBe(false);
      expect(await audit(page, 'unserved with a choice')).toEqual([]);
    });
  },
);
