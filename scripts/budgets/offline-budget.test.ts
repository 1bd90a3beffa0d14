import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { offlineBudget } from './offline-budget.ts';

function siteWith(worker: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'offline-budget-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'offline-worker.js'), worker);
  return folder;
}

test('the files that the worker names count, and the pages of every language', () => {
  const folder = siteWith('const offlineShell={"version":"1","files":["/_astro/a.js"]};\nrest');
  const { path } = offlineBudget(folder);
  expect(path).toHaveLength(7);
  expect(path).toContain(join(folder, '_astro/a.js'));
  expect(path).toContain(join(folder, 'ru/offline.html'));
});

test('a worker that keeps nothing is no budget that holds', () => {
  expect(() => offlineBudget(siteWith('rest'))).toThrow(SyntaxError);
});
