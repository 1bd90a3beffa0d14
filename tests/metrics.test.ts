/** /metrics of a running server, and the files for Prometheus and Grafana that are made for it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { filesBelow } from '#platform/base/file-marks.ts';
import { liveSettingNames } from '#features/live-settings.server.ts';
import { openClient } from './site/client.ts';
import {
  startRunningSite,
  edit,
  body,
  breakDown,
  metricsToken as token,
  patience,
} from './site/running-site.ts';

const client = await openClient({ METRICS_TOKEN: token, RATE_LIMIT: '100000' }, () => undefined);
afterAll(client.close);

const folder = join(import.meta.dirname, '../docs/monitoring');

const local = { host: new URL(client.origin).host };

/** What Prometheus sends. */
const withToken = { headers: { authorization: `Bearer ${token}` } };

async function scrape(): Promise<string> {
  const { status, body: text } = await client.send('/metrics', withToken);
  expect(status).toBe(200);
  return text;
}

/** Value of a series; 0 without one. */
const findValue = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length) ?? 0,
  );

test('whoever has no token gets the page for what is not there, on this machine and as a plain proxy sends it on', async () => {
  const { headers, body: text } = await client.send('/metrics', withToken);
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/u);
  expect(headers['cache-control']).toBe('no-store');
  expect(text).toContain('# TYPE site_http_requests_total counter');
  const ordinary = await client.send('/no-such-page', { headers: { host: 'www.example.ee' } });
  for (const foreign of [
    { host: 'www.example.ee' },
    local,
    { host: 'localhost' },
    { host: '[::1]' },
    { ...local, 'x-forwarded-for': '127.0.0.1' },
    { ...local, authorization: 'Bearer ' },
    { ...local, authorization: 'Bearer undefined' },
    { host: 'www.example.ee', authorization: 'Bearer another token of the tests' },
    { host: 'www.example.ee', authorization: token },
  ]) {
    const refused = await client.send('/metrics', { headers: foreign });
    expect([foreign, refused.status]).toEqual([foreign, 404]);
    expect(refused.body).not.toContain('site_http');
    expect(Object.keys(refused.headers)).toEqual(Object.keys(ordinary.headers));
  }
  const posted = await client.send('/metrics', { ...withToken, method: 'POST' });
  expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('with the token programs on other machines may read', async () => {
  const headers = {
    host: 'www.example.ee',
    'x-forwarded-for': '198.51.100.7',
    authorization: `Bearer ${token}`,
  };
  const { status, body: text } = await client.send('/metrics', { headers });
  expect([status, text.includes('site_http_requests_total')]).toEqual([200, true]);
  const head = await client.send('/metrics', { headers, method: 'HEAD' });
  expect([head.status, head.body]).toEqual([200, '']);
});

test('requests are counted by kind and status', async () => {
  const series = {
    page: 'site_http_requests_total{kind="page",status="200"}',
    missing: 'site_http_requests_total{kind="page",status="404"}',
    made: 'site_http_requests_total{kind="made",status="200"}',
    file: 'site_http_requests_total{kind="file",status="200"}',
    api: 'site_http_requests_total{kind="api",status="200"}',
    wrong: 'site_http_requests_total{kind="other",status="405"}',
    malformed: 'site_http_requests_total{kind="other",status="400"}',
    metrics: 'site_http_requests_total{kind="metrics",status="200"}',
    remembered: 'site_http_remembered_responses_total',
    timed: 'site_http_request_duration_seconds_count{kind="page"}',
    upToASecond: 'site_http_request_duration_seconds_bucket{kind="page",le="30"}',
    health: 'site_api_requests_total{endpoint="health",status="200"}',
  };
  const before = await scrape();
  await client.send('/about');
  await client.send('/about');
  await client.send('/ru/no-such-page');
  await client.send('/favicon.svg');
  await client.send('/api/health');
  await client.send('/customer-support/next-shipping-day?contractNumber=L1000003');
  await client.send('/about', { method: 'DELETE' });
  await client.send('/about', { headers: { host: 'two words' } });
  const after = await scrape();
  const more = Object.entries(series).map(([name, one]) => [
    name,
    findValue(after, one) - findValue(before, one),
  ]);
  expect(Object.fromEntries(more)).toEqual({
    page: 2,
    missing: 1,
    made: 1,
    file: 1,
    api: 1,
    wrong: 1,
    malformed: 1,
    metrics: 1,
    remembered: 1,
    timed: 3,
    upToASecond: 3,
    health: 1,
  });
});

test('no label holds an address, a query or anything else that a visitor sent', async () => {
  const typed = 'L1987654';
  for (const address of [
    `/customer-support/next-shipping-day?contractNumber=${typed}`,
    `/${typed}`,
    `/api/${typed}`,
  ])
    await client.send(address, {
      headers: { 'user-agent': typed, referer: `https://www.example.com/${typed}` },
    });
  const text = await scrape();
  expect(text).not.toContain(typed);
  expect(text).not.toContain('127.0.0.1');
  const labels = [...text.matchAll(/[{,](?<name>\w+)="/gu)].map(({ groups }) => groups?.name);
  expect([...new Set(labels)].filter((name) => name !== undefined && !known.has(name))).toEqual([]);
});

/** All labels, each with few values. */
const known = new Set(
  'kind status le endpoint result code class level upstream outcome reason source cache space type version major minor patch'.split(
    ' ',
  ),
);

test('hundreds of addresses and errors of visitors add no series', async () => {
  const countSeries = (text: string) => text.split('\n').filter((line) => line.startsWith('site_')).length;
  await Promise.all(['/no-such-0', '/api/no-such-0', '/%zz'].map((address) => client.send(address)));
  const before = countSeries(await scrape());
  for (let number = 1; number < 70; number += 1)
    await Promise.all(
      [`/no-such-${number}`, `/api/no-such-${number}`, '/%zz'].map((address) => client.send(address)),
    );
  expect(countSeries(await scrape())).toBe(before);
});

/** Prometheus' own tool, from its Debian package. */
const promtool = '/usr/bin/promtool';

test.skipIf(!existsSync(promtool))('promtool finds no fault with the metrics and the alerts', async () => {
  const text = await scrape();
  const check = (words: readonly string[], input = '') =>
    execFileSync(promtool, words, { input, encoding: 'utf8', stdio: 'pipe' });
  expect(check(['check', 'metrics'], text)).toBe('');
  expect(check(['check', 'rules', join(folder, 'alerts.yml')])).toContain('SUCCESS: 7 rules found');
  expect(check(['test', 'rules', join(folder, 'alerts.test.yml')])).toContain('SUCCESS');
});

test('a running server exports every metric of the dashboard and of the alerts', async () => {
  const exported = new Set(
    [...(await scrape()).matchAll(/^# TYPE (?<name>\S+) /gmu)].map(({ groups }) => groups?.name ?? ''),
  );
  const dashboard = dashboardSchema.parse(JSON.parse(readFileSync(join(folder, 'dashboard.json'), 'utf8')));
  const queries = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...dashboard.templating.list.map(({ query }) => query),
    readFileSync(join(folder, 'alerts.yml'), 'utf8'),
    readFileSync(join(folder, 'alerts.test.yml'), 'utf8'),
  ];
  const used = new Set(queries.flatMap((query) => query.match(/\b(?:site|nodejs|process)_\w+/gu) ?? []));
  const unknown = [...used].filter(
    (name) => !exported.has(name) && !exported.has(name.replace(/_(?:bucket|sum|count)$/u, '')),
  );
  expect(used.size).toBeGreaterThan(20);
  expect(unknown).toEqual([]);
  // What nobody looks at should not be exported.
  const own = [...exported].filter((name) => name.startsWith('site_'));
  const shown = (name: string) => [...used].some((one) => one.startsWith(name)) || unseen.has(name);
  expect(own.filter((name) => !shown(name))).toEqual([]);
});

/** Only compared with others by hand. */
const unseen = new Set(['site_cache_max_bytes', 'site_cache_entries']);

const dashboardSchema = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
  templating: z.object({ list: z.array(z.object({ query: z.string() })) }),
});

test('every alert is explained where it says', () => {
  const page = readFileSync(join(folder, '../operating-alarms.md'), 'utf8');
  const alerts = [...readFileSync(join(folder, 'alerts.yml'), 'utf8').matchAll(/alert: (?<name>\w+)/gu)].map(
    ({ groups }) => groups?.name ?? '',
  );
  expect(alerts).toHaveLength(7);
  // Nobody reads more at night.
  const lines = alerts.map((name) => {
    const section = page.split(`\n### ${name}\n`)[1]?.split('\n#')[0] ?? '';
    return [name, section.split('\n').filter((line) => line !== '').length] as const;
  });
  expect(lines.filter(([, count]) => count < 3 || count > 10)).toEqual([]);
});

test('prom-client is loaded by the first request for the metrics, not by the start', () => {
  const root = join(import.meta.dirname, '..');
  const importing = (pattern: RegExp) =>
    ['src', 'scripts']
      .flatMap((part) => filesBelow(root, part))
      .filter(
        (file) =>
          /(?<!\.test)\.(?:ts|tsx|astro|mjs)$/u.test(file) &&
          pattern.test(readFileSync(join(root, file), 'utf8')),
      );
  expect(importing(/from 'prom-client'/u)).toEqual(['src/platform/server/metrics/exposition.ts']);
  expect(importing(/^import (?!type)[^;]*exposition\.ts'/mu)).toEqual([]);
  expect(importing(/await import\('\.\/exposition\.ts'\)/u)).toEqual([
    'src/platform/server/metrics/respond-metrics.ts',
  ]);
});

test('every secret has its way of rotation', () => {
  const page =
    readFileSync(join(folder, '../operating-alarms.md'), 'utf8')
      .split('\n## Rotating secrets\n')[1]
      ?.split('\n## ')[0] ?? '';
  const secrets = liveSettingNames.filter((name) =>
    /SECRET$|PASSWORD$|TOKEN$|SMTP_URL$|HOOK_URL$/u.test(name),
  );
  expect(secrets.length).toBeGreaterThan(9);
  expect(secrets.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('an edit is counted from its webhook to the page, and a content base that fails by its outcome', async () => {
  const site = await startRunningSite(3);
  const origin = new URL(site.origin);
  const load = async () => (await fetch(new URL('/metrics', origin), withToken)).text();
  edit(site, 2, { ...body('Muudetud sisu'), title: { rendered: 'Muudetud pealkiri' } });
  expect(await site.sendHook(2)).toBe(202);
  await expect
    .poll(async () => (await site.load('/about/news/postitus-2')).html, patience)
    .toContain('Muudetud sisu');
  await expect.poll(async () => findValue(await load(), 'site_webhooks_waiting'), patience).toBe(0);
  const text = await load();
  expect(findValue(text, 'site_webhook_live_seconds_count')).toBe(1);
  expect(findValue(text, 'site_publishes_total{reason="hook",outcome="done"}')).toBe(1);
  expect(findValue(text, 'site_publish_targets_total{result="rendered"}')).toBeGreaterThan(1);
  expect(
    findValue(text, 'site_upstream_requests_total{upstream="content-base",outcome="ok"}'),
  ).toBeGreaterThan(4);
  expect(findValue(text, 'site_upstream_duration_seconds_count{upstream="content-base"}')).toBeGreaterThan(4);
  const age =
    Date.now() / 1000 - findValue(text, 'site_content_checked_timestamp_seconds{source="content-base"}');
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThan(600);
  breakDown(site);
  await site.sendHook(3);
  const failed = 'site_upstream_requests_total{upstream="content-base",outcome="status-5xx"}';
  await expect.poll(async () => findValue(await load(), failed), patience).toBeGreaterThan(0);
  await expect
    .poll(async () => findValue(await load(), 'site_content_failures_total{source="entries"}'), patience)
    .toBe(1);
  expect(findValue(await load(), 'site_webhooks_waiting')).toBe(1);
});
