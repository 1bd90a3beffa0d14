/** `bench start`: from a fresh clone to its first page, and from a changed component to its page. The project is cloned, so
 * only what is committed is measured. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { log } from '#base/log.ts';
import { nodeCommand } from '#base/node-command.ts';
import { freePort } from '#fakes/loopback.ts';
import { print } from '../print.ts';
import { projectFolder, withTempFolder } from './folders.ts';
import { compiledFolder, type OwnRun, type OwnSite, postsOf, siteIn } from './own-publisher.ts';
import { writeExport } from './synthetic-post.ts';
import { formatTable, type Row } from './table.ts';
import type { Command } from '../steps/command.ts';
import { BenchError, medianRun, timedRun, type TimedRun } from './timed-run.ts';

const languages = 3;
const pagesRange = { from: 90, until: 300_000 } as const;
const rounds = 3;
const limitMs = 30 * 60_000;
const pollMs = 10;

const component = 'src/components/stations/StationDetails.astro';
const stationPage = '/home-customer/waste-stations/301';

/** @param args `--pages N` of the site whose component changes (3000).
 * @throws {BenchError} */
export async function benchStart(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { pages: { type: 'string', default: '3000' } } });
  const pages = Number(values.pages);
  if (!Number.isInteger(pages) || pages < pagesRange.from || pages > pagesRange.until) {
    const range = `${pagesRange.from} to ${pagesRange.until}`;
    throw new BenchError(`--pages is "${values.pages}". Give a whole number from ${range}.`);
  }
  await withTempFolder(false, async (folder) => {
    const clone = join(folder, 'clone');
    await runIn(folder, { program: 'git', arguments: ['clone', '--quiet', projectFolder, clone] });
    const rows = [
      ...(await measureFresh(clone)),
      ...(await measureChanged(clone, join(folder, 'large'), pages)),
      ...(await measureKind(clone, folder)),
    ];
    print(formatTable(rows));
  });
}

type Run = Pick<Command, 'program' | 'arguments' | 'environment'>;

const runIn = (folder: string, run: Run): Promise<TimedRun> => timedRun({ ...run, folder, limitMs });

/** From a clone without packages; npm has them in its cache. */
async function measureFresh(clone: string): Promise<readonly Row[]> {
  log.info('Filling the cache of npm.');
  const install = ['ci', '--omit=dev', '--include=optional', '--no-audit', '--no-fund'];
  await runIn(clone, { program: 'npm', arguments: install });
  rmSync(join(clone, 'node_modules'), { recursive: true });
  log.info('Starting a fresh clone.');
  return withStart(clone, { npm_config_offline: 'true' }, async ({ until, since }) => {
    await until('/');
    const firstMs = since();
    // Live answers wait for all pages, not for pictures and documents.
    await until('/api/health');
    return [
      row('npm start on a fresh clone, packages in the cache of npm: first page', firstMs, 25_000),
      row('the same: all pages', since()),
    ];
  });
}

/** A page whose component changed, among many others. */
async function measureChanged(clone: string, folder: string, pages: number): Promise<readonly Row[]> {
  const site = siteIn(folder);
  writeExport(site.contentDir, {
    contentDir: join(clone, 'src/content'),
    posts: postsOf(Math.round(pages / languages)),
  });
  await publishFrom(clone, site);
  const first: number[] = [];
  const changed: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const mark = changeComponent(clone);
    await withStart(clone, environmentOf(site), async ({ until, since }) => {
      await until('/');
      first.push(since());
      await until(stationPage, mark);
      changed.push(since());
      await until('/api/health');
    });
    log.info(`First page ${String(first.at(-1))} ms, changed page ${String(changed.at(-1))} ms.`);
  }
  const of = `${pages} articles`;
  return [
    row(`npm start with ${of}, one component changed: first page`, middle(first)),
    row(`the same: the changed page`, middle(changed), 3000),
  ];
}

