/** The replacement globals of the cell are compared with those of Node. */
import { expect, test } from 'vitest';
import { toBase64 } from './base64.ts';
import { installTimers, runTimer } from './timers.ts';

const names = [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'clearTimeout',
  'clearInterval',
  'clearImmediate',
] as const;

/** Returns the timers of the cell and restores those of this process. */
function takeTimers() {
  const own = Object.getOwnPropertyDescriptors(globalThis);
  installTimers();
  const taken = Object.fromEntries(names.map((name) => [name, globalThis[name]])) as Pick<
    typeof globalThis,
    (typeof names)[number]
  >;
  for (const name of names) Object.defineProperty(globalThis, name, own[name]);
  return taken;
}

const cell = takeTimers();

test('text is encoded in base64 as Node does it', () => {
  for (const text of ['', 'a', 'ab', 'abc', 'õ\u0000ÿ', '<svg width="16"/>'])
    expect(toBase64(text)).toBe(btoa(text));
  expect(() => toBase64('€')).toThrow();
});

test('timers are called in the order in which they are due, and nobody waits for them', () => {
  const called: string[] = [];
  const call = (name: string) => void called.push(name);
  cell.setTimeout(call, 1_000_000, 'late');
  const every = cell.setInterval(call, 400_000, 'every');
  cell.setTimeout(call, 10, 'soon');
  cell.clearTimeout(cell.setTimeout(call, 5, 'cleared'));
  cell.setImmediate(call, 'at once');
  for (let step = 0; step < 5; step += 1) expect(runTimer()).toBe(true);
  cell.clearInterval(every);
  expect(runTimer()).toBe(false);
  expect(called).toEqual(['at once', 'soon', 'every', 'every', 'late']);
});
