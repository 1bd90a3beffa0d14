/** `bench search`: the search of a large site in a real browser, beside Pagefind on the same pages. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { log } from '#base/log.ts';
import { configureLive } from '#server/live.ts';
import { startServer } from '#server/server.ts';
import { findBrowser } from '../browser.ts';
import { print } from '../print.ts';
import { startCountingProxy } from './counting-proxy.ts';
import { projectFolder, withTempFolder } from './folders.ts';
import { siteIn, type OwnSite, publishOwn } from './own-publisher.ts';
import { indexWithPagefind, installPagefind } from './programs.ts';
import { type Peer, type Row, type Target, formatTable } from './table.ts';
import { partTimes, settingsOf, timeParts } from './search-index.ts';
import { searchPost } from './search-posts.ts';
import {
  headerSearch,
  pagefindSearch,
  measureVisits,
  type Searcher,
  type SearchVisits,
} from './search-visits.ts';
import { writeExport, writePost, withEditedBody } from './synthetic-post.ts';
import { BenchError } from './timed-run.ts';

const entriesRange = { from: 100, until: 100_000 } as const;

/** @param args `--entries N` articles per language (10000), `--keep`.
 * @throws {BenchError} */
export async function benchSearch(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { entries: { type: 'string', default: '10000' }, keep: { type: 'boolean', default: false } },
  });
  const count = Number(values.entries);
  if (!Number.isInteger(count) || count < entriesRange.from || count > entriesRange.until) {
    const range = `${entriesRange.from} to ${entriesRange.until}`;
    throw new BenchError(`--entries is "${values.entries}". Give a whole number from ${range}.`);
  }
  const measured = await withTempFolder(values.keep, (folder) => measure(folder, count));
  const machine = `${availableParallelism()} cores, Node ${process.version}`;
  const head = `${count} articles in each of three languages and all other pages; ${machine}.`;
  print(`${head}\n\n${formatTable(searchRows(measured))}`);
}

const say = log.info;

async function measure(folder: string, count: number): Promise<SearchMeasurement> {
  const site = siteIn(folder);
  const posts = Array.from({ length: count }, (_, number) => searchPost(number, count));
  writeExport(site.contentDir, { contentDir: join(projectFolder, 'src/content'), posts });
  say('Publishing the site.');
  await publishOwn(site);
  const before = partTimes(site);
  writePost(site.contentDir, withEditedBody(searchPost(Math.floor(count / 2), count)));
  const { ms: publishMs } = await publishOwn(site);
  const after = partTimes(site);
  const edited = [...after].filter(([address, time]) => before.get(address) !== time);
  const indexMs = {
    edited: await timeParts(site, new Map(edited).keys()),
    full: await timeParts(site, after.keys()),
  };
  say(`One edit rendered ${edited.length} of ${after.size} parts of the index.`);
  const own = await visitSite(site, headerSearch);
  const program = await installPagefind();
  if (program === undefined) return { own, indexMs, publishMs, pagefind: undefined };
  say('Indexing with Pagefind.');
  const { ms } = await indexWithPagefind(program, site.outDir);
  const visits = await visitSite(site, pagefindSearch);
  return { own, indexMs, publishMs, pagefind: { visits, indexMs: ms } };
}

async function visitSite(site: OwnSite, searcher: Searcher): Promise<SearchVisits> {
  const executablePath = findBrowser();
  if (executablePath === undefined)
    throw new BenchError('The bench needs Chromium. Run `npm test` once; it installs it.');
  const settings = settingsOf(site);
  const server = await startServer({ ...settings, port: 0, live: configureLive({}, settings) });
  const proxy = await startCountingProxy(server.origin);
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    say('Searching in the browser.');
    return await measureVisits(searcher, { browser, proxy });
  } finally {
    await browser.close();
    await proxy.close();
    await server.stop();
  }
}

export interface SearchMeasurement {
  readonly own: SearchVisits;
  /** Parts of the index alone. */
  readonly indexMs: { readonly full: number; readonly edited: number };
  /** A whole publish after one edit, process start included. */
  readonly publishMs: number;
  /** undefined if Pagefind is missing. */
  readonly pagefind: { readonly visits: SearchVisits; readonly indexMs: number } | undefined;
}

const upTo = (limit: number, of: Target['of'] = 'value'): Target => ({ of, is: 'at most', limit });
const atLeast = (limit: number): Target => ({ of: 'value', is: 'at least', limit });

function searchRows({ own, indexMs, publishMs, pagefind }: SearchMeasurement): readonly Row[] {
  const beside = (valueOf: (visits: SearchVisits) => number): Pick<Row, 'ours' | 'peer'> => ({
    ours: valueOf(own),
    peer: { name: 'Pagefind', value: pagefind && valueOf(pagefind.visits) },
  });
  const index: Peer = { name: 'Pagefind', value: pagefind?.indexMs };
  const edited = { unit: 'seconds', ours: indexMs.edited, peer: index } as const;
  const bytes = { unit: 'bytes', ...beside(({ firstBytes }) => middle(firstBytes)) } as const;
  return [
    { id: 'V3', what: 'transferred before the first result', ...bytes, target: upTo(200_000) },
    { id: 'V3', what: 'the same, beside the peer', ...bytes, target: upTo(1, 'ratio') },
    {
      id: '',
      what: 'transferred before the first result, most',
      unit: 'bytes',
      ...beside(({ firstBytes }) => Math.max(...firstBytes)),
    },
    {
      id: 'V3',
      what: 'query to result, median',
      unit: 'seconds',
      target: upTo(50),
      ...beside(({ resultMs }) => middle(resultMs)),
    },
    {
      id: '',
      what: 'query to result, 95 of 100',
      unit: 'seconds',
      ...beside(({ resultMs }) => quantile(resultMs, 0.95)),
    },
    {
      id: '',
      what: 'memory after the queries of a language',
      unit: 'megabytes',
      ...beside(({ memoryBytes }) => middle(memoryBytes)),
    },
    { id: '', what: 'index, full', unit: 'seconds', ours: indexMs.full, peer: index },
    { id: 'V3', what: 'index after one edit', ...edited, target: upTo(200) },
    { id: '', what: 'whole publish after one edit', unit: 'seconds', ours: publishMs },
    {
      id: 'V3',
      what: 'share of queries answered in the first five',
      unit: 'count',
      target: atLeast(0.95),
      ...beside(({ foundShare }) => Number(foundShare.toFixed(2))),
    },
    {
      id: 'V3',
      what: 'misses that find something, of 9',
      unit: 'count',
      target: upTo(0),
      ...beside(({ wrongFinds }) => wrongFinds),
    },
  ];
}

const middle = (values: readonly number[]): number => quantile(values, 0.5);

/** NaN for an empty list. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}
