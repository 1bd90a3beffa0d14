/** `bench serve`: the single-machine server beside nginx, and contract lookups through an upstream of the
 * benchmark. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withFront } from '../conformance/front-servers.ts';
import { loadSettings, root } from '../load-settings.ts';
import { publishWithProgress } from '../publishing.ts';
import { freePort } from '#fakes/loopback.ts';
import { type Load, load, type LoadOptions } from './load.ts';
import { measureLookups } from './lookups.ts';
import { installPeer } from './programs.ts';
import { startNginx, type Peer, withBareServer, withOwnServer } from './page-servers.ts';
import { type Row, formatTable } from './table.ts';
import { withTempFolder } from './folders.ts';
import { print } from '../print.ts';

/** A frequently requested page. */
const page = '/about';

const encodings = ['identity', 'gzip'] as const;

/** @param args `--seconds N` of each loadOf (8), `--rounds N` (5); the median counts.
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
      const pages = await withOwnServer(ports.own, {}, (own) =>
        withPrinted(own, { ...settings, folder }, (printed) =>
          comparePages({ own, peer, printed, seconds, rounds }),
        ),
      );
      const lookups = await measureLookups({ seconds, warmUpSeconds, withServer: withOwnServer });
      print(formatTable([...pages, ...lookups]));
    } finally {
      nginx?.kill();
    }
  });
}

/** nginx once more, with the configuration that `npm run serve-config` prints.
 * @param use Gets undefined if nginx is missing. */
async function withPrinted<Value>(
  own: Peer,
  { outDir, folder: parent }: { readonly outDir: string; readonly folder: string },
  use: (printed: Peer | undefined) => Promise<Value>,
): Promise<Value> {
  const program = await installPeer({ name: 'nginx', package: 'nginx' });
  if (program === undefined) return use(undefined);
  const folder = join(parent, 'printed');
  mkdirSync(folder);
  const place = { root, outDir, folder, program, node: own.origin, ratePerMinute: 1_000_000 };
  return withFront('nginx', { ...place, compressed: [`${page.slice(1)}.html`] }, use);
}

/** Not counted: V8 needs some hundred thousand requests until it has compiled what a server runs, ours more than a small one. */
const warmUpSeconds = 10;

interface CompareOptions {
  readonly own: Peer;
  readonly peer: Peer | undefined;
  /** nginx in front of ours. */
  readonly printed: Peer | undefined;
  readonly seconds: number;
  readonly rounds: number;
}

async function comparePages(comparing: CompareOptions): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const encoding of encodings) {
    const waves = await withBareServer(comparing.own.origin + page, encoding, (bare) =>
      measureWaves({ ...comparing, bare, encoding }),
    );
    const what = `page, ${encoding === 'gzip' ? 'compressed' : 'as it is'}: requests`;
    rows.push(
      ...rowsOf(`${what} a second`, ({ perSecond }) => perSecond, waves),
      ...rowsOf(`${what} for a second of processor`, ({ perProcessorSecond }) => perProcessorSecond, waves),
    );
  }
  return rows;
}

interface Waves {
  readonly ours: readonly Load[];
  readonly printed: readonly Load[];
  readonly theirs: readonly Load[];
  /** Of Node's HTTP module without our server. */
  readonly bares: readonly Load[];
}

/** In alternation, so background load affects all equally. */
async function measureWaves({
  own,
  peer,
  printed,
  bare,
  seconds,
  rounds,
  encoding,
}: CompareOptions & { readonly bare: Peer; readonly encoding: string }): Promise<Waves> {
  const headers = { 'Accept-Encoding': encoding };
  const loadOf = ({ origin, pid }: Peer): LoadOptions => ({ url: origin + page, headers, seconds, pid });
  const ours: Load[] = [];
  const theirs: Load[] = [];
  const throughNginx: Load[] = [];
  const bares: Load[] = [];
  for (const server of [own, bare]) await load({ ...loadOf(server), seconds: warmUpSeconds });
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await load(loadOf(own)));
    if (peer) theirs.push(await load(loadOf(peer)));
    if (printed) throughNginx.push(await load(loadOf(printed)));
    bares.push(await load(loadOf(bare)));
  }
  return { ours, theirs, printed: throughNginx, bares };
}

function rowsOf(
  what: string,
  valueOf: (one: Load) => number | undefined,
  { ours, theirs, printed, bares }: Waves,
): readonly Row[] {
  const middleOf = (loads: readonly Load[]) => middle(loads.flatMap((one) => valueOf(one) ?? []));
  const peer = { name: 'nginx', value: middleOf(theirs) };
  return [
    {
      id: 'V4',
      what,
      unit: 'per second',
      ours: middleOf(ours),
      peer: { name: "Node's HTTP module alone", value: middleOf(bares) },
      target: { of: 'ratio', is: 'at least', limit: 0.95 },
    },
    { id: '', what, unit: 'per second', ours: middleOf(ours), peer },
    {
      id: 'V4',
      what: `${what}, through nginx as printed`,
      unit: 'per second',
      ours: middleOf(printed),
      peer,
      target: { of: 'ratio', is: 'at least', limit: 0.98 },
    },
  ];
}

function middle(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
