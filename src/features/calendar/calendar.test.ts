import { afterAll, expect, test } from 'vitest';
import { calendarAnswerSchema, parseCalendarPath } from './calendar.ts';
import { calendarEntriesSchema } from './calendar-entries.ts';
import { startFaultyUpstream } from '#fakes/fake-upstream.ts';
import { posting, sampleApi } from '#fakes/sample-api.ts';
import { contentBaseUpstream } from '#platform/calls/upstream/upstream.ts';

const upstream = await startFaultyUpstream();
afterAll(upstream.close);
const contentBase = contentBaseUpstream({ url: upstream.url, credentials: undefined });

const emptying = (date: string, garbage = 'Biojäätmed') => ({
  contractNumber: '1234567',
  garbage,
  itemType: 'Konteiner 0,14 m³',
  address: 'Kase tn 4',
  date,
});

const sample = { contractNumbers: ['L1234567'], locale: 'et' };

/** @returns The token of a calendar. */
async function make(api: ReturnType<typeof sampleApi>, choice: object = sample): Promise<string> {
  const { body } = await api.ask('/api/calendar', posting(choice));
  const token = parseCalendarPath(calendarAnswerSchema.parse(body).path ?? '');
  if (token === undefined) throw new TypeError('There is no calendar.');
  return token;
}

const read = async (api: ReturnType<typeof sampleApi>, token: string) =>
  api.ask(`/api/calendar-entries?token=${token}`);

const answers = (body: unknown, status = 200) => Object.assign(upstream, { body, status });

