/** Every attack of `npm run bench -- attack` at a small scale: requests are rejected or answered, and the site
 * keeps running. The benchmark measures how long other visitors wait. */
import { afterAll, expect, test } from 'vitest';
import { listCaches } from '#platform/base/bounded-cache.ts';
import { countRequests, ownFaults, toClientAddress } from '#scripts/bench/attack/attack.ts';
import { attacks } from '#scripts/bench/attack/run-attacks.ts';
import { calendarSecret } from '#scripts/bench/attack/texts.ts';
import { openClient } from './site/client.ts';

const client = await openClient(
  {
    PREVIEW_SECRET: 'a secret of the tests of attacks',
    WEBHOOK_SECRET: 'another secret of the tests',
    CALENDAR_SECRET: calendarSecret,
  },
  () => undefined,
  () => undefined,
);
afterAll(() => client.close());
const port = Number(new URL(client.origin).port);

/** Fraction of the benchmark's load. */
const scale = 0.02;

test('there are at least 30 kinds of attack, each with a name of its own', () => {
  const names = new Set(attacks.map(({ name }) => name));
  expect(names.size).toBe(attacks.length);
  expect(names.size).toBeGreaterThanOrEqual(30);
});

test.each(attacks.map((attack, index) => [attack.name, attack, toClientAddress(index)] as const))(
  'after this the server answers as before: %s',
  async (_name, attack, from) => {
    const answers = await attack.run({ port, from, scale });
    expect(countRequests(answers)).toBeGreaterThan(0);
    expect([ownFaults(answers), Object.fromEntries(answers)]).toEqual([0, expect.anything()]);
    const home = await client.send('/');
    expect(home.status).toBe(200);
    expect(home.body).toContain('<h1');
  },
);

test('after all of them no cache holds more than it may', () => {
  const caches = listCaches();
  expect(caches.length).toBeGreaterThan(3);
  for (const { name, entries, bytes, maxEntries, maxBytes } of caches) {
    expect(entries, name).toBeLessThanOrEqual(maxEntries);
    expect(bytes, name).toBeLessThanOrEqual(maxBytes);
  }
});
