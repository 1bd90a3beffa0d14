/** `bench lighthouse`: Lighthouse scores of each kind of page on a simulated phone; the median of three runs. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { log } from '#base/log.ts';
import { nodeCommand } from '#base/node-command.ts';
import { configureLive } from '#server/live.ts';
import { startServer } from '#server/server.ts';
import { findBrowser } from '../browser.ts';
import { print } from '../print.ts';
import { loadSettings } from '../load-settings.ts';
import { publishWithProgress } from '../publishing.ts';
import { projectFolder, withTempFolder } from './folders.ts';
import { type Row, type Target, formatTable } from './table.ts';
import { BenchError, timedRun } from './timed-run.ts';

/** Not a dependency of the project: it is large and only used here. */
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

/** @param args `--runs N` (3), `--only TEXT` for kinds whose name contains it.
 * @throws {BenchError} */
export async function benchLighthouse(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
  });
  const kinds = pageKinds.filter(({ name }) => name.includes(values.only));
  if (kinds.length === 0)
    throw new BenchError(
      `No kind of page has '${values.only}' in its name. There are: ${pageKinds.map(({ name }) => name).join('; ')}.`,
    );
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

interface AuditContext {
  readonly program: string;
  readonly origin: string;
  readonly runs: number;
}

async function measureKind(kind: PageKind, { program, origin, runs }: AuditContext): Promise<PageResult> {
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
      // Chromium sometimes loses the start of its trace (NO_NAVSTART); Lighthouse then asks for another run.
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

/** The median of each value separately: runs vary independently. */
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

export interface PageResult {
  readonly kind: PageKind;
  /** Score out of 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly searchEngines: number;
  readonly largestPaintMs: number;
  readonly layoutShift: number;
  readonly blockingMs: number;
}

const atLeast = (limit: number): Target => ({ of: 'value', is: 'at least', limit });
const upTo = (limit: number): Target => ({ of: 'value', is: 'at most', limit });

type Measured = Pick<Row, 'unit' | 'ours'> & { readonly target: Target };

const points = (ours: number, target: Target): Measured => ({ unit: 'count', ours, target });
const time = (ours: number, target: Target): Measured => ({ unit: 'seconds', ours, target });

/** Of the largest paint, in milliseconds. */
const maxPaintMs = 1100;
/** On a page with a tool in view. */
const maxToolPaintMs = 1200;

const maxBlockingMs = 50;

/** Targets are those of docs/benchmarks-visits.md, Lighthouse: pages with a visible island may take a little
 * longer. */
function lighthouseRows(result: PageResult): readonly Row[] {
  const { kind } = result;
  const row = (what: string, measured: Measured): Row => ({
    id: 'V2',
    what: `${kind.name}: ${what}`,
    ...measured,
  });
  const isIsland = kind.hasIslandInView === true;
  return [
    row('performance', points(result.performance, atLeast(isIsland ? 95 : 100))),
    row('accessibility', points(result.accessibility, atLeast(100))),
    row('best practices', points(result.bestPractices, atLeast(100))),
    ...(kind.isUnlisted ? [] : [row('search engines', points(result.searchEngines, atLeast(100)))]),
    row('largest paint', time(result.largestPaintMs, upTo(isIsland ? maxToolPaintMs : maxPaintMs))),
    row('layout shift', points(Number(result.layoutShift.toFixed(3)), upTo(0))),
    row('blocking time', time(result.blockingMs, upTo(maxBlockingMs))),
  ];
}

/** One address per kind of page, for browser measurements. */

export interface PageKind {
  readonly name: string;
  readonly address: string;
  /** Contains an initially visible island. */
  readonly hasIslandInView?: true;
  /** Not meant for search engines. */
  readonly isUnlisted?: true;
}

const pageKinds: readonly PageKind[] = [
  { name: 'home', address: '/' },
  { name: 'section', address: '/ru/home-customer' },
  { name: 'service', address: '/en/services/compost' },
  { name: 'table of contracts', address: '/home-customer/organized-waste', hasIslandInView: true },
  { name: 'containers', address: '/ru/construction-waste/collect-transport-waste' },
  { name: 'price list', address: '/customer-support/price-lists/179' },
  { name: 'contact', address: '/ru/customer-support/contact' },
  { name: 'questions', address: '/en/customer-support/faq' },
  { name: 'instructions', address: '/ru/customer-support/instructions' },
  { name: 'collection day', address: '/customer-support/next-shipping-day', hasIslandInView: true },
  { name: 'stations', address: '/ru/home-customer/waste-stations', hasIslandInView: true },
  { name: 'station', address: '/en/home-customer/waste-stations/301' },
  { name: 'news', address: '/about/news' },
  { name: 'article', address: '/ru/about/news/jaatmereform-joustus-mida-see-teie-lepingus-muudab' },
  { name: 'what goes where', address: '/sorting' },
  { name: 'what goes where: object', address: '/ru/sorting/pitsakarp' },
  { name: 'what goes where: list', address: '/sorting/list' },
  { name: 'what goes where: bin', address: '/en/sorting/bin/mixed' },
  { name: 'what goes where: sheet', address: '/sorting/print' },
  { name: 'open data', address: '/en/data' },
  { name: 'search', address: '/search?searchQuery=prügi', hasIslandInView: true, isUnlisted: true },
];
