import { expect, test } from 'vitest';
import type { OwnMeasurement } from './own-publisher.ts';
import { publishRows } from './publish-rows.ts';

const run = (ms: number, rendered: number) => ({ ms, rendered, removed: 0, peakBytes: 2 ** 28, output: '' });
const own: OwnMeasurement = {
  full: run(6000, 3500),
  unchanged: run(300, 0),
  editedBody: run(400, 3),
  throughNpm: { unchanged: run(700, 0), editedBody: run(800, 3) },
  addedPost: run(450, 25),
  deletedPost: run(450, 40),
  changedLabel: run(2000, 1100),
  bytesPerArticle: 10_000,
};
const peer = {
  full: run(12_000, 0),
  unchanged: undefined,
  editedBody: run(11_000, 0),
  watchedMs: 900,
  bytesPerArticle: 9500,
};

const named = (rows: ReturnType<typeof publishRows>, id: string) => rows.filter((row) => row.id === id);

test('a peer that is not installed keeps its row, without a value', () => {
  const [row] = named(publishRows({ own, tenth: undefined, peers: {} }), 'P1');
  expect(row?.peer).toEqual({ name: 'Hugo', value: undefined });
});

test('an installed peer is shown beside our value', () => {
  const [row] = named(publishRows({ own, tenth: undefined, peers: { Hugo: peer } }), 'P1');
  expect(row).toMatchObject({ ours: 6000, peer: { name: 'Hugo', value: 12_000 } });
});

test('without peers only our own values are rows', () => {
  const rows = publishRows({ own, tenth: undefined, peers: undefined });
  expect(rows.filter((row) => row.peer)).toEqual([]);
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(['P1', 'P1b', 'P2', 'P4', 'P6', 'P8', '']));
});

test('growth is measured only where a tenth was', () => {
  const tenth = { ...own, editedBody: run(380, 3) };
  expect(named(publishRows({ own, tenth, peers: undefined }), 'P3')).toMatchObject([
    { peer: { value: 380 } },
  ]);
});
