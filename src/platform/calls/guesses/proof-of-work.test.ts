import { expect, test } from 'vitest';
import { sampleApi } from '#fakes/sample-api.ts';
import {
  askedForProof,
  guess,
  known,
  lookUp,
  makeCalendar,
  parseChallenge,
  rates,
  solve,
  solveChallenge,
  solveWrongly,
  unknownNumber,
} from '#fakes/sample-guesses.ts';

test('the more a network guesses, the more work it is asked for, and easy work is not taken', async () => {
  const { ask } = sampleApi({ rates: { usual: 1000, personal: 4 } });
  const neighbour = (index: number) => ({ from: `2001:db8:7:${index}::/64` });
  for (const index of [1, 2]) await lookUp(ask, unknownNumber(index), neighbour(index));
  const spare = await lookUp(ask, known, neighbour(3));
  for (const index of [4, 5]) {
    const proof = solveChallenge(await lookUp(ask, unknownNumber(index), neighbour(index)));
    expect((await lookUp(ask, unknownNumber(index), { ...neighbour(index), proof })).status).toBe(200);
  }
  const proof = solveChallenge(spare);
  const dear = await lookUp(ask, known, { ...neighbour(6), proof });
  expect(parseChallenge(dear).attempts).toBe(2 * parseChallenge(spare).attempts);
});

test('a proof opens one lookup, and ends after two minutes', async () => {
  const { ask, time } = sampleApi({ rates });
  const from = '203.0.113.9';
  const proof = solveChallenge(await askedForProof(ask, from));
  expect((await lookUp(ask, known, { from, proof })).status).toBe(200);
  expect((await lookUp(ask, known, { from, proof })).status).toBe(428);
  const late = solveChallenge(await lookUp(ask, known, { from }));
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
    const proof = solveChallenge(await lookUp(ask, known, { from }));
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
  const { ask, time } = sampleApi({ rates });
  const from = '203.0.113.9';
  const answer = await askedForProof(ask, from);
  const challenge = parseChallenge(answer);
  const forged = solve({ ...challenge, attempts: 1 });
  const later = solve({ ...challenge, attempts: 1, untilMs: challenge.untilMs + 1 });
  const texts = ['', '{', '[]', 'null', 'x'.repeat(3000), '{"challenge":{"__proto__":1}}'];
  for (const proof of [...texts, forged, later, solveWrongly(answer)]) {
    expect([proof, (await lookUp(ask, known, { from, proof })).status]).toEqual([proof, 428]);
    // Otherwise the rate of the address refuses some.
    time.now += 20_000;
  }
});

test('a challenge is used up by the first proof, wrong or right', async () => {
  const { ask } = sampleApi({ rates });
  const from = '203.0.113.9';
  const asked = await askedForProof(ask, from);
  expect((await lookUp(ask, known, { from, proof: solveWrongly(asked) })).status).toBe(428);
  expect((await lookUp(ask, known, { from, proof: solveChallenge(asked) })).status).toBe(428);
});

test('however many wrong proofs a network has sent, a right one of it opens its lookup', async () => {
  const { ask } = sampleApi({ rates });
  const neighbour = (index: number) => `2001:db8:7:${index.toString(16)}::/64`;
  await guess(ask, 60);
  const proof = solveChallenge(await lookUp(ask, known, { from: neighbour(99) }));
  const statuses = new Set<number>();
  for (let index = 0; index < 50; index += 1) {
    const from = neighbour(index % 10);
    const wrong = index % 2 === 0 ? `wrong ${index}` : solveWrongly(await lookUp(ask, known, { from }));
    statuses.add((await lookUp(ask, known, { from, proof: wrong })).status);
  }
  expect([...statuses]).toEqual([428]);
  expect((await lookUp(ask, known, { from: neighbour(99), proof })).status).toBe(200);
});

test('proofs that open nothing make no later challenge dearer', async () => {
  const { ask, time } = sampleApi({ rates });
  const from = '203.0.113.9';
  const before = parseChallenge(await askedForProof(ask, from)).attempts;
  time.now += 60_000;
  for (let index = 0; index < 30; index += 1) {
    await Promise.all([
      lookUp(ask, unknownNumber(index), { from }),
      lookUp(ask, known, { from, proof: solveWrongly(await lookUp(ask, known, { from })) }),
    ]);
    time.now += 12_000;
  }
  expect(parseChallenge(await lookUp(ask, known, { from })).attempts).toBe(before);
});

test('a proof for five numbers costs as much as five proofs', async () => {
  const { ask } = sampleApi({ rates });
  await guess(ask, 70);
  const from = '203.0.113.9';
  const one = parseChallenge(await lookUp(ask, known, { from }));
  const asked = await makeCalendar(ask, [known, '1000003', '7000001', '7000002', '7000003'], { from });
  expect(parseChallenge(asked).attempts).toBe(5 * one.attempts);
});
