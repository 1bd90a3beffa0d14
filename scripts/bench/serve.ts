/** `bench serve`: the single-machine server beside nginx, and lookups of contracts over an upstream of the bench. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadSettings, publishWithProgress } from '../publishing.ts';
import { freePort } from './free-port.ts';
import { load, type Wave } from './load.ts';
import { measureLookups } from './lookups.ts';
import { startNginx } from './nginx.ts';
import { projectFolder } from './project-folder.ts';
import type { Row } from './row.ts';
import { formatTable } from './table.ts';
import { withTempFolder } from './temp-folder.ts';
import { BenchError } from './timed-run.ts';

/** A page that is asked for often. */
const page = '/about';

const encodings = ['identity', 'gzip'] as const;

const startMs = 60_000;

/** @param args `--seconds N` of each wave (8), `--rounds N` (5); the middle one counts.
 * @throws {BenchError} */
export async function benchServe(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { seconds: { type: 'string', default: '8' }, rounds: { type: 'string', default: '5' } },
  });
  const seconds = Number(values.seconds);
  const rounds = Number(values.rounds);
  const settings = loadSettings();
  await publishWithProgress(settings);
  await withTempFolder(false, async (folder) => {
    const ports = { own: await freePort(), nginx: await freePort() };
    const nginx = await startNginx({ ...settings, folder: join(folder, 'nginx'), port: ports.nginx });
    try {
      const pages = await withOwnServer(ports.own, {}, (own) =>
        comparePages({ own, nginx: nginx && `http://127.0.0.1:${ports.nginx}`, seconds, rounds }),
      );
      const lookups = await measureLookups({ seconds, withServer: withOwnServer });
      process.stdout.write(`${formatTable([...pages, ...lookups])}\n`);
    } finally {
      nginx?.kill();
    }
  });
}

interface Comparing {
  readonly own: string;
  readonly nginx: string | undefined;
  readonly seconds: number;
  readonly rounds: number;
}

/** Turn and turn about, so that what else the machine does meets both. */
async function comparePages({ own, nginx, seconds, rounds }: Comparing): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const encoding of encodings) {
    const headers = { 'Accept-Encoding': encoding };
    const waveOf = (origin: string): Wave => ({ url: origin + page, headers, seconds });
    const ours: number[] = [];
    const theirs: number[] = [];
    // The first wave warms up and is not counted.
    await load({ ...waveOf(own), seconds: 2 });
    for (let round = 0; round < rounds; round += 1) {
      ours.push((await load(waveOf(own))).perSecond);
      if (nginx !== undefined) theirs.push((await load(waveOf(nginx))).perSecond);
    }
    rows.push({
      ...{ id: 'V4', what: `page, ${encoding === 'gzip' ? 'compressed' : 'as it is'}, requests a second` },
      ...{ unit: 'per second', ours: middle(ours) },
      peer: { name: 'nginx', value: middle(theirs) },
      target: { of: 'ratio', is: 'at least', limit: 0.8 },
    });
  }
  return rows;
}

function middle(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Starts `npm start` as a process of its own. */
async function withOwnServer<Value>(
  port: number,
  environment: Readonly<Record<string, string>>,
  use: (origin: string) => Promise<Value>,
): Promise<Value> {
  const file = join(projectFolder, 'scripts/serve.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    env: { ...process.env, ...environment, PORT: String(port), RATE_LIMIT: '1000000' },
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: projectFolder,
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilReady(origin, child);
    return await use(origin);
  } finally {
    child.kill();
  }
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + startMs;
  while (Date.now() < until && child.exitCode === null) {
    await setTimeout(200);
    try {
      if ((await fetch(origin)).ok) return;
    } catch {
      // It is starting.
    }
  }
  throw new BenchError('The server does not start; `npm start` says why.');
}
