import { expect, test } from 'vitest';
import { signMessage, verifySignature } from './content-hook.ts';

const key = Buffer.from('a key of the tests of signatures');
const timestamp = 1_780_000_000;
const text = '{}';

/** As a sender who knows the key writes it.
 * @param late Seconds from then until it arrives. */
function arrive(id: string, { late = 0 } = {}) {
  const headers = new Headers({
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signMessage({ id, timestamp, text }, key),
  });
  const verified = verifySignature({ headers, text }, key, (timestamp + late) * 1000);
  return verified.type === 'success' ? verified.value.id.length : verified.failure.code;
}

test('an id has up to 256 characters: it is kept until nobody may send it again', () => {
  expect(arrive('x')).toBe(1);
  expect(arrive('x'.repeat(256))).toBe(256);
  expect(arrive('x'.repeat(257))).toBe('hook-unsigned');
});

test('what comes more than five minutes late, or early, is out of time', () => {
  expect([300, -300].map((late) => arrive('x', { late }))).toEqual([1, 1]);
  expect([301, -301].map((late) => arrive('x', { late }))).toEqual(['hook-out-of-time', 'hook-out-of-time']);
});
