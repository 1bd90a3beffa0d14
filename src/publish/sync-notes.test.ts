import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { SyncReport } from '#cms/wordpress/report.ts';
import { readSyncNotes, syncNoted } from './sync-content.ts';

const report: SyncReport = {
  expect: () => undefined,
  step: () => undefined,
  problem: () => undefined,
  warning: () => undefined,
};

/** @returns A function that runs syncs one after another on one state folder and returns the notes after each. */
function makeSyncs() {
  const stateDir = mkdtempSync(join(tmpdir(), 'notes-'));
  onTestFinished(() => rmSync(stateDir, { recursive: true, force: true }));
  const noting = { stateDir, report, url: 'https://cms.example.ee/wp-json/' };
  return async (run: (report: SyncReport) => void, isWhole = true) => {
    await syncNoted({ ...noting, isWhole }, (given) => {
      run(given);
      return Promise.resolve();
    }).catch(() => undefined);
    const [notes] = readSyncNotes(stateDir);
    const names = (list: readonly { message: string }[] = []) => list.map(({ message }) => message);
    return { ...notes, problems: names(notes?.problems), warnings: names(notes?.warnings) };
  };
}

const paper = { type: 'posts', id: 1, title: 'Paber' };
const glass = { type: 'posts', id: 2, title: 'Klaas' };

test('a warning holds until its entry is converted again', async () => {
  const sync = makeSyncs();
  await sync(({ converting, warning }) => {
    for (const entry of [paper, glass]) {
      converting?.(entry);
      warning({ ...entry, message: `${entry.title} lacks a picture.` });
    }
  });
  const { warnings } = await sync(({ converting }) => converting?.(paper));
  expect(warnings).toEqual(['Klaas lacks a picture.']);
});

test('a whole sync says anew which entries are broken, one of single entries only what it looked at', async () => {
  const sync = makeSyncs();
  await sync(({ problem }) => {
    problem({ ...paper, message: 'Paper is broken.' });
    problem({ ...glass, message: 'Glass is broken.' });
  });
  const partly = await sync(({ converting }) => converting?.(paper), false);
  expect(partly.problems).toEqual(['Glass is broken.']);
  expect((await sync(() => undefined)).problems).toEqual([]);
});

test('what was said stands while WordPress cannot be followed, and the failure goes with the next good sync', async () => {
  const sync = makeSyncs();
  await sync(({ converting, warning }) => {
    converting?.(paper);
    warning({ ...paper, message: 'Paper lacks a picture.' });
  });
  const failed = await sync(() => {
    throw new Error('WordPress does not answer.');
  });
  expect(failed).toMatchObject({
    failure: 'WordPress does not answer.',
    warnings: ['Paper lacks a picture.'],
  });
  const good = await sync(() => undefined);
  expect(good.failure).toBeUndefined();
  expect(good.warnings).toEqual(['Paper lacks a picture.']);
});
