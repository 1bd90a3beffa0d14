/** `bench serve`: the single-machine server beside nginx, and lookups of contracts over an upstream of the bench. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSettings, publishWithProgress } from '../publishing.ts';
import { freePort } from './free-port.ts';
import { type Load, load, type Wave } from './load.ts';
import { measureLookups } from './lookups.ts';
import { startNginx } from './nginx.ts';
import { projectFolder } from './project-folder.ts';
import type { Row } from './row.ts';
import { formatTable } from './table.ts';
import { withTempFolder } from './temp-folder.ts';
import { untilReady } from './until-ready.ts';

/** A page that is asked for often. */
const page = '/about';

const encodings = ['identity', 'gzip'] as const;

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
      const peer = nginx && { origin: `http://127.0.0.1:${ports.nginx}`, pid: nginx.pid };
      const pages = await withOwnServer(ports.own, {}, (own) => comparePages({ own, peer, seconds, rounds }));
      const lookups = await measureLookups({ seconds, withServer: withOwnServer });
      process.stdout.write(`${formatTable([...pages, ...lookups])}\n`);
    } finally {
      nginx?.kill();
    }
  });
}

interface Peer {
  readonly origin: string;
  readonly pid: number | undefined;
}

interface Comparing {
  readonly own: Peer;
  readonly peer: Peer | undefined;
  readonly seconds: number;
  readonly rounds: number;
}

/** Turn and turn about, so that what else the machine does meets both. */
async function comparePages({ own, peer, seconds, rounds }: Comparing): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const encoding of encodings) {
    const headers = { 'Accept-Encoding': encoding };
    const wave = ({ origin, pid }: Peer): Wave => ({ url: origin + page, headers, seconds, pid });
    const ours: Load[] = [];
    const theirs: Load[] = [];
    // The first wave warms up and is not counted.
    await load({ ...wave(own), seconds: 2 });
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await load(wave(own)));
      if (peer) theirs.push(await load(wave(peer)));
    }
    const what = `page, ${encoding === 'gzip' ? 'compressed' : 'as it is'}: requests`;
    rows.push(
      row(`${what} a second`, ({ perSecond }) => perSecond, { ours, theirs }),
      row(`${what} for a second of processor`, ({ perProcessorSecond }) => perProcessorSecond, {
        ours,
        theirs,
      }),
    );
  }
  return rows;
}

function row(
  what: string,
  valueOf: (one: Load) => number | undefined,
  { ours, theirs }: { readonly ours: readonly Load[]; readonly theirs: readonly Load[] },
): Row {
  const middleOf = (loads: readonly Load[]) => middle(loads.flatMap((one) => valueOf(one) ?? []));
  return {
    ...{ id: 'V4', what, unit: 'per second', ours: middleOf(ours) },
    peer: { name: 'nginx', value: middleOf(theirs) },
    target: { of: 'ratio', is: 'at least', limit: 0.8 },
  };
}

function middle(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Starts `npm start` as a process of its own. */
async function withOwnServer<Value>(
  port: number,
  environment: Readonly<Record<string, string>>,
  use: (own: Peer) => Promise<Value>,
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
    return await use({ origin, pid: child.pid });
  } finally {
    child.kill();
  }
}
