import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepStatusSecret, readStatusSecret } from './status-link.ts';

function stateFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'status-secret-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

test('the secret of the status page is created once per site, and only its user can read it', () => {
  const [one, other] = [stateFolder(), stateFolder()];
  expect(readStatusSecret(one)).toBeUndefined();
  const made = keepStatusSecret(one);
  expect([keepStatusSecret(one), readStatusSecret(one)]).toEqual([made, made]);
  expect(keepStatusSecret(other)).not.toBe(made);
  expect(statSync(join(one, 'status-secret')).mode & 0o077).toBe(0);
});

test('what is no secret in its place is none, and is made anew', () => {
  const folder = stateFolder();
  for (const broken of ['', 'short', `${'a'.repeat(43)}\n`]) {
    writeFileSync(join(folder, 'status-secret'), broken);
    expect(readStatusSecret(folder)).toBeUndefined();
  }
  expect(readStatusSecret(folder)).not.toBe(keepStatusSecret(folder));
});
