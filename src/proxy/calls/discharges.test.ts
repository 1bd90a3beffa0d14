import { afterAll, expect, test } from 'vitest';
import { dischargesAnswerSchema } from '#model/live-answer.ts';
import { posting, sampleApi } from '#fakes/sample-api.ts';
import { contentBaseUpstream } from '../upstream/upstream.ts';
import { startFaultyUpstream } from '#fakes/fake-upstream.ts';

const upstream = await startFaultyUpstream();
afterAll(upstream.close);
const contentBase = contentBaseUpstream({ url: upstream.url, credentials: undefined });

function emptying(date: string, contractNumber: string | number = '1234567') {
  return { contractNumber, garbage: 'Biojäätmed', itemType: 'Konteiner', address: 'Tamme 1', date };
}

async function lookUp(body: unknown, status = 200) {
  const { ask } = sampleApi({ contentBase });
  Object.assign(upstream, { body, status });
  return ask('/api/discharges', posting({ contractNumber: 'L1234567' }));
}

test('discharges are read by GET general-purpose-api/upcoming-discharges with the contract number', async () => {
  await lookUp([]);
  expect(upstream.requests.at(-1)?.line).toBe(
    'GET /wp-json/general-purpose-api/upcoming-discharges?contractNumber=1234567',
  );
});

test('discharges come soonest first, from today on', async () => {
  // It is the 18th in Tallinn.
  const dates = ['2026-11-30', '2026-11-17', '2026-11-18', '2026-11-19'];
  const { body } = await lookUp(dates.map((date) => emptying(date)));
  expect(dischargesAnswerSchema.parse(body).discharges.map(({ date }) => date)).toEqual([
    '2026-11-18',
    '2026-11-19',
    '2026-11-30',
  ]);
});

test('an emptying of today stays until midnight in Tallinn', async () => {
  const { ask, time } = sampleApi({ contentBase });
  Object.assign(upstream, { body: [emptying('2026-11-18')], status: 200 });
  const count = async () =>
    dischargesAnswerSchema.parse((await ask('/api/discharges?contractNumber=1234567')).body).discharges
      .length;
  time.now = Date.parse('2026-11-18T21:59:00Z');
  expect(await count()).toBe(1);
  time.now = Date.parse('2026-11-18T22:00:00Z');
  expect(await count()).toBe(0);
});

test('an answer is kept for 10 minutes', async () => {
  const { ask, time } = sampleApi({ contentBase });
  Object.assign(upstream, { body: [], status: 200 });
  upstream.requests.length = 0;
  const lookup = posting({ contractNumber: '1234567' });
  await ask('/api/discharges', lookup);
  time.now += 10 * 60 * 1000 - 1;
  await ask('/api/discharges?contractNumber=L%201234567');
  expect(upstream.requests).toHaveLength(1);
  time.now += 1;
  await ask('/api/discharges', lookup);
  expect(upstream.requests).toHaveLength(2);
});

test('an unknown contract is answered as one without emptyings', async () => {
  const { body: none, status, headers } = await lookUp([]);
  for (const unknown of [400, 404]) {
    const answer = await lookUp({ code: 'contract_not_found', message: 'Unknown' }, unknown);
    expect([answer.status, answer.body]).toEqual([status, none]);
    expect([...answer.headers.keys()]).toEqual([...headers.keys()]);
  }
});

test('a content base without its plugin is a failure and no empty list', async () => {
  expect((await lookUp({ code: 'rest_no_route' }, 404)).status).toBe(502);
  expect((await lookUp({ code: 'rest_forbidden' }, 401)).status).toBe(502);
});

test('emptyings of another contract never leave', async () => {
  expect((await lookUp([emptying('2026-11-20'), emptying('2026-11-20', '7654321')])).status).toBe(502);
  expect((await lookUp([emptying('2026-11-20', 'L 1234567'), emptying('2026-11-20', 1234567)])).status).toBe(
    200,
  );
});

test('only the fields of a discharge leave', async () => {
  const { body } = await lookUp([{ ...emptying('2026-11-20'), owner: 'secret', phone: 'secret' }]);
  expect(JSON.stringify(body)).not.toContain('secret');
});
