import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { allRows } from '#platform/base/statements.ts';
import { openDatabase } from '#platform/store/database.ts';
import { syncedFile } from '../synced-content.ts';
import { entryVersionStatements } from './entry-versions.ts';
import { Mirror } from './mirror.ts';

test('the versions of one entry are found without going through all entries of its type', () => {
  const folder = mkdtempSync(join(tmpdir(), 'versions-'));
  new Mirror(folder).close();
  const database = openDatabase(syncedFile(folder), { isReadOnly: true });
  onTestFinished(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });
  for (const name of ['find', 'members', 'newest', 'converted'] as const) {
    const plan = allRows<{ readonly detail: string }>(
      database.prepare(`EXPLAIN QUERY PLAN ${entryVersionStatements[name]}`),
    );
    const searches = plan.map(({ detail }) => detail).filter((detail) => !detail.startsWith('USE TEMP'));
    expect([name, ...searches]).toEqual([
      name,
      expect.stringMatching(/^SEARCH .*(?:\(id=\?\)|translationGroup=\?)/u),
    ]);
  }
});
