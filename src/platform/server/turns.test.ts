import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** Notes what is answered, in order. */
function watchTurns() {
  const turns = new Turns();
  const answered: string[] = [];
  const take = (network: string, name: string) => {
    turns.take(network, () => answered.push(name));
  };
  return { turns, answered, take };
}

test('what comes alone is answered at once', async () => {
  const { answered, take } = watchTurns();
  take('a', 'first');
  expect(answered).toEqual(['first']);
  await nextTurn();
  take('a', 'second');
  expect(answered).toEqual(['first', 'second']);
});

test('one is answered in a turn of the event loop, and the networks take turns', async () => {
  const { answered, take } = watchTurns();
  for (const name of ['a1', 'a2', 'a3']) take('a', name);
  take('b', 'b1');
  expect(answered).toEqual(['a1']);
  await nextTurn();
  expect(answered).toEqual(['a1', 'a2']);
  await nextTurn();
  expect(answered).toEqual(['a1', 'a2', 'b1']);
  await nextTurn();
  expect(answered).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('new connections go first, and a flood of them does not hold up the others', async () => {
  const { turns, answered, take } = watchTurns();
  take('a', 'a1');
  take('a', 'a2');
  turns.noteConnection();
  await nextTurn();
  expect(answered).toEqual(['a1']);
  await nextTurn();
  expect(answered).toEqual(['a1', 'a2']);
  take('a', 'a3');
  for (let turn = 0; turn < 20; turn += 1) {
    turns.noteConnection();
    await nextTurn();
  }
  expect(answered).toEqual(['a1', 'a2', 'a3']);
});

test('each is answered once, and those of one network in the order in which they came', async () => {
  const networks = ['a', 'b', 'c'] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ network: fc.constantFrom(...networks), turns: fc.nat(2) }), { maxLength: 40 }),
      async (requests) => {
        const { answered, take } = watchTurns();
        for (const [index, { network, turns }] of requests.entries()) {
          take(network, `${network} ${index}`);
          for (let turn = 0; turn < turns; turn += 1) await nextTurn();
        }
        for (let turn = 0; turn <= requests.length; turn += 1) await nextTurn();
        expect(answered.toSorted()).toEqual(
          requests.map(({ network }, index) => `${network} ${index}`).sort(),
        );
        for (const network of networks) {
          const own = answered
            .filter((name) => name.startsWith(network))
            .map((name) => Number(name.slice(2)));
          expect(own).toEqual(own.toSorted((one, other) => one - other));
        }
      },
    ),
  );
});