test('a calendar has the days of its contract and no contract number', async () => {
  answers([emptying('2026-11-30'), emptying('2026-11-19')]);
  const api = sampleApi({ contentBase });
  const token = await make(api, { ...sample, locale: 'ru', reminder: 'morning' });
  const { body, text, headers } = await read(api, token);
  const { entries, locale, reminder } = calendarEntriesSchema.parse(body);
  expect(entries.map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-30']);
  expect([locale, reminder]).toEqual(['ru', 'morning']);
  expect(text).not.toContain('1234567');
  expect(headers.get('cache-control')).toMatch(/^private, max-age=/u);
  expect(JSON.stringify(api.log)).not.toMatch(/1234567|token/u);
});

test('a calendar can be narrowed down to kinds of waste', async () => {
  answers([emptying('2026-11-19'), emptying('2026-11-20', 'Paber ja kartong')]);
  const api = sampleApi({ contentBase });
  const token = await make(api, { ...sample, wasteTypes: ['paber ja kartong'] });
  const { entries } = calendarEntriesSchema.parse((await read(api, token)).body);
  expect(entries.map(({ garbage }) => garbage)).toEqual(['Paber ja kartong']);
});

test('while the content base is down a calendar has the last days with their time, and without such days it fails', async () => {
  answers([emptying('2026-11-30')]);
  const api = sampleApi({ contentBase });
  const token = await make(api);
  const asOf = new Date(api.time.now).toISOString();
  answers('', 500);
  api.time.now += 11 * 60 * 1000;
  const stale = calendarEntriesSchema.parse((await read(api, token)).body);
  expect([stale.isStale, stale.asOf, stale.entries.length]).toEqual([true, asOf, 1]);
  const elsewhere = sampleApi({ contentBase });
  expect((await read(elsewhere, token)).status).toBe(502);
});

test('what the content base leaves out, cannot write or does not know is not cancelled, what it no longer tells is', async () => {
  const kept = emptying('2026-11-30');
  const api = sampleApi({ contentBase });
  answers([emptying('2026-11-25'), kept]);
  const token = await make(api);
  const shown = async (body: unknown, status = 200) => {
    answers(body, status);
    api.time.now += 11 * 60 * 1000;
    const { entries } = calendarEntriesSchema.parse((await read(api, token)).body);
    return entries.map(({ date, isCancelled, sequence }) => [date, isCancelled, sequence]);
  };
  const both = [
    ['2026-11-25', false, 0],
    ['2026-11-30', false, 0],
  ];
  expect(await shown([emptying('2026-11-25'), kept])).toEqual(both);
  expect(await shown([{ ...emptying('2026-11-25'), date: 'soon' }, kept])).toEqual(both);
  expect(await shown({ code: 'no_contract', message: '', data: { status: 404 } }, 404)).toEqual(both);
  expect(await shown('', 500)).toEqual(both);
  const moved = { ...emptying('2026-12-01'), plannedDate: '2026-11-30' };
  expect(await shown([moved])).toEqual([
    ['2026-11-25', true, 1],
    ['2026-12-01', false, 1],
  ]);
  expect(await shown([emptying('2026-11-25'), moved])).toEqual([
    ['2026-11-25', false, 2],
    ['2026-12-01', false, 1],
  ]);
});

test('a calendar without a day comes later, whether its contract has none or is unknown', async () => {
  const api = sampleApi({ contentBase });
  answers([]);
  const none = await make(api);
  answers({ code: 'no_contract', message: '', data: { status: 404 } }, 404);
  const unknown = await make(api, { ...sample, contractNumbers: ['7654321'] });
  const [one, other] = [await read(api, none), await read(api, unknown)];
  expect([one.status, one.body]).toMatchObject([503, { error: { code: 'calendar-empty' } }]);
  expect([other.status, other.body]).toEqual([one.status, one.body]);
});

test('a calendar of two contracts fails as a whole if one of them does', async () => {
  answers([]);
  const api = sampleApi();
  const token = await make(api, { ...sample, contractNumbers: ['1000002', '1000003'] });
  expect((await read(api, token)).status).toBe(200);
  const { status } = await api.ask(
    '/api/calendar',
    posting({ ...sample, contractNumbers: ['1000002', '1000004'] }),
  );
  expect(status).toBe(502);
});

test('a token that was not made here is gone for good', async () => {
  const api = sampleApi();
  for (const token of [
    'abc',
    '',
    'A'.repeat(200),
    `${await make(api, { ...sample, contractNumbers: ['1000002'] })}A`,
  ]) {
    const { status, body } = await read(api, token);
    expect([status, body]).toMatchObject([410, { error: { code: 'calendar-unknown' } }]);
  }
});

test('without a secret there is no address, and addresses of before are asked for again later', async () => {
  const token = await make(sampleApi(), { ...sample, contractNumbers: ['1000002'] });
  const api = sampleApi({ calendars: undefined });
  const { status, body } = await api.ask(
    '/api/calendar',
    posting({ ...sample, contractNumbers: ['1000002'] }),
  );
  expect([status, body]).toEqual([200, {}]);
  expect((await read(api, token)).status).toBe(503);
});

test('a calendar of five contracts counts as five lookups', async () => {
  const api = sampleApi({ rates: { usual: 100, personal: 6 } });
  const contractNumbers = ['1000001', '1000002', '1000003', '1000005', '2000001'];
  expect((await api.ask('/api/calendar', posting({ ...sample, contractNumbers }))).status).toBe(200);
  expect((await api.ask('/api/discharges', posting({ contractNumber: '1000002' }))).status).toBe(200);
  expect((await api.ask('/api/discharges', posting({ contractNumber: '1000002' }))).status).toBe(429);
  expect((await api.ask('/api/calendar', posting({ ...sample, contractNumbers }))).status).toBe(429);
});

test('unknown numbers of calendars count as guesses, each of them', async () => {
  const api = sampleApi({ rates: { usual: 1000, personal: 10 } });
  const lookUp = (contractNumber: string) => api.ask('/api/discharges', posting({ contractNumber }));
  const contractNumbers = ['7000001', '7000002', '7000003', '7000004'];
  expect((await api.ask('/api/calendar', posting({ ...sample, contractNumbers }))).status).toBe(200);
  expect((await lookUp('7000005')).status).toBe(200);
  expect((await lookUp('7000006')).status).toBe(428);
});

test('more than five contracts, none, or something else than a number is refused', async () => {
  const { ask } = sampleApi();
  for (const contractNumbers of [[], Array(6).fill('1000002'), ['x'], '1000002', undefined])
    expect((await ask('/api/calendar', posting({ ...sample, contractNumbers }))).status).toBe(400);
  for (const choice of [
    { locale: 'de' },
    { reminder: 'noon' },
    { wasteTypes: Array(13).fill('x') },
    { other: 1 },
  ])
    expect(
      (await ask('/api/calendar', posting({ ...sample, contractNumbers: ['1000002'], ...choice }))).status,
    ).toBe(400);
  expect((await ask('/api/calendar', posting(sample, { 'sec-fetch-site': 'cross-site' }))).status).toBe(403);
});
