import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listCaches } from './bounded-cache.ts';
import { Limiter, type Permit } from './limiter.ts';

const windowMs = 60_000;

const admittedBy = (limiter: Limiter, key: string, max: number): Permit | undefined => {
  const admission = limiter.take([{ key, max }]);
  return admission.type === 'admitted' ? admission.permit : undefined;
};

test('a thousand at once get no further than a thousand one after another', () => {
  const atOnce = new Limiter({ name: 'at once', windowMs, clock: () => 0 });
  const permits = Array.from({ length: 1000 }, () => admittedBy(atOnce, 'site', 60)).filter(Boolean);
  expect(permits).toHaveLength(60);
  for (const permit of permits) permit?.release();
  expect(admittedBy(atOnce, 'site', 60)).toBeUndefined();
});

test('a refusal names the claim without room, and when to come again', () => {
  let now = 0;
  const limiter = new Limiter({ name: 'refusals', windowMs, clock: () => now });
  const narrow = { key: 'narrow', max: 1 };
  const permit = admittedBy(limiter, 'narrow', 1);
  expect(limiter.take([{ key: 'wide', max: 5 }, narrow])).toEqual({
    type: 'refused',
    claim: narrow,
    retryAfterMs: 1000,
  });
  permit?.release();
  now += 20_000;
  expect(limiter.take([narrow])).toMatchObject({ type: 'refused', retryAfterMs: windowMs - 20_000 });
  expect(limiter.count('wide')).toBe(0);
});

test('after a clock was set back by an hour a window of a minute ends within a minute', () => {
  let now = 10 * 60 * windowMs;
  const limiter = new Limiter({ name: 'set back', windowMs, clock: () => now });
  const claim = { key: 'visitor', max: 1 };
  admittedBy(limiter, 'visitor', 1)?.release();
  now -= 60 * windowMs;
  expect(limiter.take([claim])).toMatchObject({ type: 'refused', retryAfterMs: windowMs });
  now += windowMs;
  expect(limiter.take([claim]).type).toBe('admitted');
});

test('without a window only work in progress counts', () => {
  const limiter = new Limiter({ name: 'semaphore', windowMs: 0, clock: () => 0 });
  const permit = admittedBy(limiter, 'upstream', 1);
  expect(admittedBy(limiter, 'upstream', 1)).toBeUndefined();
  permit?.release();
  expect(limiter.count('upstream')).toBe(0);
  expect(admittedBy(limiter, 'upstream', 1)).toBeDefined();
});

test('a key that is claimed twice is counted once, and both limits hold', () => {
  const limiter = new Limiter({ name: 'twice', windowMs, clock: () => 0 });
  const claims = [
    { key: '192.0.2.1', max: 3 },
    { key: '192.0.2.1', max: 2 },
  ];
  expect([1, 2, 3].map(() => limiter.take(claims).type)).toEqual(['admitted', 'admitted', 'refused']);
  expect(limiter.count('192.0.2.1')).toBe(2);
});

test('what needs no admission counts as done, beyond every limit', () => {
  const limiter = new Limiter({ name: 'added', windowMs, clock: () => 0 });
  limiter.add('network', 3);
  limiter.add('network');
  expect(limiter.count('network')).toBe(4);
  expect(admittedBy(limiter, 'network', 4)).toBeUndefined();
});

test('of many keys the least recently used are forgotten, and none of which something is in progress', () => {
  const limiter = new Limiter({ name: 'many keys', windowMs, clock: () => 0, maxKeys: 10 });
  admittedBy(limiter, 'busy', 2)?.release();
  const permit = admittedBy(limiter, 'busy', 2);
  for (let index = 0; index < 100; index += 1) admittedBy(limiter, `passing ${index}`, 1)?.release();
  expect(listCaches().find(({ name }) => name === 'many keys')).toMatchObject({
    entries: 10,
    maxEntries: 10,
  });
  expect(limiter.count('busy')).toBe(2);
  expect(limiter.count('passing 0')).toBe(0);
  expect(limiter.count('passing 99')).toBe(1);
  permit?.release();
  expect(limiter.count('busy')).toBe(2);
});

