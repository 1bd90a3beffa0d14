/** `bench live`: from a signed webhook to the changed page that a running server serves. The content base is a stand-in of
 * this process; the time in which it has a request before it is taken off. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from './project-folder.ts';
import type { Row } from './row.ts';
import { formatTable } from './table.ts';
import { type Change, measureChange } from './live-change.ts';
import { withLiveServer } from './live-server.ts';
import { withTempFolder } from './temp-folder.ts';
import { BenchError } from './timed-run.ts';
import { print } from '../print.ts';

const postsRange = { from: 10, until: 100_000 } as const;

/** @param args `--posts N` of the larger site (10000), `--rounds N` of each change (5); the middle one counts.
 * @throws {BenchError} */
export async function benchLive(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { posts: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '5' } },
  });
  const [posts, rounds] = [Number(values.posts), Number(values.rounds)];
  if (!Number.isInteger(posts) || posts < postsRange.from || posts > postsRange.until) {
    const range = `${postsRange.from} to ${postsRange.until}`;
    throw new BenchError(`--posts is "${values.posts}". Give a whole number from ${range}.`);
  }
  const rows: Row[] = [];
  for (const count of new Set([shippedPosts(), posts])) rows.push(...(await measureSite(count, rounds)));
  print(formatTable(rows));
}

/** The site's own size. */
function shippedPosts(): number {
  const files = readdirSync(join(projectFolder, 'src/content/posts'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.json')).length;
}

async function measureSite(count: number, rounds: number): Promise<readonly Row[]> {
  return withTempFolder(false, (folder) =>
    withLiveServer(folder, count, async (server) => {
      const rows: Row[] = [];
      for (const change of ['edited', 'added'] as const) {
        const measured: Change[] = [];
        // The first one warms up what every site has after its first change.
        for (let round = 0; round <= rounds; round += 1)
          measured.push(await measureChange(server, { change, round }));
        rows.push(...rowsOf(`one ${change} post of ${count}`, measured.slice(1)));
      }
      return rows;
    }),
  );
}

function rowsOf(what: string, changes: readonly Change[]): readonly Row[] {
  const phase = (name: string, of: (change: Change) => number): Row => ({
    id: '',
    what: `${what}: ${name}`,
    unit: 'milliseconds',
    ours: middle(changes.map(of)),
  });
  return [
    {
      id: 'P5',
      what,
      unit: 'seconds',
      ours: middle(changes.map(ownMs)),
      target: { of: 'value', is: 'at most', limit: 300 },
    },
    { id: '', what: `${what}, slowest`, unit: 'seconds', ours: Math.max(...changes.map(ownMs)) },
    phase('webhook answered', ({ acceptedMs }) => acceptedMs),
    phase('content base (taken off)', ({ upstreamMs }) => upstreamMs),
    phase('publish to its end (the page comes first)', ({ publishMs }) => publishMs),
  ];
}

const ownMs = ({ totalMs, upstreamMs }: Change): number => totalMs - upstreamMs;

function middle(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
