import { expect, test } from 'vitest';
import { listCaches } from '#platform/base/bounded-cache.ts';
import { dischargesAnswerSchema } from '#features/discharges/discharges-answer.ts';
import { noProof } from '../proof-header.ts';
import { demonstratedDischarges } from '#features/discharges/demonstrated-contracts.server.ts';
import { demonstrationUpstream } from '../demonstration.ts';
import { MemoryStorage } from '../storage.ts';
import { sampleApi } from '#fakes/sample-api.ts';
import {
  guess,
  known,
  lookUp,
  makeCalendar,
  rates,
  solveChallenge,
  strangerAt,
  unknownNumber,
} from '#fakes/sample-guesses.ts';

const usedProofs = (): number =>
  listCaches().find(({ name }) => name === 'proofs of work that were used')?.entries ?? 0;

test('1,000 guesses from as many addresses are asked for proofs, and a bystander still gets an answer', async () => {
  const { ask } = sampleApi({ rates });
  expect(await guess(ask, 1000)).toBe(60);
  const asked = await lookUp(ask, known, { from: '203.0.113.9' });
  expect(asked.status).toBe(428);
  expect(asked.headers.get('retry-after')).toBe('60');
  const answer = await lookUp(ask, known, { from: '203.0.113.9', proof: solveChallenge(asked) });
  expect(dischargesAnswerSchema.parse(answer.body).discharges).toHaveLength(1);
  // The status page lists them.
  expect(usedProofs()).toBeGreaterThan(0);
});

test('few unknown numbers are answered without a proof', async () => {
  const { ask } = sampleApi({ rates });
  expect(await guess(ask, 50)).toBe(50);
  expect((await lookUp(ask, known, { from: '203.0.113.9' })).status).toBe(200);
});

test('when the flood is over nobody is asked for a proof', async () => {
  const { ask, time } = sampleApi({ rates });
  await guess(ask, 70);
  expect((await lookUp(ask, known, { from: '203.0.113.9' })).status).toBe(428);
  time.now += 2 * 60_000;
  expect((await lookUp(ask, known, { from: '203.0.113.9' })).status).toBe(200);
});

test('a clock that is set back by an hour makes no flood longer', async () => {
  const { ask, time } = sampleApi({ rates });
  await guess(ask, 70);
  time.now -= 60 * 60_000;
  expect((await lookUp(ask, known, { from: '203.0.113.9' })).status).toBe(428);
  time.now += 2 * 60_000;
  expect((await lookUp(ask, known, { from: '203.0.113.9' })).status).toBe(200);
});

test('whoever found a contract before the flood is not asked, and may slip', async () => {
  const { ask } = sampleApi({ rates });
  await lookUp(ask, known, { from: '203.0.113.9' });
  await guess(ask, 70);
  for (const number of ['1000003', '7000001', '7000002', '7000003'])
    expect((await lookUp(ask, number, { from: '203.0.113.9' })).status).toBe(200);
  expect((await lookUp(ask, '7000004', { from: '203.0.113.9' })).status).toBe(428);
});

test('a flood leaves some lookups to pages without JavaScript, and no more than some', async () => {
  const { ask } = sampleApi({ rates });
  await guess(ask, 70);
  const visitor = { from: '203.0.113.9', proof: noProof };
  expect((await lookUp(ask, known, visitor)).status).toBe(200);
  expect(await guess(ask, 200, noProof)).toBe(9);
});

test('a network that guesses is asked for proofs, whatever address of it asks; others are not', async () => {
  const { ask } = sampleApi({ rates });
  const neighbour = (index: number) => `2001:db8:7:${index.toString(16)}::/64`;
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1)
    statuses.push((await lookUp(ask, unknownNumber(index), { from: neighbour(index) })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 428, 428]);
  expect((await lookUp(ask, known, { from: neighbour(99), proof: noProof })).status).toBe(428);
  expect((await lookUp(ask, known, { from: '2001:db8:8:1::/64' })).status).toBe(200);
});

test('a thousand guesses at once get no further than a thousand one after another', async () => {
  const { ask } = sampleApi({ rates });
  const numbers = (index: number) => [0, 1, 2, 3, 4].map((more) => unknownNumber(5 * index + more));
  const atOnce = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      makeCalendar(ask, numbers(index), { from: strangerAt(index >> 1) }),
    ),
  );
  expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(12);
  expect((await lookUp(ask, known, { from: '203.0.113.9' })).status).toBe(428);
});

test('a number with a contract but without emptyings counts as one that nobody has', async () => {
  const { ask } = sampleApi({ rates });
  for (let index = 0; index < 10; index += 1)
    await lookUp(ask, index === 0 ? '1000001' : unknownNumber(index), { from: '203.0.113.9' });
  expect((await lookUp(ask, known, { from: '203.0.113.9' })).status).toBe(428);
});

test('processes tell each other of a flood', async () => {
  const { clock } = sampleApi();
  const lastingAnswers = new MemoryStorage(clock);
  const flooded = sampleApi({ rates, lastingAnswers });
  const other = sampleApi({ rates, lastingAnswers });
  await guess(flooded.ask, 70);
  expect((await lookUp(other.ask, known, { from: '203.0.113.9' })).status).toBe(428);
});

test('numbers of a calendar that cannot be made count as guesses, although the cache answers them from then on', async () => {
  const { ask } = sampleApi({ rates });
  const from = '203.0.113.9';
  const failing = '1000004';
  for (let index = 0; index < 8; index += 4) {
    const numbers = [0, 1, 2, 3].map((more) => unknownNumber(index + more));
    expect((await makeCalendar(ask, [...numbers, failing], { from })).status).toBe(502);
  }
  const next = [unknownNumber(20), unknownNumber(21), unknownNumber(22)];
  expect((await makeCalendar(ask, next, { from })).status).toBe(428);
});

test('many lookups at once are no way around the limit of a network, and those that fail use up nothing', async () => {
  const { ask, clock } = sampleApi({ rates });
  const neighbour = (index: number) => ({ from: `2001:db8:7:${index.toString(16)}::/64` });
  const indexes = Array.from({ length: 50 }, (_, index) => index);
  const answers = await Promise.all(
    indexes.map((index) => lookUp(ask, unknownNumber(index), neighbour(index))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  const demonstration = demonstrationUpstream(clock, [demonstratedDischarges]);
  const failing = sampleApi({ rates, contentBase: demonstration });
  for (let index = 0; index < 50; index += 1) await lookUp(failing.ask, '1000004', neighbour(index));
  expect((await lookUp(failing.ask, known, neighbour(99))).status).toBe(200);
});

test('what a flood leaves to pages without JavaScript counts numbers, not requests', async () => {
  const { ask } = sampleApi({ rates });
  await guess(ask, 70);
  const statuses: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    const numbers = [0, 1, 2, 3, 4].map((more) => unknownNumber(100 + 5 * index + more));
    const { status } = await makeCalendar(ask, numbers, { from: `192.0.2.${String(index)}`, proof: noProof });
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 200, 428, 428, 428]);
});
