import { afterAll, expect, test } from 'vitest';
import { unservedDays } from '#shell/company/business-rules.ts';
import { addDays } from '#platform/time/tallinn-day.ts';
import { unservedAnswerSchema } from './unserved-answer.ts';
import { sampleApi } from '#fakes/sample-api.ts';
import { contentBaseUpstream } from '#platform/calls/upstream/upstream.ts';
import { startFaultyUpstream } from '#fakes/fake-upstream.ts';

const upstream = await startFaultyUpstream();
afterAll(upstream.close);
const contentBase = contentBaseUpstream({ url: upstream.url, credentials: undefined });

const missed = { id: 7, area: 'Harju maakond', city: 'Keila', address: 'Tamme 1', date: '2026-11-17' };

async function load(body: unknown) {
  Object.assign(upstream, { body });
  const answer = await sampleApi({ contentBase }).ask('/api/unserved');
  return unservedAnswerSchema.parse(answer.body).addresses;
}

test('unserved addresses are read from general-purpose-api/failed-discharges', async () => {
  await load([]);
  expect(upstream.requests.at(-1)?.line).toBe('GET /wp-json/general-purpose-api/failed-discharges');
});

test('the days of the rule before today are shown, and today as far as it is known, newest first, then by place', async () => {
  // It is the 18th in Tallinn; the list has a day more than it shows, and tomorrow.
  const before = Array.from({ length: unservedDays + 1 }, (_, index) => addDays('2026-11-17', -index));
  const dates = [...before.toReversed(), '2026-11-18', '2026-11-19'];
  const addresses = await load([
    ...dates.map((date) => ({ ...missed, date })),
    { ...missed, address: 'Tamme 10' },
    { ...missed, address: 'Tamme 2' },
  ]);
  expect(addresses.map(({ date, address }) => `${date} ${address}`)).toEqual([
    '2026-11-18 Tamme 1',
    '2026-11-17 Tamme 1',
    '2026-11-17 Tamme 2',
    '2026-11-17 Tamme 10',
    ...before.slice(1, unservedDays).map((date) => `${date} Tamme 1`),
  ]);
});

test('reason and new day are there when the source knows them', async () => {
  const known = { garbage: 'Biojäätmed', reason: 'Tee oli suletud', newDate: '2026-11-20' };
  expect(await load([{ ...missed, ...known }])).toEqual([{ ...missed, id: '7', ...known }]);
  expect(await load([{ ...missed, garbage: '', reason: null, newDate: false }])).toEqual([
    { ...missed, id: '7' },
  ]);
});

test('an empty field costs the field, and an odd address that address', async () => {
  for (const empty of [null, false, '', undefined, []]) {
    const odd = { ...missed, area: empty, city: empty, garbage: empty, reason: empty, newDate: empty };
    expect(await load([odd])).toEqual([{ ...missed, id: '7', area: '', city: '' }]);
    expect(await load([{ ...missed, address: empty }, missed])).toHaveLength(1);
    expect(await load([{ ...missed, date: empty }, missed])).toHaveLength(1);
    expect(await load([{ ...missed, id: empty }, missed])).toHaveLength(1);
    expect(await load([empty ?? null, missed])).toHaveLength(1);
  }
  expect(await load([{ ...missed, newDate: 'varsti' }])).toEqual([{ ...missed, id: '7' }]);
});
