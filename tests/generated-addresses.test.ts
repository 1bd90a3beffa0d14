import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openClient } from './site/client.ts';
import { isFull } from './site/driven.ts';

const client = await openClient({ RATE_LIMIT: '1000000' }, () => undefined);
afterAll(client.close);

const part = fc.oneof(
  fc.constantFrom(
    'about',
    'news',
    'ru',
    'en',
    'et',
    '..',
    '.',
    '',
    '%',
    '%00',
    '%25',
    '%ff',
    '%2e%2e',
    '%2f',
    '%5c',
    '_astro',
    'search',

    'index.html',
    '404',
    '404.html',
    '_headers',
    'api',
    'discharges',
    '.env',
    'con',
    '<b>',
    '~',
    ';',
    ':',
    '@',
    '*',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }).map(encodeURIComponent),
);
const query = fc.array(fc.tuple(fc.constantFrom('lang', 'searchQuery', 'contractNumber', 'x'), part), {
  maxLength: 3,
});
const address = fc.record({ parts: fc.array(part, { maxLength: 6 }), query, cookie: part }).map((one) => {
  const search = one.query.map(([name, value]) => `${name}=${value}`).join('&');
  // Characters that Node does not put into a request line never reach a server this way.
  const path = `/${one.parts.join('/')}${search && `?${search}`}`.replace(/[^!-~]/gu, '');
  return { path, cookie: `locale=${one.cookie.replace(/[^!-~]/gu, '')}` };
});
const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS');

test(
  'whatever address is asked for, the answer is no failure of ours, and no redirect leads off the site',
  { timeout: isFull ? 1_200_000 : 300_000 },
  async () => {
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(address, method, async ({ path, cookie }, way) => {
        const { status, headers, body } = await client.send(path, { method: way, headers: { cookie } });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect(status).toBeLessThan(500);
        expect(headers.location ?? '/').toMatch(/^\/(?!\/)/u);
        expect(body).not.toMatch(/\bat .*\.ts:\d|node_modules/u);
      }),
      { numRuns: isFull ? 10_000 : 300 },
    );
    if (isFull) process.stdout.write(`${JSON.stringify(Object.fromEntries(statuses))}\n`);
  },
);
