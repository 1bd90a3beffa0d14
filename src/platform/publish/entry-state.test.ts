import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEntryStates, writeEntryStates } from './entry-state.ts';

test('a build that synced nothing knows of no entry, and does not say that none is on the site', () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'states-'));
  onTestFinished(() => {
    rmSync(stateDir, { recursive: true });
  });
  writeEntryStates(stateDir, undefined);
  expect(readEntryStates(stateDir, [1])).toBeUndefined();
  const menus = [{ id: 17, state: 'shown', version: 'a', pages: { et: '/' } }] as const;
  writeEntryStates(stateDir, { entries: [{ id: 1, state: 'shown', pages: {} }], menus });
  expect(readEntryStates(stateDir, [1, 2])).toEqual({
    entries: [{ id: 1, state: 'shown', pages: {} }],
    menus,
  });
  // What an earlier build knew holds no longer.
  writeEntryStates(stateDir, undefined);
  expect(readEntryStates(stateDir, [1])).toBeUndefined();
});
