/** The status page and its JSON: who may see them, and what they contain. */
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { success } from '#platform/base/result.ts';
import { locales, textIn } from '#platform/languages/locale.ts';
import { addDays, tallinnDay } from '#platform/time/tallinn-day.ts';
import { findingSchema, publishRecordSchema, serverStateSchema } from '#platform/publish/status-schema.ts';
import { FileUnanswered } from '#features/search/file-unanswered.server.ts';
import { signLink } from '#platform/calls/signed-link.ts';
import { translator } from '#shell/languages/messages.ts';
import { statusTexts } from '#features/status/status-messages.ts';
import { unansweredTexts } from '#features/search/unanswered-messages.ts';
import { readStatusSecret, statusLink } from '#features/status/status-link.server.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { buildSite } from './site/built-site.ts';
import { openClient } from './site/client.ts';

const secret = 'a secret of the status page';
const { files, settings } = await buildSite();
const open = await openClient();
const closed = await openClient({ PREVIEW_SECRET: secret });
afterAll(async () => {
  await Promise.all([open.close(), closed.close()]);
});

const jsonSchema = z.object({
  verdict: z.string(),
  version: z.object({ content: z.string(), code: z.string(), commit: z.literal('commit-under-test') }),
  publishes: z.array(publishRecordSchema).min(1),
  syncs: z.tuple([]),
  findings: z.array(findingSchema),
  server: serverStateSchema,
});

/** The secret in the link of the doctor command, which reads what the server saved. */
const kept = () => readStatusSecret(settings.stateDir);
const linked = (address: string) => statusLink(kept(), Date.now()).replace(/^\/status/u, address);

const addresses = locales.map((locale) => localizedPath(parseOwnPath('/status'), locale));

test('without a secret in the settings whoever reads that of the server sees the status, in three languages and as JSON, kept by nobody', async () => {
  // The content is checked in parallel with the first requests.
  const json = await vi.waitFor(
    async () => jsonSchema.parse(JSON.parse((await open.send(linked('/status.json'))).body)),
    { timeout: 120_000, interval: 200 },
  );
  expect(json.verdict).toBe('good');
  expect(json.publishes[0]?.version).toBe(json.version.content);
  const station = json.findings.find(({ type }) => type === 'station-without-hours');
  expect(station).toMatchObject({
    kind: 'waste-stations',
    place: 'hours',
    file: expect.stringMatching(/^waste-stations\/./u) as string,
  });
  for (const [index, locale] of locales.entries()) {
    const { status, body, headers } = await open.send(linked(addresses[index] ?? ''));
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      'private, no-store',
      'noindex',
    ]);
    expect(body).toContain(`<html lang="${locale}"`);
    expect(body).toContain(statusTexts.verdicts.good[locale]);
    expect(body).toContain(statusTexts.findingGroups['station-without-hours'][locale]);
    expect(body).toContain(station?.title);
    expect(body).toContain(json.version.content);
    expect(body).not.toMatch(/\sstyle=|<script(?![^>]*\bsrc=)[^>]*>\S/u);
  }
});

test('asked for entries of WordPress, the status tells of these alone, and only to whoever has the link', async () => {
  const address = `${linked('/status.json')}&entries=12,013,x,${'9'.repeat(40)}`;
  const told: unknown = JSON.parse((await open.send(address)).body);
  // Nothing was ever synced, so what the site has of an entry is not known.
  expect(told).toEqual({ verdict: 'good', publishes: expect.any(Array) as unknown, syncs: [], findings: [] });
  expect((await open.send('/status.json?entries=12')).status).toBe(403);
});

test('the status lists what the server keeps, its threads included, and none keeps more than it may', async () => {
  await open.send('/search?searchQuery=keila');
  await open.send('/about');
  const { server } = jsonSchema.parse(JSON.parse((await open.send(linked('/status.json'))).body));
  expect(server.warnings).toEqual([]);
  expect(server.caches.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'answers given a moment ago',
      'answers of upstreams',
      'answers that pages are made of',
      'compressed files',
      'failures of upstreams',
      'files of the site',
      'parts of the search index',
      'proofs of work that were used',
      'requests for pages',
      'requests for previews',
      'requests to the live part',
    ]),
  );
  expect(
    server.caches.filter(
      ({ entries, maxEntries, bytes, maxBytes }) => entries > maxEntries || bytes > maxBytes,
    ),
  ).toEqual([]);
  const parts = server.caches.find(({ name }) => name === 'parts of the search index');
  expect(parts?.bytes).toBeGreaterThan(10_000);
  const { body } = await open.send(linked('/en/status'));
  expect(body).toContain(statusTexts.page.memory.en);
  expect(body).toContain('parts of the search index');
});

const anyRoom = () => success(undefined);

test('editors see the words that what goes where has no answer for, once they were typed on two days', async () => {
  const today = tallinnDay(Date.now());
  const store = new FileUnanswered(join(settings.stateDir, 'unanswered.sqlite'));
  for (const day of [addDays(today, -3), today])
    await store.note({ day, locale: 'ru', words: 'ховерборд' }, anyRoom);
  await store.note({ day: today, locale: 'et', words: 'hõljuk' }, anyRoom);
  for (const [index, locale] of locales.entries()) {
    const { body } = await open.send(linked(addresses[index] ?? ''));
    expect(body).toContain(textIn(unansweredTexts.heading, locale));
    expect(body).toMatch(/lang="ru"[^>]*>\s*ховерборд/u);
    expect(body).not.toContain('hõljuk');
  }
});