const maxOf = { a: 3, b: 5, c: 8 } as const;
type Key = keyof typeof maxOf;
const keys: readonly Key[] = ['a', 'b', 'c'];

const steps = fc.array(
  fc.oneof(
    fc.record({
      type: fc.constant('take' as const),
      keys: fc.subarray([...keys], { minLength: 1 }),
      amount: fc.integer({ min: 1, max: 4 }),
    }),
    fc.record({
      type: fc.constant('release' as const),
      which: fc.nat(20),
      counted: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
    }),
    fc.record({ type: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: windowMs }) }),
    fc.record({ type: fc.constant('set back' as const), ms: fc.integer({ min: 1, max: 100 * windowMs }) }),
  ),
  { maxLength: 80 },
);

/** What a limiter should count of one key, written down naively: the amounts of one window, and when it began. */
class Ledger {
  open = 0;
  #amounts: number[] = [];
  #begunAt = 0;

  finish(now: number, amount: number): void {
    if (amount === 0) return;
    if (this.done(now) === 0) this.#begunAt = now;
    this.#amounts.push(amount);
  }

  done(now: number): number {
    // Nothing began later than now, whatever a clock said before.
    this.#begunAt = Math.min(this.#begunAt, now);
    if (now >= this.#begunAt + windowMs) this.#amounts = [];
    return this.#amounts.reduce((sum, amount) => sum + amount, 0);
  }
}

interface Held {
  readonly permit: Permit;
  readonly keys: readonly Key[];
  readonly amount: number;
}

/** A limiter, and beside it what it should count. */
class Compared {
  now = 0;
  readonly held: Held[] = [];
  readonly #limiter = new Limiter({ name: 'any order', windowMs, clock: () => this.now });
  readonly #ledgers = { a: new Ledger(), b: new Ledger(), c: new Ledger() };

  expected(key: Key): number {
    return this.#ledgers[key].open + this.#ledgers[key].done(this.now);
  }

  take(wanted: readonly Key[], amount: number): void {
    const hasRoom = wanted.every((key) => this.expected(key) + amount <= maxOf[key]);
    const claims = wanted.map((key) => ({ key, max: maxOf[key] }));
    const admission = this.#limiter.take(claims, amount);
    expect(admission.type).toBe(hasRoom ? 'admitted' : 'refused');
    if (admission.type === 'refused') return;
    this.held.push({ permit: admission.permit, keys: wanted, amount });
    for (const key of wanted) this.#ledgers[key].open += amount;
  }

  release(which: number, counted?: number): void {
    const [one] = this.held.splice(which % Math.max(1, this.held.length), 1);
    if (!one) return;
    one.permit.release(counted);
    one.permit.release();
    for (const key of one.keys) {
      this.#ledgers[key].open -= one.amount;
      this.#ledgers[key].finish(this.now, Math.min(one.amount, counted ?? one.amount));
    }
  }

  verify(): void {
    for (const key of keys) {
      expect(this.#limiter.count(key)).toBe(this.expected(key));
      expect(this.expected(key)).toBeLessThanOrEqual(maxOf[key]);
    }
  }

  counts(): readonly number[] {
    return keys.map((key) => this.#limiter.count(key));
  }
}

test('whatever the order, the times and the clock: no key exceeds its limit, all claims or none, and nothing leaks', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const compared = new Compared();
      for (const step of taken) {
        if (step.type === 'wait') compared.now += step.ms;
        if (step.type === 'set back') compared.now -= step.ms;
        if (step.type === 'release') compared.release(step.which, step.counted);
        if (step.type === 'take') compared.take(step.keys, step.amount);
        compared.verify();
      }
      while (compared.held.length > 0) compared.release(0);
      compared.verify();
      compared.now += windowMs;
      expect(compared.counts()).toEqual([0, 0, 0]);
    }),
    { numRuns: 500 },
  );
});