/** P7: what a large site adds to rendering the pages of one kind, whose component is compiled already. */
async function measureKind(clone: string, folder: string): Promise<readonly Row[]> {
  const large = siteIn(join(folder, 'large'));
  const small = siteIn(join(folder, 'small'));
  writeExport(small.contentDir, { contentDir: join(clone, 'src/content'), posts: postsOf(1) });
  await publishFrom(clone, small);
  const runs: { readonly large: OwnRun; readonly small: OwnRun }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const compiling = siteIn(join(folder, `compiling-${round}`));
    changeComponent(clone);
    writeExport(compiling.contentDir, { contentDir: join(clone, 'src/content'), posts: [] });
    await publishFrom(clone, compiling);
    for (const site of [large, small])
      cpSync(compiledFolder(compiling.stateDir), compiledFolder(site.stateDir), { recursive: true });
    runs.push({ large: await publishFrom(clone, large), small: await publishFrom(clone, small) });
  }
  const ours = medianRun(runs.map((run) => run.large));
  const alone = medianRun(runs.map((run) => run.small));
  return [
    {
      id: 'P7',
      what: 'another component of one kind of page, compiled before',
      unit: 'seconds',
      ours: ours.ms,
      peer: { name: 'ours with one article: that kind alone', value: alone.ms },
      target: { of: 'ratio', is: 'at most', limit: 1.5 },
    },
    {
      id: 'P7',
      what: 'rendered after it',
      unit: 'count',
      ours: ours.rendered,
      peer: { name: 'the same', value: alone.rendered },
      target: { of: 'ratio', is: 'at most', limit: 1 },
    },
  ];
}

let changes = 0;

/** @returns A text that only the changed page has. */
function changeComponent(clone: string): string {
  const file = join(clone, component);
  const mark = `data-change-${(changes += 1)}`;
  const before = readFileSync(file, 'utf8');
  const after = before.replace(/<ul class="columns"(?: data-change-\d+)?>/u, `<ul class="columns" ${mark}>`);
  if (after === before)
    throw new BenchError(`${component} has no place for a change: see scripts/bench/start.ts.`);
  writeFileSync(file, after);
  return mark;
}

const environmentOf = ({ contentDir, outDir, stateDir }: OwnSite) => ({
  CONTENT_DIR: contentDir,
  OUT_DIR: outDir,
  STATE_DIR: stateDir,
  COMMIT_REF: 'bench',
  SOCIAL_IMAGES: 'off',
});

async function publishFrom(clone: string, site: OwnSite): Promise<OwnRun> {
  const command = nodeCommand([join(clone, 'scripts/build.ts'), '--json']);
  const run = await runIn(clone, { ...command, environment: environmentOf(site) });
  const line = run.output.split('\n').findLast((text) => text.startsWith('{')) ?? '{}';
  const { rendered, removed } = JSON.parse(line) as Pick<OwnRun, 'rendered' | 'removed'>;
  return { ...run, rendered, removed };
}

interface Started {
  /** Waits until an address is answered with 200, and with a text. */
  readonly until: (path: string, text?: string) => Promise<void>;
  /** Milliseconds since the command. */
  readonly since: () => number;
}

async function withStart<Value>(
  clone: string,
  environment: Readonly<Record<string, string>>,
  use: (started: Started) => Promise<Value>,
): Promise<Value> {
  const port = await freePort();
  const start = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment, PORT: String(port), LOG_LEVEL: 'warn' },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    return await use({
      until: (path, text = '') => untilAnswered(child, `http://127.0.0.1:${port}${path}`, text),
      since: () => Math.round(performance.now() - start),
    });
  } finally {
    child.kill();
    await ended;
  }
}

async function untilAnswered(child: ChildProcess, address: string, text: string): Promise<void> {
  const until = performance.now() + limitMs;
  while (performance.now() < until && child.exitCode === null) {
    try {
      const response = await fetch(address);
      if (response.ok && (await response.text()).includes(text)) return;
    } catch {
      // It does not listen yet.
    }
    await setTimeout(pollMs);
  }
  throw new BenchError(`${address} is not answered; see the output of npm start.`);
}

const row = (what: string, ours: number, limit?: number): Row => ({
  id: '',
  what,
  unit: 'seconds',
  ours,
  ...(limit !== undefined && { target: { of: 'value', is: 'at most', limit } }),
});

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
