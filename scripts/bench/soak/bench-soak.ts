/** `bench soak`: visitors, lookups, orders, edits, faults of the content base, hostile traffic and kills at the same time;
 * then whether anything was lost, any page is wrong, or memory and descriptors grew. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { digestFile } from '#platform/base/file-digest.ts';
import { log } from '#platform/base/log.ts';
import { freePort } from '#fakes/loopback.ts';
import type { FakeWordPress } from '#fakes/fake-wordpress.ts';
import { filesBelow } from '#platform/base/file-marks.ts';
import { outboxFolder } from '#features/forms/orders/outbox-use.server.ts';
import { measureOutbox } from '#features/forms/orders/outbox-use.server.ts';
import { print } from '../../print.ts';
import { calendarSecret } from '../attack/texts.ts';
import { untilQuiet } from '../content-hook.ts';
import { withTempFolder } from '../folders.ts';
import { readCount } from '../options.ts';
import { quantile } from '../quantile.ts';
import { publishSite, type Site, siteIn, syncSite } from '../site.ts';
import { startSyntheticBase } from '../synthetic-base.ts';
import { formatTable, type Row, upTo } from '../table.ts';
import { type Edit, edit, hasText, postCount, troubleBase } from './soak-base.ts';
import { attack, lookUp, order, readPages } from './soak-visitors.ts';
import { type Sample, SoakedServer } from './soaked-server.ts';

/** In the first half; in the second one process runs, so that growth would show. */
const kills = 6;

const settleMs = 20_000;

/** @param args `--minutes N` (60).
 * @throws {BenchError} */
export async function benchSoak(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { minutes: { type: 'string', default: '60' } } });
  print(formatTable(await soakFor(readCount('minutes', values.minutes, { from: 1, until: 600 }))));
}

export async function soakFor(minutes: number): Promise<readonly Row[]> {
  return withTempFolder(async (folder) => {
    const fakeWordPress = await startSyntheticBase(postCount);
    try {
      return await soak({ folder, fakeWordPress, minutes });
    } finally {
      await fakeWordPress.close();
    }
  });
}

interface Soak {
  readonly folder: string;
  readonly fakeWordPress: FakeWordPress;
  readonly minutes: number;
}

async function soak({ folder, fakeWordPress, minutes }: Soak): Promise<readonly Row[]> {
  const trouble = troubleBase(fakeWordPress);
  const site = await publishedSite(folder, fakeWordPress);
  const server = new SoakedServer(site, await freePort());
  await server.start();
  try {
    let isOver = false;
    const isStopped = () => isOver;
    trouble.isTroubled = true;
    const running = Promise.all([
      readPages({ server, outDir: site.OUT_DIR }, isStopped),
      lookUp(server, isStopped),
      order(server, isStopped),
      edit({ server, fakeWordPress }, isStopped),
      attack(server, isStopped),
    ]);
    const halfMs = minutes * 30_000;
    const restarts = await killRepeatedly(server, halfMs);
    await pause(halfMs);
    isOver = true;
    const [pages, lookups, accepted, edits, hostility] = await running;
    trouble.isTroubled = false;
    await pause(settleMs);
    await untilQuiet(fakeWordPress);
    const lost = await lostEdits(server, edits);
    const samples = [...server.samples];
    await server.kill('SIGTERM');
    const outbox = await measureOutbox(outboxFolder(site.STATE_DIR));
    const wrong = await differences(folder, fakeWordPress, site.OUT_DIR);
    for (const line of [...pages.wrong, ...lookups.wrong, ...lost, ...wrong.slice(0, 20)]) log.warn(line);
    const found = { pages, lookups, hostility, edits, lost, wrong, samples, restarts };
    return toRows({ ...found, missingOrders: Math.max(0, accepted - outbox.files), accepted });
  } finally {
    await server.kill();
  }
}

async function publishedSite(folder: string, { url }: FakeWordPress): Promise<Site> {
  const site = siteIn(folder, {
    CONTENT_BASE_URL: url,
    TRUSTED_PROXY_HOPS: '0',
    CALENDAR_SECRET: calendarSecret,
    FORMS_PER_DAY: '100000',
    LOG_LEVEL: 'error',
  });
  await syncSite(site);
  await publishSite(site);
  return site;
}

