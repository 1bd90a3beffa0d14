/** `bench serve`: the single-machine server beside Node's HTTP module and nginx, and contract lookups through an upstream of the
 * benchmark. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '#fakes/loopback.ts';
import { copySite, withFront } from '../conformance/front-servers.ts';
import { print } from '../print.ts';
import { type Peer, withBareNode } from './bare-node.ts';
import { projectFolder, withTempFolder } from './folders.ts';
import { type Load, load } from './load.ts';
import { measureLookups } from './lookups.ts';
import { readCount } from './options.ts';
import { withPlainNginx } from './plain-nginx.ts';
import { installPeer } from './programs.ts';
import { publishSite, type Site, siteIn, unlimited, withServer } from './site.ts';
import { atLeast, formatTable, type Row } from './table.ts';

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
  const seconds = readCount('seconds', values.seconds, { from: 1, until: 60 });
  const rounds = readCount('rounds', values.rounds, { from: 1, until: 1000 });
  await withTempFolder(async (folder) => {
    const site = siteIn(folder, { ...unlimited, PORT: String(await freePort()) });
    await publishSite(site);
    const pages = await withBothNginx(site, folder, (nginx) =>
      comparePages({ site, nginx, seconds, rounds }),
    );
    const lookups = await measureLookups(site, { seconds: lookupSeconds, warmUpSeconds });
    print(formatTable([...pages, ...lookups]));
  });
}

interface BothNginx {
  readonly plain: Peer;
  /** With the configuration that `npm run serve-config` prints, before our server. */
  readonly printed: Peer;
}

/** @param use Gets undefined if nginx is missing. */
async function withBothNginx<Value>(
  { OUT_DIR: outDir, PORT: port }: Site,
  parent: string,
  use: (nginx: BothNginx | undefined) => Promise<Value>,
): Promise<Value> {
  const program = await installPeer('nginx');
  if (program === undefined) return use(undefined);
  const folder = join(parent, 'printed');
  mkdirSync(folder);
  const place = {
    root: projectFolder,
    files: await copySite(outDir, join(folder, 'files'), [`${page.slice(1)}.html`]),
    folder,
    program,
    node: `http://127.0.0.1:${String(port)}`,
    ratePerMinute: 1_000_000,
  };
  return withPlainNginx({ program, outDir, folder: join(parent, 'nginx') }, (plain) =>
    withFront('nginx', place, (printed) => use({ plain, printed })),
  );
}

/** Not counted: V8 needs some hundred thousand requests until it has compiled what a server runs, ours more than a small one. */
const warmUpSeconds = 10;

/** Of each load of lookups: they are compared with nothing, so there is no middle round. */
const lookupSeconds = 8;

/** Ours and Node's module are started this often: two processes of one program differ by a tenth for as long as they run, by the room
 * that V8 has come to keep for young objects. */
const starts = 3;

interface Comparison {
  readonly site: Site;
  readonly nginx: BothNginx | undefined;
  readonly seconds: number;
  readonly rounds: number;
}

async function comparePages(comparison: Comparison): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const encoding of encodings) {
    const waves: Wave[] = [];
    for (let start = 0; start < starts; start += 1) {
      const measured = await withServer(comparison.site, (own) =>
        withBareNode({ address: own.origin + page, encoding }, (bare) =>
          measureWaves(comparison, { own, bare, encoding }),
        ),
      );
      waves.push(...measured);
    }
    const what = `page, ${encoding === 'gzip' ? 'compressed' : 'as it is'}: requests`;
    rows.push(
      ...toRows(`${what} a second`, ({ perSecond }) => perSecond, waves),
      ...toRows(`${what} for a second of processor`, ({ perProcessorSecond }) => perProcessorSecond, waves),
    );
  }
  return rows;
}

/** One round: what the servers did one right after the other. */
interface Wave {
  readonly own: Load;
  /** Of Node's HTTP module without our server. */
  readonly bare: Load;
  readonly nginx: { readonly plain: Load; readonly printed: Load } | undefined;
}

interface Started {
  readonly own: Peer;
  readonly bare: Peer;
  readonly encoding: string;
}

/** What is compared is measured right after each other, in turn first and second: the speed of a machine that others use too
 * changes within seconds. */
async function measureWaves(
  { nginx, seconds, rounds }: Comparison,
  { own, bare, encoding }: Started,
): Promise<readonly Wave[]> {
  const headers = { 'Accept-Encoding': encoding };
  const measure = ({ origin, pid }: Peer, duration = seconds) =>
    load({ url: origin + page, headers, seconds: duration, pid });
  for (const server of [own, bare]) await measure(server, warmUpSeconds);
  const waves: Wave[] = [];
  for (let round = 0; round < rounds / starts; round += 1) {
    const measureBoth = async (one: Peer, other: Peer) => {
      const isReversed = round % 2 === 1;
      const first = await measure(isReversed ? other : one);
      const second = await measure(isReversed ? one : other);
      return isReversed ? ([second, first] as const) : ([first, second] as const);
    };
    const [ours, theirs] = await measureBoth(own, bare);
    const [printed, plain] = nginx ? await measureBoth(nginx.printed, nginx.plain) : [];
    waves.push({ own: ours, bare: theirs, nginx: printed && plain && { printed, plain } });
  }
  return waves;
}

function toRows(
  what: string,
  toValue: (one: Load) => number | undefined,
  waves: readonly Wave[],
): readonly Row[] {
  const middle = (
    peer: string,
    of: (wave: Wave) => readonly [ours: Load, theirs: Load] | undefined,
  ): Pick<Row, 'ours' | 'peer'> => {
    const round = middleRound(
      waves.flatMap((wave) => {
        const [ours, theirs] = of(wave)?.map(toValue) ?? [];
        return ours === undefined || theirs === undefined ? [] : [{ ours, theirs }];
      }),
    );
    return { ours: round?.ours, peer: { name: peer, value: round?.theirs } };
  };
  const row = { id: 'V4', what, unit: 'per second' } as const;
  return [
    {
      ...row,
      ...middle("Node's HTTP module alone", ({ own, bare }) => [own, bare]),
      target: atLeast(0.95, 'ratio'),
    },
    { ...row, id: '', ...middle('nginx', ({ own, nginx }) => nginx && [own, nginx.plain]) },
    {
      ...row,
      what: `${what}, through nginx as printed`,
      ...middle('nginx', ({ nginx }) => nginx && [nginx.printed, nginx.plain]),
      target: atLeast(0.98, 'ratio'),
    },
  ];
}

interface Round {
  readonly ours: number;
  readonly theirs: number;
}

/** The round whose ratio is the middle one. */
function middleRound(rounds: readonly Round[]): Round | undefined {
  const byRatio = rounds.toSorted((a, b) => a.ours / a.theirs - b.ours / b.theirs);
  return byRatio[Math.floor(byRatio.length / 2)];
}
