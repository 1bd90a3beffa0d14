import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { PublishRecord } from '#model/site-status.ts';
import { readPublishRecords, savePublishRecord } from './commit.ts';

function makeStateDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'records-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function record(minute: number, count: number, failure?: string): PublishRecord {
  const at = new Date(Date.parse('2026-06-01T12:00:00Z') + minute * 60_000).toISOString();
  const changed = { count, targets: [] };
  const removed = { count: 0, files: [] };
  const stored = { at, reason: 'command' as const, ms: 5, changed, removed };
  return failure === undefined ? stored : { ...stored, failure };
}

test('the newest publishes are kept, the newest first', () => {
  const stateDir = makeStateDir();
  for (let minute = 1; minute <= 60; minute += 1) savePublishRecord(stateDir, record(minute, 1));
  const records = readPublishRecords(stateDir);
  expect(records).toHaveLength(50);
  expect(records[0]).toEqual(record(60, 1));
  expect(records.at(-1)).toEqual(record(11, 1));
});

test('of publishes that changed nothing only the last is kept, in its place', () => {
  const stateDir = makeStateDir();
  for (const [minute, count] of [
    [1, 1],
    [2, 0],
    [3, 2],
    [4, 0],
    [5, 0],
  ] as const)
    savePublishRecord(stateDir, record(minute, count));
  const counts = () => readPublishRecords(stateDir).map(({ changed }) => changed.count);
  expect(counts()).toEqual([0, 2, 1]);
  savePublishRecord(stateDir, record(6, 3));
  expect(counts()).toEqual([3, 0, 2, 1]);
});

test('a failure that comes again is one, another failure is another', () => {
  const stateDir = makeStateDir();
  savePublishRecord(stateDir, record(1, 0, 'The disk is full.'));
  savePublishRecord(stateDir, record(2, 0, 'The disk is full.'));
  savePublishRecord(stateDir, record(3, 0, 'The content has 1 problem.'));
  expect(readPublishRecords(stateDir)).toEqual([
    record(3, 0, 'The content has 1 problem.'),
    record(2, 0, 'The disk is full.'),
  ]);
});

test('a damaged record is left out, and half a record of a crash is none', () => {
  const stateDir = makeStateDir();
  savePublishRecord(stateDir, record(1, 1));
  savePublishRecord(stateDir, record(2, 1));
  const folder = join(stateDir, 'publishes');
  const [first = ''] = readdirSync(folder);
  writeFileSync(join(folder, first), '{"at":');
  writeFileSync(join(folder, '00000003.json.draft'), '{"at":');
  expect(readPublishRecords(stateDir)).toEqual([record(2, 1)]);
});
