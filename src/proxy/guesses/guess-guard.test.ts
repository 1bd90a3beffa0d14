import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { listCaches } from '#base/bounded-cache.ts';
import { dischargesAnswerSchema } from '#model/discharges-answer.ts';
import { failureAnswerSchema } from '#model/failure-answer.ts';
import type { Challenge } from '#model/proof.ts';
import { noProof, proofHeader } from '#model/proof-header.ts';
import { demonstrationUpstream } from '../demonstration/demonstration.ts';
import { MemoryStorage } from '../storage.ts';
import { type Asked, posting, sampleApi } from '#fakes/sample-api.ts';

/** As with the default RATE_LIMIT: 60 unknown numbers a minute of the site, 10 in ten minutes of a network. */
const rates = { usual: 120, personal: 20 };
const known = '1000002';

type Ask = ReturnType<typeof sampleApi>['ask'];

interface LookupOptions {
  readonly from: string;
  readonly proof?: string;
}

function lookUp(ask: Ask, number: string, { from, proof }: LookupOptions): Promise<Asked> {
  const headers: Record<string, string> = proof === undefined ? {} : { [proofHeader]: proof };
  return ask('/api/discharges', posting({ contractNumber: number }, headers), from);
}

const strangerAt = (index: number) => `198.51.${index >> 8}.${index & 255}`;
const unknownNumber = (index: number) => String(5_000_000 + index);

function challengeOf({ body }: Asked): Challenge {
  const { challenge } = failureAnswerSchema.parse(body).error;
  if (!challenge) throw new TypeError('No proof was asked for.');
  return challenge;
}

async function proofOf(answer: Asked): Promise<string> {
  const challenge = challengeOf(answer);
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey, timeout: 0 }) });
}

/** One guess from each of many addresses.
 * @returns How many were answered without a proof. */
async function guess(ask: Ask, count: number, proof?: string): Promise<number> {
  let answered = 0;
  for (let index = 0; index < count; index += 1) {
    const options = { from: strangerAt(index), ...(proof !== undefined && { proof }) };
    const { status } = await lookUp(ask, unknownNumber(index), options);
    if (status === 200) answered += 1;
  }
  return answered;
}

const usedProofs = (): number =>
  listCaches().find(({ name }) => name === 'proofs of work that were used')?.entries ?? 0;