test('nobody else sees it, from wherever they come and whatever they say of themselves', async () => {
  const { port } = new URL(open.origin);
  const handedOn: readonly Readonly<Record<string, string>>[] = [
    // As nginx forwards requests by default (1.29.7 and later), and as a request from the machine itself.
    {},
    { host: `127.0.0.1:${port}` },
    { host: 'localhost' },
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
    { via: '1.1 proxy' },
    { 'cf-connecting-ip': '127.0.0.1' },
    { host: 'www.example.ee' },
    { host: `rebound.example:${port}` },
  ];
  for (const headers of handedOn) {
    for (const [index, locale] of locales.entries()) {
      const { status, body } = await open.send(addresses[index] ?? '', { headers });
      expect([headers, status]).toEqual([headers, 403]);
      expect(body).toContain(statusTexts.page.refused[locale]);
      expect(body).toContain(translator(locale)('common.toHome'));
      expect(body).not.toMatch(/commit-under-test|class="publishes"/u);
    }
    const { status, body } = await open.send('/status.json', { headers });
    expect([status, Object.keys(JSON.parse(body) as object)]).toEqual([403, ['error']]);
  }
});

test('a setting opens it to everybody, links signed or not', async () => {
  const client = await openClient({ STATUS_PUBLIC: 'yes', PREVIEW_SECRET: secret });
  const headers = { host: 'www.example.ee', 'x-forwarded-for': '203.0.113.9' };
  for (const address of ['/status', '/status.json', statusLink(secret, Date.now()), '/status?signature=x']) {
    expect([address, (await client.send(address, { headers })).status]).toEqual([address, 200]);
  }
  await client.close();
});

test('what visitors typed is not for everybody: a public status has it with a signed link only', async () => {
  const client = await openClient({ STATUS_PUBLIC: 'yes', PREVIEW_SECRET: secret });
  const today = tallinnDay(Date.now());
  const store = new FileUnanswered(join(settings.stateDir, 'unanswered.sqlite'));
  for (const day of [addDays(today, -1), today])
    await store.note({ day, locale: 'et', words: 'laimav lause' }, anyRoom);
  const typed = /laimav lause/u;
  for (const query of ['', '?signature=x', statusLink('another secret', Date.now()).slice('/status'.length)])
    for (const address of [...addresses, '/status.json'])
      expect((await client.send(`${address}${query}`)).body).not.toMatch(typed);
  const link = statusLink(secret, Date.now());
  expect((await client.send(link)).body).toMatch(typed);
  expect((await client.send(link.replace('/status', '/status.json'))).body).toMatch(typed);
  // Links to the other languages keep the signature.
  expect((await client.send(link)).body).toMatch(/href="\/ru\/status\?until=\d+[^"]*signature=/u);
  await client.close();
});

test('the status is no file of the site and stands in no sitemap', async () => {
  expect(files.filter((file) => /^(?:ru\/|en\/)?status\.\w+$/u.test(file))).toEqual([]);
  expect((await open.send('/sitemaps/entries.xml')).body).not.toContain('/status');
  expect((await open.send('/status', { method: 'POST' })).status).toBe(405);
});

test('with a secret only a signed link opens it, for as long as it holds', async () => {
  const now = Date.now();
  const seconds = Math.floor(now / 1000);
  const sign = (until: number, key = secret) => `?until=${until}&signature=${signLink('status', until, key)}`;
  const refused = ['', sign(seconds - 1), sign(seconds + 60, 'another secret'), sign(seconds + 2 * 86_400)];
  for (const query of refused) {
    for (const address of [...addresses, '/status.json']) {
      const { status, body, headers } = await closed.send(`${address}${query}`);
      expect([address, query, status]).toEqual([address, query, 403]);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(body).not.toMatch(/commit-under-test|waste-stations\/\w+\.json|class="publishes"/u);
    }
  }
  const link = statusLink(secret, now);
  const page = await closed.send(link);
  expect(page.status).toBe(200);
  // Its links to other languages (also in the header) and to the JSON work too.
  const links = [...page.body.matchAll(/href="([^"]*signature=[^"]*)"/gu)].map(([, href = '']) =>
    href.replaceAll('&#38;', '&').replaceAll('&amp;', '&'),
  );
  expect(links.map((href) => /^[^?]*\?(?:lang=\w+)?/u.exec(href)?.[0])).toEqual([
    '/status?lang=et',
    '/ru/status?lang=ru',
    '/en/status?lang=en',
    '/ru/status?',
    '/en/status?',
    '/status.json?',
  ]);
  for (const href of links) {
    const { status, headers } = await closed.send(href);
    const shown = status === 302 ? await closed.send(String(headers.location)) : { status };
    expect([href, shown.status]).toEqual([href, 200]);
  }
});

test('the status shows no secret and no folder of the machine', async () => {
  const { body } = await closed.send(statusLink(secret, Date.now()));
  expect(body).not.toContain(secret);
  const { body: own } = await open.send(linked('/status'));
  for (const shown of [body, own]) {
    expect(shown).not.toContain(kept());
    expect(shown).not.toContain(settings.stateDir);
  }
});
