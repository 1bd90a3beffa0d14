import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLog } from '#platform/base/log.ts';
import { writeEventsTo } from '#platform/events/write-events.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { configureSite } from '#features/features.server.ts';
import { startServer } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'error-page-'));
const folders = { outDir: folder, stateDir: folder, contentDir: 'src/content' };
for (const name of ['_headers', '_redirects']) writeFileSync(join(folder, name), '');

const lines: string[] = [];
const log = createLog((line) => void lines.push(line), { LOG_FORMAT: 'json' });
const live = configureSite({}, folders, { report: writeEventsTo(log) });
const typed = 'L1000003';
const fail = () => Promise.reject(new RangeError(`nothing is known about ${typed}`));
const server = await startServer({
  ...folders,
  port: 0,
  live: {
    ...live,
    handlers: live.handlers.map((handler) =>
      handler.kind === 'made' || handler.kind === 'preview' ? { ...handler, answer: fail } : handler,
    ),
  },
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const events = () => lines.map((line): unknown => JSON.parse(line));

/** The number that the page shows. */
const shownOn = (page: string): string | undefined =>
  /<strong>(?<number>[\da-f-]{36})<\/strong>/u.exec(page)?.[1];

test('a request that fails shows the number of its events, and neither reason nor input', async () => {
  lines.length = 0;
  const response = await fetch(`${server.origin}/preview?path=${typed}`);
  const page = await response.text();
  const requestId = shownOn(page);
  expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
  expect(response.headers.get('x-request-id')).toBe(requestId);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(events()).toMatchObject([
    { level: 'error', requestId },
    { level: 'info', message: 'request', requestId, status: 500 },
  ]);
  expect(page + lines.join('')).not.toContain(typed);
});

test('a request whose failure is known already has an event of its own, though the log has no second stack', async () => {
  await (await fetch(`${server.origin}/preview`)).text();
  lines.length = 0;
  const requestId = shownOn(await (await fetch(`${server.origin}/preview`)).text());
  expect(events()).toMatchObject([{ level: 'info', message: 'request', requestId, status: 500 }]);
});

test('a page that cannot be made shows its number in the language of the address', async () => {
  const path = parseOwnPath('/customer-support/next-shipping-day');
  const titles = { et: 'Midagi läks valesti', ru: 'Что-то пошло не так', en: 'Something went wrong' };
  for (const [locale, title] of Object.entries(titles)) {
    lines.length = 0;
    const address = localizedPath(path, locale as keyof typeof titles);
    const response = await fetch(server.origin + address, {
      method: 'POST',
      body: new URLSearchParams({ contractNumber: typed }),
    });
    const page = await response.text();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(page).toContain(`<html lang="${locale}">`);
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(events().at(-1)).toMatchObject({ requestId: shownOn(page) });
    expect(page + lines.join('')).not.toContain(typed);
  }
});

test('the stored language counts where the address has none, and HEAD has no body', async () => {
  const headers = { cookie: 'locale=ru' };
  expect(await (await fetch(`${server.origin}/preview`, { headers })).text()).toContain('<html lang="ru">');
  const head = await fetch(`${server.origin}/preview`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([500, '']);
});

test('failures are counted by class', () => {
  const [errors, ...others] = live.metrics.errors.list();
  expect([errors?.labels, others]).toEqual([{ class: 'RangeError' }, []]);
  expect(errors?.value).toBeGreaterThan(5);
});
