import { afterAll, expect, test } from 'vitest';
import { dischargesAnswerSchema } from './discharges-answer.ts';
import { posting, sampleApi } from '#fakes/sample-api.ts';
import { contentBaseUpstream } from '#platform/calls/upstream/upstream.ts';
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

test('a number of another format goes to the content base as letters and digits, and its answer is compared in the same spelling', async () => {
  const { ask } = sampleApi({ contentBase });
  Object.assign(upstream, {
    body: [emptying('2026-11-19', 'KL-2019/123'), emptying('2026-11-20', 'KL2019124')],
  });
  Object.assign(upstream, { status: 200 });
  const { body } = await ask('/api/discharges', posting({ contractNumber: 'kl-2019/123' }));
  expect(upstream.requests.at(-1)?.line).toContain('?contractNumber=KL2019123');
  expect(dischargesAnswerSchema.parse(body).discharges.map(({ date }) => date)).toEqual(['2026-11-19']);
  expect((await ask('/api/discharges', posting({ contractNumber: 'Kase tn 4' }))).status).toBe(400);
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

async function days(body: readonly unknown[]) {
  const { ask, log } = sampleApi({ contentBase });
  Object.assign(upstream, { body, status: 200 });
  const answer = await ask('/api/discharges', posting({ contractNumber: '1234567' }));
  const { discharges } = dischargesAnswerSchema.parse(answer.body);
  return { discharges, dates: discharges.map(({ date }) => date.slice(-2)), log: log.at(-1) };
}

test('emptyings of another contract never leave', async () => {
  const { dates, log } = await days([emptying('2026-11-20'), emptying('2026-11-21', '7654321')]);
  expect([dates, log?.leftOut]).toEqual([['20'], '1.contractNumber']);
  const strangers = [emptying('2026-11-20', '7654321'), emptying('2026-11-21', '12345678')];
  expect((await lookUp(strangers)).status).toBe(502);
});

test('the contract number of an emptying may be written in another way', async () => {
  const spellings = ['L 1234567', 1234567, '1234567-1', 'l-1234567/2'];
  const { dates } = await days(spellings.map((number, index) => emptying(`2026-11-2${index}`, number)));
  expect(dates).toEqual(['20', '21', '22', '23']);
});

test('an empty field of an emptying costs the field', async () => {
  for (const empty of [null, false, '', undefined, [], {}]) {
    const odd = { ...emptying('2026-11-20'), garbage: empty, itemType: empty, address: empty };
    const { discharges } = await days([odd, emptying('2026-11-21')]);
    const fields = { garbage: '', itemType: '', address: '' };
    expect(discharges).toEqual([
      { contractNumber: '1234567', date: '2026-11-20', ...fields },
      emptying('2026-11-21'),
    ]);
  }
});

test('an odd emptying costs that emptying, and the log says which', async () => {
  const good = emptying('2026-11-21');
  for (const [odd, at] of [
    [null, '0'],
    [false, '0'],
    ['', '0'],
    [[], '0'],
    [{ ...good, date: null }, '0.date'],
    [{ ...good, date: false }, '0.date'],
    [{ ...good, date: '' }, '0.date'],
    [{ ...good, date: '2026-02-30' }, '0.date'],
    [{ ...good, contractNumber: null }, '0.contractNumber'],
    [{ ...good, contractNumber: false }, '0.contractNumber'],
    [{ ...good, contractNumber: '' }, '0.contractNumber'],
  ] as const) {
    const { dates, log } = await days([odd, good]);
    expect([dates, log?.leftOut]).toEqual([['21'], at]);
    expect((await lookUp([odd])).status).toBe(502);
  }
});

test('a list with gaps is an object in PHP, and days may be written as ACF stores them', async () => {
  const { ask } = sampleApi({ contentBase });
  const body = { 1: emptying('20261120'), 4: emptying('2026-11-21 00:00:00') };
  Object.assign(upstream, { body, status: 200 });
  const answer = await ask('/api/discharges', posting({ contractNumber: '1234567' }));
  expect(dischargesAnswerSchema.parse(answer.body).discharges.map(({ date }) => date)).toEqual([
    '2026-11-20',
    '2026-11-21',
  ]);
});

test('only the fields of a discharge leave', async () => {
  const { body } = await lookUp([{ ...emptying('2026-11-20'), owner: 'secret', phone: 'secret' }]);
  expect(JSON.stringify(body)).not.toContain('secret');
});
