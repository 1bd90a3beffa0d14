/** Feeds of unserved addresses, one for each county. */
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startFaultyUpstream } from '#fakes/fake-upstream.ts';
import { unservedDays } from '#shell/company/business-rules.ts';
import { countySchema } from '#shell/map/county.ts';
import { locales } from '#platform/languages/locale.ts';
import { tallinnDay } from '#platform/time/tallinn-day.ts';
import { unservedFeedAddress, unservedFeedCounties } from '#features/unserved/unserved-feed.ts';
import { municipalityCentres } from '#shell/places/municipality-centres.ts';
import { openClient } from './site/client.ts';
import { isThorough } from './site/driven.ts';

const client = await openClient();
afterAll(client.close);

const harju = 'Harju maakond';
const buildFeedAddress = (county: (typeof unservedFeedCounties)[number]) =>
  unservedFeedAddress({ locale: 'et', county });
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>(.*?)</${name}>`, 'gsu'))].map(([, text = '']) => text);
const ids = (xml: string) => all(xml, 'entry').flatMap((entry) => all(entry, 'id'));

async function openWith(body: unknown) {
  const upstream = await startFaultyUpstream();
  Object.assign(upstream, body === undefined ? { status: 500, body: {} } : { body });
  const opened = await openClient({ CONTENT_BASE_URL: upstream.url });
  onTestFinished(async () => {
    await opened.close();
    await upstream.close();
  });
  return opened.send;
}

test('the page links a feed for each county, and each of them answers', async () => {
  for (const locale of locales) {
    const prefix = locale === 'et' ? '' : `/${locale}`;
    const { body } = await client.send(`${prefix}/customer-support/unserved-addresses`);
    for (const county of unservedFeedCounties) {
      const address = unservedFeedAddress({ locale, county });
      expect(body).toMatch(
        new RegExp(`<link rel="alternate" type="application/atom\\+xml"[^>]* href="${address}">`, 'u'),
      );
      expect(body).toContain(`<a href="${address}"`);
      const { status, headers } = await client.send(address);
      expect([address, status, headers['content-type']]).toEqual([
        address,
        200,
        'application/atom+xml; charset=utf-8',
      ]);
      expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/u);
    }
  }
});

if (isThorough)
  test('who reads every feed of the site once, all at the same time, gets every one', async () => {
    const usual = await openClient({});
    onTestFinished(usual.close);
    const addresses = locales.flatMap((locale) =>
      [...municipalityCentres.keys()].map((municipality) =>
        unservedFeedAddress({ locale, county: undefined, municipality }),
      ),
    );
    expect(addresses).toHaveLength(234);
    const answers = await Promise.all(addresses.map((address) => usual.send(address)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBeGreaterThan(200);
  });

test('a feed holds the rows of its county, Tallinn with Harjumaa, and that of all counties every row, each once', async () => {
  const everything = (await client.send(buildFeedAddress(undefined))).body;
  expect(ids(everything)).toHaveLength(9 * (unservedDays + 1));
  expect(new Set(ids(everything)).size).toBe(9 * (unservedDays + 1));
  const { body } = await client.send(buildFeedAddress(harju));
  expect(ids(body)).toHaveLength(4 * (unservedDays + 1));
  expect(body).toContain('Kloostri tee');
  const counts = await Promise.all(
    countySchema.options.map(
      async (county) => ids((await client.send(buildFeedAddress(county))).body).length,
    ),
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(9 * (unservedDays + 1));
});

test('a row keeps its id when a new one comes before it, and says in the language of the feed what the list says', async () => {
  const row = {
    area: 'Tallinn',
    city: 'Nõmme',
    address: 'Vaarika tn 6 <b>',
    date: tallinnDay(Date.now()),
    garbage: 'Biojäätmed',
    reason: 'Veok läks rikki',
  };
  const one = (await (await openWith([{ ...row, id: 'a1' }]))('/feeds/unserved/en/harju.xml')).body;
  const two = (
    await (
      await openWith([
        { ...row, id: 'b2', address: 'Aia 1' },
        { ...row, id: 'a1' },
      ])
    )('/feeds/unserved/en/harju.xml')
  ).body;
  expect(ids(one)).toHaveLength(1);
  expect(ids(two)).toContain(ids(one)[0]);
  expect(one).toContain('The truck broke down');
  expect(one).not.toContain('Tallinn</b>');
  expect(one).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="');
  expect(one).toMatch(/<author>\s*<name>[^<]+<\/name>/u);
});

test('a list that fails is no empty feed: its reader is told to ask again', async () => {
  const send = await openWith(undefined);
  const { status, headers, body } = await send(buildFeedAddress(harju));
  expect([status, body]).toEqual([503, '']);
  expect(headers['retry-after']).toMatch(/^\d+$/u);
  expect(headers['cache-control']).toBe('no-store');
  const empty = await (await openWith([]))(buildFeedAddress(harju));
  expect([empty.status, ids(empty.body)]).toEqual([200, []]);
});

test('a county that is none has no feed', async () => {
  for (const path of [
    '/feeds/unserved/et/riia.xml',
    '/feeds/unserved/xx/harju.xml',
    '/feeds/unserved/et/harju',
  ])
    expect((await client.send(path)).status).toBe(404);
  const head = await client.send(buildFeedAddress(harju), { method: 'HEAD' });
  expect([head.status, head.body]).toEqual([200, '']);
  expect((await client.send(buildFeedAddress(harju), { method: 'POST' })).status).toBe(405);
});

test('the feed of a municipality holds its rows, with days that begin at midnight in Tallinn', async () => {
  const { body, headers } = await client.send('/feeds/unserved/en/0784.xml');
  expect(ids(body)).toHaveLength(2 * (unservedDays + 1));
  expect(body).toContain('missed collections, Tallinn');
  expect(all(body, 'entry').flatMap((entry) => all(entry, 'updated'))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\+0[23]:00$/u)]),
  );
  expect(body).not.toMatch(/<updated>[^<]*Z</u);
  const again = await client.send('/feeds/unserved/en/0784.xml', {
    headers: { 'If-None-Match': `"other", ${headers.etag ?? ''}` },
  });
  expect([again.status, again.body]).toEqual([304, '']);
  const other = await client.send('/feeds/unserved/en/0793.xml');
  expect(other.headers.etag).not.toBe(headers.etag);
  expect((await client.send('/feeds/unserved/en/9999.xml')).status).toBe(404);
});

test('the page links the feed of every municipality', async () => {
  const { body } = await client.send('/ru/customer-support/unserved-addresses');
  expect(body.match(/href="\/feeds\/unserved\/ru\/\d{4}\.xml"/gu)).toHaveLength(78);
});

if (isThorough)
  test('a list that was asked again and is the same is not sent again', async () => {
    const row = { id: 'a', area: 'Tallinn', city: 'Nõmme', address: 'Aia 1', date: tallinnDay(Date.now()) };
    const first = await openWith([row]);
    const second = await openWith([row]);
    const { headers } = await first('/feeds/unserved/et/harju.xml');
    const asked = { headers: { 'If-None-Match': headers.etag ?? '' } };
    expect((await second('/feeds/unserved/et/harju.xml', asked)).status).toBe(304);
    const third = await openWith([{ ...row, address: 'Aia 2' }]);
    expect((await third('/feeds/unserved/et/harju.xml', asked)).status).toBe(200);
  });

if (isThorough)
  test('a reader that asks often is answered as always, since nothing is made for it', async () => {
    const { send, close } = await openClient({ RATE_LIMIT: '6' });
    onTestFinished(close);
    const statuses = new Set<number>();
    for (let asked = 0; asked < 30; asked += 1) statuses.add((await send(buildFeedAddress(harju))).status);
    expect([...statuses]).toEqual([200]);
  });
