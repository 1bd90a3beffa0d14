import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { digest } from '#platform/base/digest.ts';
import { readSetting } from '#platform/store/database.ts';
import {
  endUndo,
  isHeld,
  isRolledBack,
  keepUndo,
  rollBack,
  startUndo,
  undoFolder,
} from './replaced-files.ts';
import { parseSettings, type Settings } from './settings.ts';
import { openState, type State } from './state.ts';

function makeSettings(): Settings {
  const folder = mkdtempSync(join(tmpdir(), 'undo-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return parseSettings({ OUT_DIR: join(folder, 'out'), STATE_DIR: join(folder, 'state') });
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function withState<Result>(settings: Settings, use: (state: State) => Result): Result {
  const state = openState(settings.stateDir);
  try {
    return use(state);
  } finally {
    state.database.close();
  }
}

/** A publish that replaced one page, removed another and made a third; `isFinished`: it also ended. */
function publish(settings: Settings, isFinished = true): void {
  const out = (file: string) => join(settings.outDir, file);
  withState(settings, (state) => {
    for (const file of ['index.html', 'new.html']) state.targets.add({ address: `/${file}`, file });
    for (const target of state.targets.stale())
      state.targets.record(target, { output: digest(target.file), reads: [], at: 0 });
    startUndo(state, settings);
    write(join(undoFolder(settings), 'index.html'), 'before');
    write(join(undoFolder(settings), 'about/gone.html'), 'before');
    write(out('index.html'), 'after');
    write(out('index.html.br'), 'copy of after');
    write(out('new.html'), 'after');
    write(out('new.html.gz'), 'copy of after');
    if (!isFinished) return;
    const changes = [
      ['index.html', 'replaced'],
      ['about/gone.html', 'removed'],
      ['new.html', 'created'],
    ] as const;
    keepUndo(state, changes, true);
  });
}

const noWait = () => undefined;

test('a rollback restores what was replaced and removed, takes away what was new, and holds the site', () => {
  const settings = makeSettings();
  publish(settings);
  expect(isHeld(settings)).toBe(false);
  expect(rollBack(settings, noWait)).toEqual({ type: 'rolled-back', restored: 2, removed: 1 });
  const read = (file: string) => readFileSync(join(settings.outDir, file), 'utf8');
  expect([read('index.html'), read('about/gone.html')]).toEqual(['before', 'before']);
  const gone = ['new.html', 'new.html.gz', 'index.html.br', 'index.html.draft'];
  expect(gone.filter((file) => existsSync(join(settings.outDir, file)))).toEqual([]);
  expect(isHeld(settings)).toBe(true);
});

test('after a rollback the next publish renders again what was taken back, and deletes what has no target', () => {
  const settings = makeSettings();
  publish(settings);
  rollBack(settings, noWait);
  withState(settings, (state) => {
    const stale = state.targets.stale().map(({ file, reason }) => [file, reason.type]);
    expect(stale).toEqual([
      ['index.html', 'rolled-back'],
      ['new.html', 'rolled-back'],
    ]);
    expect(state.targets.removals()).toEqual(['about/gone.html']);
    expect(readSetting(state.database, 'media')).toBe('rolled-back');
    expect(isRolledBack(state)).toBe(true);
  });
  // What was taken back is not there to be taken back again.
  expect(rollBack(settings, noWait)).toEqual({ type: 'nothing-to-roll-back' });
});

test('what no publish has replaced cannot be rolled back, nor what one that died did', () => {
  const settings = makeSettings();
  expect(rollBack(settings, noWait)).toEqual({ type: 'nothing-to-roll-back' });
  publish(settings, false);
  expect(rollBack(settings, noWait)).toEqual({ type: 'unfinished' });
  expect(readFileSync(join(settings.outDir, 'index.html'), 'utf8')).toBe('after');
});

test('where files of before are gone nothing is changed', () => {
  const settings = makeSettings();
  publish(settings);
  rmSync(join(undoFolder(settings), 'about/gone.html'));
  const folder = undoFolder(settings);
  expect(rollBack(settings, noWait)).toEqual({ type: 'files-missing', missing: 1, folder });
  expect(readFileSync(join(settings.outDir, 'index.html'), 'utf8')).toBe('after');
  expect(isHeld(settings)).toBe(false);
});

test('a publish discards the files of the one before, and one that continues a dead one keeps them', () => {
  const settings = makeSettings();
  publish(settings);
  const backup = join(undoFolder(settings), 'index.html');
  withState(settings, (state) => {
    expect(startUndo(state, settings)).toBe(false);
    expect([existsSync(backup), existsSync(`${undoFolder(settings)}.gone`)]).toEqual([false, true]);
    expect(state.database.prepare('SELECT count(*) AS count FROM undo').get()?.count).toBe(0);
    endUndo(settings);
    expect(existsSync(`${undoFolder(settings)}.gone`)).toBe(false);
    write(backup, 'before');
    expect(startUndo(state, settings)).toBe(true);
    expect(existsSync(backup)).toBe(true);
  });
});
