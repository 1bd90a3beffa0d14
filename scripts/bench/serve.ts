/** `bench serve`: the single-machine server beside nginx, and contract lookups through an upstream of the
 * benchmark. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copySite, withFront } from '../conformance/front-servers.ts';
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

/** @param args `--seconds N` of each load (2), `--rounds N` (15, rounded up to a number that the starts of the servers divide); the round
 * with the middle ratio counts.
 * @throws {BenchError} */
export async function benchServe(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { seconds: { type: 'string', default: '2' }, rounds: { type: 'string', default: '15' } },
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
      const node = `http://127.0.0.1:${ports.own}`;
      const pages = await withPrinted(node, { ...settings, folder }, (printed) =>
        comparePages({ port: ports.own, peer, printed, seconds, rounds }),
      );
      const lookups = await measureLookups({
        seconds: lookupSeconds,
        warmUpSeconds,
        withServer: withOwnServer,
      });
      print(formatTable([...pages, ...lookups]));
    } finally {
      nginx?.kill();
    }
  });
}

/** nginx once more, with the configuration that `npm run serve-config` prints.
 * @param node Origin of our server, for what nginx does not answer.
 * @param use Gets undefined if nginx is missing. */
async function withPrinted<Value>(
  node: string,
  { outDir, folder: parent }: { readonly outDir: string; readonly folder: string },
  use: (printed: Peer | undefined) => Promise<Value>,
): Promise<Value> {
  const program = await installPeer({ name: 'nginx', package: 'nginx' });
  if (program === undefined) return use(undefined);
  const folder = join(parent, 'printed');
  mkdirSync(folder);
  const files = await copySite(outDir, join(folder, 'files'), [`${page.slice(1)}.html`]);
  return withFront('nginx', { root, files, folder, program, node, ratePerMinute: 1_000_000 }, use);
}

/** Not counted: V8 needs some hundred thousand requests until it has compiled what a server runs, ours more than a small one. */
const warmUpSeconds = 10;

/** Of each load of lookups: they are compared with nothing, so there is no middle round. */
const lookupSeconds = 8;

/** Ours and Node's module are started this often: two processes of one program differ by a tenth for as long as they run, by the room
 * that V8 has come to keep for young objects. */
const starts = 3;

interface CompareOptions {
  /** Of our server. */
  readonly port: number;
  readonly peer: Peer | undefined;
  /** nginx in front of ours. */
  readonly printed: Peer | undefined;
  readonly seconds: number;
  readonly rounds: number;
}

async function comparePages(comparing: CompareOptions): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const encoding of encodings) {
    const waves: Wave[] = [];
    for (let start = 0; start < starts; start += 1) {
      const measured = await withOwnServer(comparing.port, {}, (own) =>
        withBareServer(own.origin + page, encoding, (bare) =>
          measureWaves({ ...comparing, own, bare, encoding }),
        ),
      );
      waves.push(...measured);
    }
    const what = `page, ${encoding === 'gzip' ? 'compressed' : 'as it is'}: requests`;
    rows.push(
      ...rowsOf(`${what} a second`, ({ perSecond }) => perSecond, waves),
      ...rowsOf(`${what} for a second of processor`, ({ perProcessorSecond }) => perProcessorSecond, waves),
    );
  }
  return rows;
}

/** One round: what the servers did one right after the other. */
interface Wave {
  readonly own: Load;
  /** Of Node's HTTP module without our server. */
  readonly bare: Load;
  readonly nginx: Load | undefined;
  readonly printed: Load | undefined;
}

/** What is compared is measured right after each other, in turn first and second: the speed of a machine that others use too
 * changes within seconds. */
async function measureWaves({
  own,
  peer,
  printed,
  bare,
  seconds,
  rounds,
  encoding,
}: CompareOptions & { readonly own: Peer; readonly bare: Peer; readonly encoding: string }): Promise<
  readonly Wave[]
> {
  const headers = { 'Accept-Encoding': encoding };
  const loadOf = ({ origin, pid }: Peer): LoadOptions => ({ url: origin + page, headers, seconds, pid });
  for (const server of [own, bare]) await load({ ...loadOf(server), seconds: warmUpSeconds });
  const waves: Wave[] = [];
  for (let round = 0; round < rounds / starts; round += 1) {
    const measure = async (one: Peer, other: Peer) => {
      const isReversed = round % 2 === 1;
      const first = await load(loadOf(isReversed ? other : one));
      const second = await load(loadOf(isReversed ? one : other));
      return isReversed ? ([second, first] as const) : ([first, second] as const);
    };
    const [ours, bares] = await measure(own, bare);
    const [throughNginx, theirs] = peer && printed ? await measure(printed, peer) : [undefined, undefined];
    waves.push({ own: ours, bare: bares, nginx: theirs, printed: throughNginx });
  }
  return waves;
}

function rowsOf(
  what: string,
  valueOf: (one: Load) => number | undefined,
  waves: readonly Wave[],
): readonly Row[] {
  const bare = middleRound(waves.map(({ own, bare: theirs }) => [valueOf(own), valueOf(theirs)]));
  const nginx = middleRound(waves.map(({ own, nginx: theirs }) => [valueOf(own), theirs && valueOf(theirs)]));
  const printed = middleRound(
    waves.map(({ printed: ours, nginx: theirs }) => [ours && valueOf(ours), theirs && valueOf(theirs)]),
  );
  const row = { id: 'V4', what, unit: 'per second' } as const;
  return [
    {
      ...row,
      ours: bare?.ours,
      peer: { name: "Node's HTTP module alone", value: bare?.theirs },
      target: { of: 'ratio', is: 'at least', limit: 0.95 },
    },
    { ...row, id: '', ours: nginx?.ours, peer: { name: 'nginx', value: nginx?.theirs } },
    {
      ...row,
      what: `${what}, through nginx as printed`,
      ours: printed?.ours,
      peer: { name: 'nginx', value: printed?.theirs },
      target: { of: 'ratio', is: 'at least', limit: 0.98 },
    },
  ];
}

interface Round {
  readonly ours: number;
  readonly theirs: number;
}

/** The round whose ratio is the middle one. */
function middleRound(
  pairs: readonly (readonly [ours: number | undefined, theirs: number | undefined])[],
): Round | undefined {
  const rounds = pairs.flatMap(([ours, theirs]) =>
    ours === undefined || theirs === undefined ? [] : [{ ours, theirs }],
  );
  const byRatio = rounds.toSorted((a, b) => a.ours / a.theirs - b.ours / b.theirs);
  return byRatio[Math.floor(byRatio.length / 2)];
}
