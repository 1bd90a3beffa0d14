/** `bench lighthouse`: what Lighthouse says of each kind of page, on a simulated telephone; the median of three runs. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nodeCommand } from '#base/node-command.ts';
import { z } from 'zod';
import { configureLive } from '#server/live.ts';
import { startServer } from '#server/server.ts';
import { findBrowser } from '../browser.ts';
import { loadSettings, publishWithProgress } from '../publishing.ts';
import { lighthouseRows, type PageResult } from './lighthouse-rows.ts';
import { type PageKind, pageKinds } from './page-kinds.ts';
import { projectFolder } from './project-folder.ts';
import { formatTable } from './table.ts';
import { withTempFolder } from './temp-folder.ts';
import { BenchError, timedRun } from './timed-run.ts';
import { print } from '../print.ts';
import { log } from '#base/log.ts';

/** Not among the project's packages: it is large, and only this asks for it. */
const lighthousePackage = 'lighthouse@13.5.0';

const chromeFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const minute = 60_000;

/** @param args `--runs N` (3), `--only TEXT` for kinds whose name has it.
 * @throws {BenchError} */
export async function benchLighthouse(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
  });
  const kinds = pageKinds.filter(({ name }) => name.includes(values.only));
  const program = await installLighthouse();
  const settings = loadSettings();
  await publishWithProgress(settings);
  const server = await startServer({ ...settings, port: 0, live: configureLive({}, settings) });
  const results: PageResult[] = [];
  try {
    for (const kind of kinds) {
      results.push(await measureKind(kind, { program, origin: server.origin, runs: Number(values.runs) }));
      log.info(`${kind.name} measured.`);
    }
  } finally {
    await server.stop();
  }
  print(formatTable(results.flatMap(lighthouseRows)));
}

/** @returns Its command-line program. */
async function installLighthouse(): Promise<string> {
  const folder = join(projectFolder, '.state/tools/lighthouse');
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(program)) {
    log.info('Installing Lighthouse (once) …');
    const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', lighthousePackage];
    await timedRun({ program: 'npm', arguments: ['install', ...options], limitMs: 5 * minute });
  }
  return program;
}

interface Setting {
  readonly program: string;
  readonly origin: string;
  readonly runs: number;
}

async function measureKind(kind: PageKind, { program, origin, runs }: Setting): Promise<PageResult> {
  const browser = findBrowser();
  if (browser === undefined)
    throw new BenchError('Lighthouse needs Chromium. Run `npm test` once; it installs it.');
  const reports = await withTempFolder(false, async (folder) => {
    const files = Array.from({ length: runs }, (_, run) => join(folder, `${run}.json`));
    for (const file of files) {
      const run = {
        ...nodeCommand([
          program,
          new URL(kind.address, origin).href,
          '--quiet',
          '--output=json',
          `--output-path=${file}`,
          `--chrome-flags=${chromeFlags.join(' ')}`,
        ]),
        environment: { CHROME_PATH: browser },
        limitMs: 3 * minute,
      };
      // Now and then Chromium loses the start of its recording (NO_NAVSTART); Lighthouse asks to be run again.
      await timedRun(run).catch(() => timedRun(run));
    }
    return files.map((file) => reportSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  });
  return { kind, ...medianReport(reports) };
}

const score = z.object({ score: z.number().nullable() });
const audit = z.object({ numericValue: z.number() });

const reportSchema = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'largest-contentful-paint': audit,
    'cumulative-layout-shift': audit,
    'total-blocking-time': audit,
  }),
});

type Report = z.infer<typeof reportSchema>;

/** Each value's own median: runs differ in one thing at a time. */
function medianReport(reports: readonly Report[]): Omit<PageResult, 'kind'> {
  const median = (valueOf: (report: Report) => number) =>
    reports.map(valueOf).sort((a, b) => a - b)[Math.floor(reports.length / 2)] ?? NaN;
  const points = (name: keyof Report['categories']) =>
    median(({ categories }) => Math.round((categories[name].score ?? 0) * 100));
  const value = (name: keyof Report['audits']) => median(({ audits }) => audits[name].numericValue);
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    bestPractices: points('best-practices'),
    searchEngines: points('seo'),
    largestPaintMs: value('largest-contentful-paint'),
    layoutShift: value('cumulative-layout-shift'),
    blockingMs: value('total-blocking-time'),
  };
}
