/** `bench sync`: the sync with a content base of many posts in three languages. The content base is a fake in
 * this process that responds at once, so the times are those of the sync alone; a real WordPress adds its
 * own. */
import { parseArgs } from 'node:util';
import type { FakeWordPress } from '#fakes/fake-wordpress.ts';
import { toolCommand } from '../steps/command.ts';
import { ratioOf, type Row, formatTable } from './table.ts';
import { isolatedSettings, startSyntheticBase } from './synthetic-base.ts';
import { withTempFolder } from './folders.ts';
import { BenchError, timedRun } from './timed-run.ts';
import { print, printJson } from '../print.ts';

const limitMinutes = 30;
const postsRange = { from: 100, until: 100_000 } as const;

/** @param args `--posts N`, `--json`.
 * @throws {BenchError} */
export async function benchSync(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { posts: { type: 'string', default: '10000' }, json: { type: 'boolean', default: false } },
  });
  const count = Number(values.posts);
  if (!Number.isInteger(count) || count < postsRange.from || count > postsRange.until) {
    const range = `${postsRange.from} to ${postsRange.until}`;
    throw new BenchError(`--posts is "${values.posts}". Give a whole number from ${range}.`);
  }
  const rows = await withTempFolder(false, (folder) => measure(folder, count));
  if (values.json) {
    const results = rows.map((row) => ({ ...row, ratio: ratioOf(row) }));
    printJson({ bench: 'sync', posts: count, rows: results });
  } else print(`${count} posts in three languages.\n\n${formatTable(rows)}`);
}

async function measure(folder: string, count: number): Promise<readonly Row[]> {
  const fakeWordPress = await startSyntheticBase(count);
  try {
    const first = await runSync(folder, fakeWordPress);
    const unchanged = await runSync(folder, fakeWordPress);
    const posts = fakeWordPress.entries.get('posts ru') ?? [];
    const middle = Math.floor(count / 2);
    const edited = posts[middle];
    if (edited)
      posts[middle] = { ...edited, modified_gmt: '2026-02-01T10:00:00', title: { rendered: 'Новое' } };
    const one = await runSync(folder, fakeWordPress);
    posts.splice(middle, 1);
    const deleted = await runSync(folder, fakeWordPress);
    return [
      ...rowsOf('first sync', first),
      ...rowsOf('nothing changed', unchanged),
      ...rowsOf('one edited post', one),
      ...rowsOf('one deleted translation', deleted),
    ];
  } finally {
    await fakeWordPress.close();
  }
}

interface SyncRun {
  readonly ms: number;
  readonly peakBytes: number | undefined;
  readonly requests: number;
}

async function runSync(folder: string, fakeWordPress: FakeWordPress): Promise<SyncRun> {
  fakeWordPress.requests.length = 0;
  const { ms, peakBytes } = await timedRun(
    toolCommand({
      file: 'scripts/sync.ts',
      arguments: [],
      environment: isolatedSettings(folder, fakeWordPress),
      limitMinutes,
    }),
  );
  return { ms, peakBytes, requests: fakeWordPress.requests.length };
}

function rowsOf(what: string, { ms, peakBytes, requests }: SyncRun): readonly Row[] {
  return [
    { id: '', what, unit: 'seconds', ours: ms },
    { id: '', what: `${what}: peak memory`, unit: 'megabytes', ours: peakBytes },
    { id: '', what: `${what}: requests`, unit: 'count', ours: requests },
  ];
}
