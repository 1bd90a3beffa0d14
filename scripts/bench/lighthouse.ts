/** `bench lighthouse`: Lighthouse scores of each kind of page on a simulated phone; the median of three runs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { log } from '#platform/base/log.ts';
import { nodeCommand } from '#platform/base/node-command.ts';
import { print } from '../print.ts';
import { requireBrowser } from './browser.ts';
import { withTempFolder } from './folders.ts';
import { readCount } from './options.ts';
import { installTool } from './programs.ts';
import { quantile } from './quantile.ts';
import { publishSite, siteIn, unlimited, withServer } from './site.ts';
import { atLeast, formatTable, type Row, upTo } from './table.ts';
import { BenchError, timedRun } from './timed-run.ts';

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

const limitMs = 180_000;

/** @param args `--runs N` (3), `--only TEXT` for kinds whose name contains it.
 * @throws {BenchError} */
export async function benchLighthouse(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
  });
  const runs = readCount('runs', values.runs, { from: 1, until: 99 });
  const kinds = pageKinds.filter(({ name }) => name.includes(values.only));
  if (kinds.length === 0)
    throw new BenchError(
      `No kind of page has '${values.only}' in its name. There are: ${pageKinds.map(({ name }) => name).join('; ')}.`,
    );
  const program = await installTool('lighthouse', '13.5.0', 'cli/index.js');
  const browser = requireBrowser();
  await withTempFolder(async (folder) => {
    const site = siteIn(folder, unlimited);
    await publishSite(site);
    await withServer(site, async ({ origin }) => {
      const rows: Row[] = [];
      for (const kind of kinds) {
        const reports: Report[] = [];
        for (let run = 0; run < runs; run += 1)
          reports.push(await audit(new URL(kind.address, origin).href, { program, browser, folder }));
        rows.push(...toRows(kind, reports));
        log.info(`${kind.name} measured.`);
      }
      print(formatTable(rows));
    });
  });
}

interface AuditPlace {
  readonly program: string;
  readonly browser: string;
  /** For its report. */
  readonly folder: string;
}

async function audit(address: string, { program, browser, folder }: AuditPlace): Promise<Report> {
  const file = join(folder, 'report.json');
  const flags = `--chrome-flags=${chromeFlags.join(' ')}`;
  const run = {
    ...nodeCommand([program, address, '--quiet', '--output=json', `--output-path=${file}`, flags]),
    environment: { CHROME_PATH: browser },
    limitMs,
  };
  // Chromium sometimes loses the start of its trace (NO_NAVSTART); Lighthouse then asks for another run.
  await timedRun(run).catch(() => timedRun(run));
  return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const score = z.object({ score: z.number().nullable() });
const value = z.object({ numericValue: z.number() });

const reportSchema = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'largest-contentful-paint': value,
    'cumulative-layout-shift': value,
    'total-blocking-time': value,
  }),
});

type Report = z.infer<typeof reportSchema>;

/** Of the largest paint, in milliseconds; on a page with a tool in view it may take a little longer. */
const maxPaintMs = { content: 1100, tool: 1200 } as const;

const maxBlockingMs = 50;

/** The median of each value separately: runs vary independently. */
function toRows(kind: PageKind, reports: readonly Report[]): readonly Row[] {
  const median = (toValue: (report: Report) => number) => quantile(reports.map(toValue), 0.5);
  const row = (what: string, measured: Pick<Row, 'unit' | 'ours' | 'target'>): Row => ({
    id: 'V2',
    what: `${kind.name}: ${what}`,
    ...measured,
  });
  const points = (what: string, name: keyof Report['categories'], limit = 100) =>
    row(what, {
      unit: 'count',
      ours: median(({ categories }) => Math.round((categories[name].score ?? 0) * 100)),
      target: atLeast(limit),
    });
  const computeMedian = (name: keyof Report['audits']) => median(({ audits }) => audits[name].numericValue);
  const isTool = kind.hasIslandInView === true;
  const shift = Number(computeMedian('cumulative-layout-shift').toFixed(3));
  return [
    points('performance', 'performance', isTool ? 95 : 100),
    points('accessibility', 'accessibility'),
    points('best practices', 'best-practices'),
    ...(kind.isUnlisted ? [] : [points('search engines', 'seo')]),
    row('largest paint', {
      unit: 'seconds',
      ours: computeMedian('largest-contentful-paint'),
      target: upTo(isTool ? maxPaintMs.tool : maxPaintMs.content),
    }),
    row('layout shift', { unit: 'count', ours: shift, target: upTo(0) }),
    row('blocking time', {
      unit: 'seconds',
      ours: computeMedian('total-blocking-time'),
      target: upTo(maxBlockingMs),
    }),
  ];
}

/** One address per kind of page. */
interface PageKind {
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
