import { expect, test } from 'vitest';
import type { OwnMeasurement } from './own-publishes.ts';
import { publishRows } from './publish-rows.ts';

const run = (ms: number, rendered: number) => ({
  ms,
  rendered,
  peakBytes: 2 ** 28,
  processor: { userMs: 1.5 * ms, systemMs: ms / 4 },
  output: '',
});
const own: OwnMeasurement = {
  full: run(6000, 3500),
  unchanged: run(300, 0),
  editedBody: run(400, 3),
  addedPost: run(450, 25),
  deletedPost: run(450, 40),
  changedLabel: run(2000, 1100),
  bytesPerArticle: 10_000,
};
const kind = { large: run(900, 94), alone: run(850, 94) };
const peer = { full: run(12_000, 0), editedBody: run(11_000, 0), bytesPerArticle: 9500 };
const alone = { pages: 30_000, own, kind, tenth: undefined, peers: undefined };

const named = (rows: ReturnType<typeof publishRows>, id: string) => rows.filter((row) => row.id === id);

test('a peer that is not installed keeps its row, without a value', () => {
  const [row] = named(publishRows({ ...alone, peers: {} }), 'P1');
  expect(row?.peer).toEqual({ name: 'Hugo', value: undefined });
});

test('an installed peer is shown beside our value', () => {
  const [row] = named(publishRows({ ...alone, peers: { Hugo: peer } }), 'P1');
  expect(row).toMatchObject({ ours: 6000, peer: { name: 'Hugo', value: 12_000 } });
});

test('a short publish is compared with what Hugo takes after an edit', () => {
  const [row] = named(publishRows({ ...alone, peers: { Hugo: peer } }), 'P4');
  expect(row).toMatchObject({ ours: 300, peer: { name: 'Hugo', value: 11_000 }, target: { limit: 0.02 } });
});

test('processor time is told apart by program and system, beside each peer', () => {
  const rows = publishRows({ ...alone, peers: { Hugo: peer } }).filter(({ what }) => /processor/u.test(what));
  expect(rows.map(({ ours, peer: other }) => [ours, other?.name, other?.value])).toEqual([
    [9000, 'Hugo', 18_000],
    [9000, 'astro build', undefined],
    [1500, 'Hugo', 3000],
    [1500, 'astro build', undefined],
  ]);
});

test('without peers only our own values are rows', () => {
  const rows = publishRows(alone);
  expect(rows.filter((row) => row.peer?.name === 'Hugo' || row.peer?.name === 'astro build')).toEqual([]);
  const ids = ['P1', 'P1b', 'P2', 'P4', 'P6', 'P7', 'P8', ''];
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(ids));
});

test('growth is measured only where a tenth was, and limited for every short publish of the largest sites', () => {
  const tenth = { ...own, editedBody: run(380, 3) };
  expect(named(publishRows({ ...alone, tenth }), 'P3')).toMatchObject([{ peer: { value: 380 } }]);
  expect(named(publishRows({ ...alone, pages: 300_000, tenth }), 'P9')).toHaveLength(4);
});
