import { expect, test } from 'vitest';
import { messagesOfRule } from './messages-of-rule.ts';
import { restrictedSyntax } from './restricted-syntax.mjs';
import { syntax } from './rules.mjs';

/** @returns Messages of the test rules for a line of JavaScript. */
function listMessages(code: string): readonly string[] {
  return messagesOfRule(restrictedSyntax, { filename: 'tests/other.test.ts', code }, ...syntax.tests);
}

test.for([
  'await page.waitForTimeout(200)',
  'await new Promise((resolve) => setTimeout(resolve, 50))',
  "import { setTimeout as wait } from 'node:timers/promises'",
  'expect(performance.now() - start).toBeLessThan(2000)',
  "await field.pressSequentially('first', { delay: 20 })",
])('a test that waits for time to pass is refused: %s', (code) => {
  expect(listMessages(code)).toEqual([expect.stringContaining('Wait for what is to happen')]);
});

test.for(['const limits = { timeMs: 300 }', 'const odd = { timeout: 5000 }', 'AbortSignal.timeout(500)'])(
  'a test that is in a hurry is refused: %s',
  (code) => {
    expect(listMessages(code)).toEqual([expect.stringContaining('comingMs')]);
  },
);

test.for(['const env = { ...process.env, A: 1 }', 'spawn(program, { env: process.env })'])(
  "a test that passes on the developer's own settings is refused: %s",
  (code) => {
    expect(listMessages(code)).toEqual([expect.stringContaining('own-environment.ts')]);
  },
);

test('a test that is tried again is refused', () => {
  expect(listMessages("test('a', { retry: 5 }, () => {})")).toEqual([
    expect.stringContaining('only when retried'),
  ]);
});

test('what waits for what happens, or has time enough, is not refused', () => {
  const good = [
    'await expect.poll(look, { timeout: 120_000 }).toBe(1)',
    'const limits = { timeMs: comingMs }',
    "const isFull = process.env.TEST_FULL === '1'",
    'await page.clock.runFor(500)',
  ];
  expect(good.flatMap(listMessages)).toEqual([]);
});
