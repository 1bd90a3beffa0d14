/** `bench soak`: visitors, lookups, orders, edits, faults of the content base, hostile traffic and kills at the same time;
 * then whether anything was lost, any page is wrong, or memory and descriptors grew. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { digestFile } from '#base/restrict-folders.ts';
import { log } from '#base/log.ts';
import { freePort } from '#fakes/loopback.ts';
import type { FakeWordPress } from '#fakes/fake-wordpress.ts';
import { filesBelow } from '#base/file-marks.ts';
import { outboxFolder } from '#proxy/configured-api.ts';
import { measureOutbox } from '#proxy/orders/outbox-use.ts';
import { print } from '../../print.ts';
import { percentile } from '../attack/bystander.ts';
import { withTempFolder } from '../folders.ts';
import { syncAndPublish, untilQuiet, webhookSecret } from '../live-server.ts';
import { isolatedSettings, startSyntheticBase } from '../synthetic-base.ts';
import { formatTable, type Row } from '../table.ts';
import { BenchError } from '../timed-run.ts';
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
  const minutes = Number(values.minutes);
  if (!(minutes >= 1 && minutes <= 600))
    throw new BenchError(`--minutes is "${values.minutes}". Give a number from 1 to 600.`);
  print(formatTable(await soakFor(minutes)));
}

export async function soakFor(minutes: number): Promise<readonly Row[]> {
  return withTempFolder(false, async (folder) => {
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
  const environment = settingsIn(folder, fakeWordPress);
  await syncAndPublish(environment);
  const server = new SoakedServer(await freePort(), environment);
  await server.start();
  try {
    let isOver = false;
    const isStopped = () => isOver;
    trouble.isTroubled = true;
    const running = Promise.all([
      readPages({ server, outDir: environment.OUT_DIR }, isStopped),
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
    await untilQuiet({ fakeWordPress });
    const lost = await lostEdits(server, edits);
    const samples = [...server.samples];
    await server.kill('SIGTERM');
    const outbox = await measureOutbox(outboxFolder(environment.STATE_DIR));
    const wrong = await differences(folder, fakeWordPress, environment.OUT_DIR);
    for (const line of [...pages.wrong, ...lookups.wrong, ...lost, ...wrong.slice(0, 20)]) log.warn(line);
    const found = { pages, lookups, hostility, edits, lost, wrong, samples, restarts };
    return rowsOf({ ...found, missingOrders: Math.max(0, accepted - outbox.files), accepted });
  } finally {
    await server.kill();
  }
}

function settingsIn(folder: string, fakeWordPress: FakeWordPress) {
  return {
    ...isolatedSettings(folder, fakeWordPress),
    COMMIT_REF: 'bench',
    SOCIAL_IMAGES: 'off',
    HELPDESK_URL: '',
    TRUSTED_PROXY_HOPS: '0',
    WEBHOOK_SECRET: webhookSecret,
    CALENDAR_SECRET: 'a secret of calendars of the bench',
    FORMS_PER_DAY: '100000',
    LOG_LEVEL: 'error',
  };
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
  const environment = settingsIn(join(folder, 'fresh'), fakeWordPress);
  await syncAndPublish(environment);
  const [soaked, fresh] = [filesIn(outDir), filesIn(environment.OUT_DIR)];
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

function rowsOf(found: Found): readonly Row[] {
  const ms = found.edits.flatMap((one) => one.ms ?? []);
  const none = (what: string, ours: number): Row => ({
    id: '',
    what,
    unit: 'count',
    ours,
    target: { of: 'value', is: 'at most', limit: 0 },
  });
  const count = (what: string, ours: number): Row => ({ id: '', what, unit: 'count', ours });
  return [
    count('pages read by visitors', found.pages.asked),
    none('pages wrong or missing', found.pages.wrong.length),
    count('lookups', found.lookups.asked),
    none('lookups wrong or without an answer', found.lookups.wrong.length),
    count('orders accepted', found.accepted),
    none('orders lost', found.missingOrders),
    count('edits', found.edits.length),
    none('edits lost', found.lost.length),
    { id: '', what: 'from an edit to its page, median', unit: 'seconds', ours: percentile(ms, 0.5) },
    { id: '', what: 'from an edit to its page, slowest', unit: 'seconds', ours: percentile(ms, 1) },
    count('hostile requests', found.hostility.requests),
    none('faults of our own (500, 501, 504 and so on)', found.hostility.faults),
    count('kills', found.restarts.length),
    {
      id: '',
      what: 'from a kill to the first page, slowest',
      unit: 'seconds',
      ours: Math.max(...found.restarts),
    },
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
      : percentile(samples.slice(-quarter).map(of), 0.5) -
        percentile(samples.slice(quarter, 2 * quarter).map(of), 0.5);
  return [
    {
      id: '',
      what: 'memory, last quarter above the second',
      unit: 'megabytes',
      ours: growth(({ bytes }) => bytes),
      target: { of: 'value', is: 'at most', limit: maxGrowth.bytes },
    },
    {
      id: '',
      what: 'descriptors, the same',
      unit: 'count',
      ours: growth(({ descriptors }) => descriptors),
      target: { of: 'value', is: 'at most', limit: maxGrowth.descriptors },
    },
  ];
}
