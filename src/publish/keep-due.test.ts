import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#store/database.ts';
import { createContentTables } from '#store/schema.ts';
import { keepDue } from './keep-due.ts';

test('a site in which the clock changes nothing keeps that it does', () => {
  const folder = mkdtempSync(join(tmpdir(), 'due-'));
  const database = openDatabase(':memory:');
  createContentTables(database);
  keepDue(database, folder, 0);
  expect(JSON.parse(readFileSync(join(folder, 'live-site.json'), 'utf8'))).toEqual({});
  database.close();
  rmSync(folder, { recursive: true });
});
