import { afterAll, expect, test } from 'vitest';
import { offlineWorkerAddress } from '#shell/addresses/own-paths.ts';
import { endpoints } from '#features/endpoints.server.ts';
import { describeCase, findFaults } from '#scripts/conformance/case.ts';
import { staticServer } from '#scripts/conformance/file-cases.ts';
import { sendAll } from '#scripts/conformance/send.ts';
import { conformanceTable } from '#scripts/conformance/table.ts';
import { HeaderRules } from '#platform/server/rules.ts';
import { buildSite } from './site/built-site.ts';
import { openClient } from './site/client.ts';

const { settings } = await buildSite();
const client = await openClient({ RATE_LIMIT: '60000' }, () => undefined);
afterAll(client.close);

const table = conformanceTable(settings.outDir);
const answers = await sendAll(client.origin, table);

test('the server answers every request of the table that Netlify is compared with', () => {
  expect(table.length).toBeGreaterThan(1000);
  const faults = answers.flatMap(([one, received]) =>
    findFaults(received, one.answer).map((fault) => `${describeCase(one)}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('where the tool overwrites what the rules say of caching, Netlify’s own parser reads it in them', async () => {
  const rules = new HeaderRules(settings.outDir);
  const overwritten = table.filter(({ onNetlify, answer }) => {
    const isLeftOut = onNetlify?.answer.headers?.['cache-control'] === undefined;
    return onNetlify?.reason === staticServer && isLeftOut && answer.headers?.['cache-control'] !== undefined;
  });
  expect(overwritten.map(({ path }) => path)).toContain(offlineWorkerAddress);
  expect(overwritten).toHaveLength(2);
  for (const { path, answer } of overwritten)
    expect((await rules.load(path))['Cache-Control']).toBe(answer.headers?.['cache-control']);
});

test('everything that is published is public: nobody signs in, and a language is all that is stored', () => {
  // The style guide shows every kind of field and has no form to send.
  const pages = answers.filter(([{ path }]) => !path.includes('/styleguide'));
  const asking = pages.filter(
    ([, { status, headers, body }]) =>
      status === 401 ||
      headers['www-authenticate'] !== undefined ||
      /type="password"|autocomplete="username"/u.test(body),
  );
  expect(asking.map(([one]) => describeCase(one))).toEqual([]);
  const cookies = answers.flatMap(([, { headers }]) => headers['set-cookie'] ?? []);
  expect(new Set(cookies.map((cookie) => cookie.split('=')[0]))).toEqual(new Set(['locale']));
});

test('nothing of the business is changed from the site: it takes lookups, messages, orders and withdrawals', () => {
  // A calendar is an address that is made of the request.
  // A webhook only reports that something changed elsewhere, and carries no content.
  const pages = [...endpoints].filter(([, endpoint]) => !('receive' in endpoint));
  const posts = pages.filter(([, { methods }]) => methods.includes('POST')).map(([path]) => path);
  // Words without an answer are counted.
  expect(posts.toSorted()).toEqual([
    '/api/calendar',
    '/api/discharges',
    '/api/helpdesk',
    '/api/orders',
    '/api/unanswered',
    '/api/withdrawals',
  ]);
  const methods = new Set([...endpoints.values()].flatMap((endpoint) => endpoint.methods));
  expect(methods).toEqual(new Set(['GET', 'POST']));
});

test('a wrong answer is told from a right one', () => {
  const answer = { status: 302, headers: { location: '/ru', 'set-cookie': undefined }, holds: 'x' };
  const right = { status: 302, headers: { location: '/ru' }, body: 'axb' };
  expect(findFaults(right, answer)).toEqual([]);
  const wrong = { status: 200, headers: { location: '/en', 'set-cookie': ['a=b'] }, body: '' };
  expect(findFaults(wrong, answer)).toHaveLength(4);
});
