import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fakeLog } from '#fakes/fake-log.ts';
import { FailureLog } from './failure-log.ts';

function openLog() {
  const time = { now: 0 };
  const { log, messages } = fakeLog();
  return { time, lines: messages, log: new FailureLog(log, () => time.now) };
}

function failingWith(message: string): Error {
  return new RangeError(message);
}

test('a failure is logged by its kind and its place in the code, never by its message', () => {
  const { lines, log } = openLog();
  log.report('GET failed', failingWith('no such file, open /srv/site/secret L1000003'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^GET failed: RangeError at src\/server\/failure-log\.test\.ts:\d+/u);
  expect(lines[0]).not.toMatch(/secret|1000003|\/srv/u);
  try {
    statSync('/no-such-folder/of-a-visitor');
  } catch (cause) {
    log.report('GET failed', cause);
  }
  expect(lines[1]).toMatch(/^GET failed: Error ENOENT/u);
  expect(lines[1]).not.toContain('visitor');
});

test('a place in compiled pages is named wherever they are kept', () => {
  const { lines, log } = openLog();
  const cause = failingWith('');
  cause.stack = 'RangeError\n    at render (file:///var/lib/site/state/compiled/4f2a/server/page.mjs:7:3)';
  log.report('GET failed', cause);
  expect(lines).toEqual(['GET failed: RangeError at compiled/4f2a/server/page.mjs:7']);
});

test('of one kind a line is written once a minute, and then how often it was', () => {
  const { time, lines, log } = openLog();
  // A different message each time, at the same place.
  const causes = Array.from({ length: 1000 }, (_, index) => failingWith(String(index)));
  const fail = (times: number) => {
    for (const cause of causes.slice(0, times)) log.report('GET failed', cause);
  };
  fail(1000);
  expect(lines).toHaveLength(1);
  time.now = 60_000;
  fail(10);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('999 times before');
  log.report('POST failed', failingWith(''));
  expect(lines).toHaveLength(3);
});

test('a thrown value that is not an Error is logged by its type', () => {
  const { lines, log } = openLog();
  log.report('GET failed', 'a text of a visitor');
  expect(lines).toEqual(['GET failed: string']);
});
