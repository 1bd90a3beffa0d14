import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openState } from './state.ts';

test('a state of another format is deleted, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'state-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const name of ['state-1.sqlite', 'state-1.sqlite-wal', 'state-999.sqlite', 'unanswered.sqlite'])
    writeFileSync(join(folder, name), '');
  openState(folder).database.close();
  const kept = readdirSync(folder).filter((name) => !/^state-[2-9]\d?\.sqlite/u.test(name));
  expect(kept).toEqual(['unanswered.sqlite']);
});
