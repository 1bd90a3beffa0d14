import { afterAll, expect, test } from 'vitest';
import { faultsOf, nameOf } from '#scripts/conformance/case.ts';
import { sendAll } from '#scripts/conformance/send.ts';
import { conformanceTable } from '#scripts/conformance/table.ts';
import { buildSite } from './site/built-site.ts';
import { openClient } from './site/client.ts';

const { settings } = await buildSite();
const client = await openClient({ RATE_LIMIT: '60000' }, () => undefined);
afterAll(client.close);

test(
  'the server answers every request of the table that Netlify is compared with',
  { timeout: 60_000 },
  async () => {
    const table = conformanceTable(settings.outDir);
    expect(table.length).toBeGreaterThan(1000);
    const faults = (await sendAll(client.origin, table)).flatMap(([one, received]) =>
      faultsOf(received, one.answer).map((fault) => `${nameOf(one)}: ${fault}`),
    );
    expect(faults).toEqual([]);
  },
);

test('a wrong answer is told from a right one', () => {
  const answer = { status: 302, headers: { location: '/ru', 'set-cookie': undefined }, holds: 'x' };
  const right = { status: 302, headers: { location: '/ru' }, body: 'axb' };
  expect(faultsOf(right, answer)).toEqual([]);
  const wrong = { status: 200, headers: { location: '/en', 'set-cookie': ['a=b'] }, body: '' };
  expect(faultsOf(wrong, answer)).toHaveLength(4);
});