/** @returns Milliseconds from each kill to the first page. */
async function killRepeatedly(server: SoakedServer, durationMs: number): Promise<readonly number[]> {
  const restarts: number[] = [];
  for (let round = 0; round < kills; round += 1) {
    await pause(durationMs / kills);
    await server.kill();
    restarts.push(await server.start());
    log.info(`killed and started again, ${round + 1} of ${kills}`);
  }
  return restarts;
}

/** The last edit of each post must be on its page. */
async function lostEdits(server: SoakedServer, edits: readonly Edit[]): Promise<readonly string[]> {
  const last = new Map(edits.map((one) => [one.slug, one]));
  const lost: string[] = [];
  for (const one of last.values()) if (!(await hasText(server, one))) lost.push(`lost edit of ${one.slug}`);
  return lost;
}

/** Compares the files of the soaked site with a full publish of the same content.
 * @returns One line for each file. */
async function differences(folder: string, fakeWordPress: FakeWordPress, outDir: string) {
  const { OUT_DIR: freshDir } = await publishedSite(join(folder, 'fresh'), fakeWordPress);
  const [soaked, fresh] = [filesIn(outDir), filesIn(freshDir)];
  const all = [...new Set([...soaked.keys(), ...fresh.keys()])].sort();
  return all
    .filter((file) => soaked.get(file) !== fresh.get(file))
    .map((file) => `${file}: ${fresh.has(file) ? (soaked.has(file) ? 'another' : 'missing') : 'too many'}`);
}

function filesIn(folder: string): ReadonlyMap<string, string> {
  return new Map(filesBelow(folder, '').map((file) => [file, digestFile(join(folder, file))]));
}

interface Found {
  readonly pages: Awaited<ReturnType<typeof readPages>>;
  readonly lookups: Awaited<ReturnType<typeof lookUp>>;
  readonly hostility: Awaited<ReturnType<typeof attack>>;
  readonly accepted: number;
  readonly missingOrders: number;
  readonly edits: readonly Edit[];
  readonly lost: readonly string[];
  readonly wrong: readonly string[];
  readonly restarts: readonly number[];
  /** Of the process that ran through the second half. */
  readonly samples: readonly Sample[];
}

/** Growth that is none: heaps of threads fill and are given back. */
const maxGrowth = { bytes: 64 * 2 ** 20, descriptors: 16 } as const;

function toRows(found: Found): readonly Row[] {
  const ms = found.edits.flatMap((one) => one.ms ?? []);
  const count = (what: string, ours: number): Row => ({ id: 'R12', what, unit: 'count', ours });
  const none = (what: string, ours: number): Row => ({ ...count(what, ours), target: upTo(0) });
  const seconds = (what: string, ours: number): Row => ({ id: 'R12', what, unit: 'seconds', ours });
  return [
    count('pages read by visitors', found.pages.asked),
    none('pages wrong or missing', found.pages.wrong.length),
    count('lookups', found.lookups.asked),
    none('lookups wrong or without an answer', found.lookups.wrong.length),
    count('orders accepted', found.accepted),
    none('orders lost', found.missingOrders),
    count('edits', found.edits.length),
    none('edits lost', found.lost.length),
    seconds('from an edit to its page, median', quantile(ms, 0.5)),
    seconds('from an edit to its page, slowest', quantile(ms, 1)),
    count('hostile requests', found.hostility.requests),
    none('faults of our own (500, 501, 504 and so on)', found.hostility.faults),
    count('kills', found.restarts.length),
    seconds('from a kill to the first page, slowest', Math.max(...found.restarts)),
    none('files that differ from a full publish', found.wrong.length),
    ...growthRows(found.samples),
  ];
}

/** The last quarter against the second: the first fills caches. */
function growthRows(samples: readonly Sample[]): readonly Row[] {
  const quarter = Math.floor(samples.length / 4);
  const growth = (of: (sample: Sample) => number) =>
    samples.length < 8
      ? undefined
      : quantile(samples.slice(-quarter).map(of), 0.5) -
        quantile(samples.slice(quarter, 2 * quarter).map(of), 0.5);
  return [
    {
      id: 'R12',
      what: 'memory, last quarter above the second',
      unit: 'megabytes',
      ours: growth(({ bytes }) => bytes),
      target: upTo(maxGrowth.bytes),
    },
    {
      id: 'R12',
      what: 'descriptors, the same',
      unit: 'count',
      ours: growth(({ descriptors }) => descriptors),
      target: upTo(maxGrowth.descriptors),
    },
  ];
}
