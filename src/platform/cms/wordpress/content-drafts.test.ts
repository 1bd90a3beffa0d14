/** Rows of the synced content: what a sync changes, and what readers see of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SyncedContent } from '../synced-content.ts';
import { Mirror } from './mirror.ts';

function openRows() {
  const folder = mkdtempSync(join(tmpdir(), 'rows-'));
  const mirror = new Mirror(folder);
  onTestFinished(() => {
    mirror.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const { drafts, content } = mirror;
  const commit = () => mirror.transaction(() => drafts.commit());
  const open = () => {
    const reader = SyncedContent.open(folder);
    if (!reader) throw new Error('There is no content.');
    onTestFinished(() => reader[Symbol.dispose]());
    return reader;
  };
  return { drafts, content, commit, open };
}

test('drafts are seen by nobody until all are taken over, and those of a sync that died never are', () => {
  const { drafts, content, commit, open } = openRows();
  drafts.write('posts/000/1.json', { id: 1 });
  drafts.write('menus/17.json', { id: 17 });
  expect([content.paths(), open().paths()]).toEqual([[], []]);
  drafts.discard();
  drafts.write('posts/000/2.json', { id: 2 });
  commit();
  expect(open().paths()).toEqual(['posts/000/2.json']);
  expect(drafts.changes()).toEqual({ written: [], removed: [] });
});

test('a reader sees one state, whatever is taken over meanwhile', () => {
  const { drafts, commit, open } = openRows();
  drafts.write('posts/000/1.json', 'before');
  commit();
  const early = open();
  expect(early.read('posts/000/1.json')).toBe('"before"');
  drafts.write('posts/000/1.json', 'after');
  drafts.write('posts/000/2.json', 'new');
  commit();
  expect([...early.rows(early.paths())]).toEqual([{ path: 'posts/000/1.json', json: '"before"' }]);
  expect(open().read('posts/000/1.json')).toBe('"after"');
});

test('of several drafts of a row the last counts, and what a row holds already is no change', () => {
  const { drafts, content, commit } = openRows();
  drafts.write('a/1.json', 1);
  drafts.write('a/2.json', 2);
  commit();
  const version = content.version();
  drafts.write('a/1.json', 7);
  drafts.write('a/1.json', 1);
  drafts.remove('a/2.json');
  drafts.write('a/2.json', 2);
  drafts.remove('a/3.json');
  expect(drafts.changes()).toEqual({ written: [], removed: [] });
  commit();
  expect(content.version()).toBe(version);
  drafts.write('a/2.json', 3);
  drafts.remove('a/1.json');
  expect(drafts.changes()).toEqual({ written: ['a/2.json'], removed: ['a/1.json'] });
});

test('a reader learns what changed since a version, and nothing of a version of another content', () => {
  const { drafts, content, commit } = openRows();
  drafts.write('a/1.json', 1);
  drafts.write('a/2.json', 1);
  commit();
  const first = content.version();
  expect(content.changesSince(first)).toEqual({ changed: [], removed: [] });
  drafts.write('a/1.json', 2);
  drafts.remove('a/2.json');
  commit();
  drafts.write('a/3.json', 3);
  commit();
  expect(content.changesSince(first)).toEqual({ changed: ['a/1.json', 'a/3.json'], removed: ['a/2.json'] });
  expect(content.changesSince('')).toBeUndefined();
  expect(openRows().content.changesSince(first)).toBeUndefined();
});

test('a kind stays that of the content base when its last entry is gone', () => {
  const { drafts, content, commit } = openRows();
  for (const path of ['posts/000/1.json', 'posts/000/2.json', 'menus/17.json', 'sorting-items/4.json'])
    drafts.write(path, {});
  commit();
  drafts.remove('menus/17.json');
  commit();
  expect(content.kinds()).toEqual(['menus', 'posts', 'sorting-items']);
  expect(content.paths('menus')).toEqual([]);
  expect(content.paths('posts')).toEqual(['posts/000/1.json', 'posts/000/2.json']);
});
