import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Report } from '#platform/events/site-event.ts';
import type { PublishRecord } from './status-schema.ts';
import { loadSiteStatus } from './site-status.ts';
import { readPublishRecords, savePublishRecord } from './publish-records.ts';
import { keepFailure, readSyncNotes, syncNoted } from './sync-notes.ts';
import { toNote } from '#platform/notes/note.ts';
import { ContentBaseError } from '#platform/cms/wordpress/content-base-error.ts';
import type { SyncNotes } from './status-schema.ts';

function makeStateDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'status-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

test('the status names no folder of the machine, whatever an error said', async () => {
  const folder = makeStateDir();
  const stateDir = join(folder, 'state');
  const outDir = join(folder, 'out');
  const path = join(stateDir, 'content/media/x.pdf.draft');
  const cause = new Error(`ENAMETOOLONG: name too long, open '${path}'`);
  keepFailure(stateDir, 'content-base', { cause, note: toNote('sync-failed') });
  const status = await loadSiteStatus({ outDir, stateDir, report }, 0);
  expect(status.syncs[0]?.failure).toBe(
    "ENAMETOOLONG: name too long, open 'STATE_DIR/content/media/x.pdf.draft'",
  );
  expect(JSON.stringify(status)).not.toContain(tmpdir());
});

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

const report: Report = () => undefined;

/** @returns A function that runs syncs one after another on one state folder and returns the notes after each. */
function makeSyncs() {
  const stateDir = makeStateDir();
  const noting = { stateDir, report, url: 'https://cms.example.ee/wp-json/' };
  return async (run: (report: Report) => void, isWhole = true) => {
    await syncNoted({ ...noting, isWhole }, (given) => {
      run(given);
      return Promise.resolve();
    }).catch(() => undefined);
    const [notes] = readSyncNotes(stateDir);
    const names = (list: SyncNotes['problems'] = []) => list.map(({ title }) => title);
    return { ...notes, problems: names(notes?.problems), warnings: names(notes?.warnings) };
  };
}

const paper = { type: 'posts', id: 1, title: 'Paber' };
const glass = { type: 'posts', id: 2, title: 'Klaas' };

const convertPaper = (tell: Report): void => {
  tell({ type: 'entry-converting', entry: paper });
};

test('a warning holds until its entry is converted again', async () => {
  const sync = makeSyncs();
  await sync((tell) => {
    for (const entry of [paper, glass]) {
      tell({ type: 'entry-converting', entry });
      tell({ type: 'entry-warned', note: { ...entry, ...toNote('sticky-ignored') } });
    }
  });
  const { warnings } = await sync(convertPaper);
  expect(warnings).toEqual(['Klaas']);
});

test('a whole sync says anew which entries are broken, one of single entries only what it looked at', async () => {
  const sync = makeSyncs();
  await sync((tell) => {
    tell({ type: 'entry-refused', note: { ...paper, ...toNote('menu-empty') } });
    tell({ type: 'entry-refused', note: { ...glass, ...toNote('menu-empty') } });
  });
  const partly = await sync(convertPaper, false);
  expect(partly.problems).toEqual(['Klaas']);
  expect((await sync(() => undefined)).problems).toEqual([]);
});

test('what was said stands while WordPress cannot be followed, and the failure goes with the next good sync', async () => {
  const sync = makeSyncs();
  await sync((tell) => {
    convertPaper(tell);
    tell({ type: 'entry-warned', note: { ...paper, ...toNote('sticky-ignored') } });
  });
  const failed = await sync(() => {
    throw new ContentBaseError('unreachable', 'WordPress does not answer.');
  });
  expect(failed).toMatchObject({
    failure: 'WordPress does not answer.',
    failureNote: toNote('sync-unreachable'),
    warnings: ['Paber'],
  });
  const good = await sync(() => undefined);
  expect(good.failure).toBeUndefined();
  expect(good.warnings).toEqual(['Paber']);
});
