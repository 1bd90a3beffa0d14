import { expect, test } from 'vitest';
import type { FileMark } from '#platform/base/file-marks.ts';
import { Import } from './import.ts';
import { Connection } from './entry-rows.ts';
import { Reader } from './reader.ts';
import { importFiles, openSampleStore, sampleNow, samplePost } from '#fakes/sample-content.ts';
import { site } from '#features/site.ts';

test('files that were imported are known, and removed ones are forgotten', () => {
  const database = openSampleStore();
  importFiles(database, { 'a.json': [samplePost(7)], 'b.json': [samplePost(8)] });
  importFiles(database, { 'a.json': undefined });
  const paths = database.prepare('SELECT path FROM file').all();
  expect(paths.map(({ path }) => path)).toEqual(['b.json']);
});

test('a file that was touched without a change is known by its new mark, and no entry of it is lost', () => {
  const database = openSampleStore();
  importFiles(database, { 'a.json': [samplePost(7)] });
  const stored = 'SELECT path, size, mtime, ctime, inode, digest FROM file';
  const mark = { ...(database.prepare(stored).get() as unknown as FileMark), mtime: 2 };
  const sources = { changed: [], touched: [mark], removed: [] };
  const touching = new Import(database, sources, { lists: site.lists, now: sampleNow });
  expect(touching.finish(sampleNow, sampleNow)).toEqual({ keyChanges: [], problems: [] });
  expect(database.prepare(stored).all()).toEqual([mark]);
  expect(new Reader(new Connection(database)).keys('posts')).toEqual(['postitus-7']);
});
