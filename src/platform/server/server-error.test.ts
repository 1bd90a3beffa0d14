import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fakeLog } from '#fakes/fake-log.ts';
import { serverError } from './server-error.ts';

const id = '00000000-0000-4000-8000-000000000000';

/** The line of the log about a failure. */
function logged(cause: unknown): string {
  const { report, messages } = fakeLog();
  report(serverError('GET failed', cause, id));
  return messages.join('\n');
}

test('a failure is logged by its kind and its place in the code, never by its message', () => {
  const line = logged(new RangeError('no such file, open /srv/site/secret L1000003'));
  expect(line).toMatch(/^GET failed: RangeError at src\/platform\/server\/server-error\.test\.ts:\d+/u);
  expect(line).not.toMatch(/secret|1000003|\/srv/u);
  try {
    statSync('/no-such-folder/of-a-visitor');
  } catch (cause) {
    expect(logged(cause)).toMatch(/^GET failed: Error ENOENT/u);
    expect(logged(cause)).not.toContain('visitor');
  }
});

test('a place in compiled pages is named wherever they are kept', () => {
  const cause = new RangeError();
  cause.stack = 'RangeError\n    at render (file:///var/lib/site/state/compiled/4f2a/server/page.mjs:7:3)';
  expect(logged(cause)).toBe('GET failed: RangeError at compiled/4f2a/server/page.mjs:7');
});

test('a thrown value that is not an Error is logged by its type', () => {
  expect(logged('a text of a visitor')).toBe('GET failed: string');
});