test('1,000 guesses from as many addresses are asked for proofs, and a bystander still gets an answer', async () => {
  const { ask } = sampleApi({ rates });
  expect(await guess(ask, 1000)).toBe(61);
  const asked = await lookUp(ask, known, { from: '203.0.113.9' });
  expect(asked.status).toBe(428);
  expect(asked.headers.get('retry-after')).toBe('60');
  const answer = await lookUp(ask, known, { from: '203.0.113.9', proof: await proofOf(asked) });
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

test('the more a network guesses, the more work it is asked for, and easy work is not taken', async () => {
  const { ask } = sampleApi({ rates: { usual: 1000, personal: 4 } });
  const neighbour = (index: number) => ({ from: `2001:db8:7:${index}::/64` });
  for (const index of [1, 2]) await lookUp(ask, unknownNumber(index), neighbour(index));
  const spare = await lookUp(ask, known, neighbour(3));
  for (const index of [4, 5]) {
    const proof = await proofOf(await lookUp(ask, unknownNumber(index), neighbour(index)));
    expect((await lookUp(ask, unknownNumber(index), { ...neighbour(index), proof })).status).toBe(200);
  }
  const proof = await proofOf(spare);
  const dear = await lookUp(ask, known, { ...neighbour(6), proof });
  expect(challengeOf(dear).parameters.cost).toBe(2 * challengeOf(spare).parameters.cost);
});

/** What a network that has used up its guesses is told. */
async function askedForProof(ask: Ask, from: string): Promise<Asked> {
  for (let index = 0; index < 10; index += 1) await lookUp(ask, unknownNumber(index), { from });
  return lookUp(ask, known, { from });
}

test('a proof opens one lookup, and ends after two minutes', async () => {
  const { ask, time } = sampleApi({ rates });
  const from = '203.0.113.9';
  const proof = await proofOf(await askedForProof(ask, from));
  expect((await lookUp(ask, known, { from, proof })).status).toBe(200);
  expect((await lookUp(ask, known, { from, proof })).status).toBe(428);
  const late = await proofOf(await lookUp(ask, known, { from }));
  time.now += 2 * 60_000;
  expect((await lookUp(ask, known, { from, proof: late })).status).toBe(428);
});

test('a proof opens the lookup that it was asked for, of the network that was asked, and nothing else', async () => {
  for (const { from, neighbour, strangers } of [
    { from: '203.0.113.9', neighbour: '203.0.113.200', strangers: ['203.0.112.9', '2001:db8:8:1::/64'] },
    { from: '2001:db8:7:1::/64', neighbour: '2001:db8:7:2::/64', strangers: ['2001:db8:8:1::/64'] },
  ]) {
    const { ask } = sampleApi({ rates });
    await guess(ask, 70);
    const proof = await proofOf(await lookUp(ask, known, { from }));
    for (const stranger of strangers)
      expect([stranger, (await lookUp(ask, known, { from: stranger, proof })).status]).toEqual([
        stranger,
        428,
      ]);
    expect((await lookUp(ask, '1000003', { from, proof })).status).toBe(428);
    // What was refused has not used it up.
    expect((await lookUp(ask, known, { from: neighbour, proof })).status).toBe(200);
  }
});

test('a proof that is forged, wrong or none at all opens nothing', async () => {
  const { ask } = sampleApi({ rates });
  const from = '203.0.113.9';
  const challenge = challengeOf(await askedForProof(ask, from));
  const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
  const forged = { challenge: easier, solution: await solveChallenge({ challenge: easier, deriveKey }) };
  const wrong = { challenge, solution: { counter: 0, derivedKey: '00'.repeat(32) } };
  const texts = ['', '{', '[]', 'null', 'x'.repeat(3000), '{"challenge":{"__proto__":1}}'];
  for (const proof of [...texts, JSON.stringify(forged), JSON.stringify(wrong)])
    expect([proof, (await lookUp(ask, known, { from, proof })).status]).toEqual([proof, 428]);
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

const makeCalendar = (ask: Ask, contractNumbers: readonly string[], { from, proof }: LookupOptions) => {
  const headers: Record<string, string> = proof === undefined ? {} : { [proofHeader]: proof };
  return ask('/api/calendar', posting({ contractNumbers, locale: 'et' }, headers), from);
};

test('numbers of a calendar that cannot be made count as guesses, although the cache answers them from then on', async () => {
  const { ask } = sampleApi({ rates });
  const from = '203.0.113.9';
  const failing = '1000004';
  for (let index = 0; index < 12; index += 4) {
    const numbers = [0, 1, 2, 3].map((more) => unknownNumber(index + more));
    expect((await makeCalendar(ask, [...numbers, failing], { from })).status).toBe(502);
  }
  expect((await lookUp(ask, unknownNumber(0), { from })).status).toBe(428);
});

test('many lookups at once are no way around the limit of a network, and those that fail use up nothing', async () => {
  const { ask, clock } = sampleApi({ rates });
  const neighbour = (index: number) => ({ from: `2001:db8:7:${index.toString(16)}::/64` });
  const indexes = Array.from({ length: 50 }, (_, index) => index);
  const answers = await Promise.all(
    indexes.map((index) => lookUp(ask, unknownNumber(index), neighbour(index))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  const demonstration = demonstrationUpstream(clock, () => Promise.resolve([]));
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

test('a proof for five numbers costs as much as five proofs', async () => {
  const { ask } = sampleApi({ rates });
  await guess(ask, 70);
  const from = '203.0.113.9';
  const one = challengeOf(await lookUp(ask, known, { from }));
  const asked = await makeCalendar(ask, [known, '1000003', '7000001', '7000002', '7000003'], { from });
  expect(challengeOf(asked).parameters.cost).toBe(5 * one.parameters.cost);
});
