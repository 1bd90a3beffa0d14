/** `bench search`: the search in a real browser, beside Pagefind on the same pages. What it answers is asked of the
 * shipped site, what it costs of a large one. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { log } from '#platform/base/log.ts';
import { print } from '../print.ts';
import { withBrowser } from './browser.ts';
import { startCountingProxy } from './counting-proxy.ts';
import { withTempFolder } from './folders.ts';
import { readCount } from './options.ts';
import { indexWithPagefind, installPagefind } from './pagefind.ts';
import { quantile } from './quantile.ts';
import { answerRows, askAll, type BothAnswers, checkExpectations, unanswered } from './search-answers.ts';
import { partTimes, timeParts } from './search-index.ts';
import { searchPost } from './search-posts.ts';
import { measureVisits, type SearchVisits, type VisitContext } from './search-visits.ts';
import { headerSearch, pagefindSearch } from './searchers.ts';
import { publishSite, type Site, siteIn, unlimited, withServer } from './site.ts';
import { withEditedBody, writeExport, writePost } from './synthetic-post.ts';
import { formatTable, type Peer, type Row, upTo } from './table.ts';
import { BenchError } from './timed-run.ts';

const say = log.info;

const parts = ['answers', 'cost'] as const;

/** @param args `--part answers` or `--part cost` for one part, `--entries N` articles per language of the large site
 * (10000).
 * @throws {BenchError} */
export async function benchSearch(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      part: { type: 'string' },
      entries: { type: 'string', default: '10000' },
    },
  });
  const { part } = values;
  const asked = part === undefined ? parts : parts.filter((each) => each === part);
  if (asked.length === 0) throw new BenchError(`--part is "${part}". Give one of: ${parts.join(', ')}.`);
  const count = readCount('entries', values.entries, { from: 100, until: 100_000 });
  const machine = `${availableParallelism()} cores, Node ${process.version}`;
  if (asked.includes('answers')) {
    const { own, pagefind } = await withTempFolder(measureAnswers);
    const head = `Answered among the first five results, on the shipped site; ${machine}.`;
    print(`${head}\n\n${formatTable(answerRows(own, pagefind))}\n\n${unanswered(own)}`);
  }
  if (asked.includes('cost')) {
    const measured = await withTempFolder((folder) => measure(folder, count));
    const head = `${count} articles in each of three languages and all other pages; ${machine}.`;
    print(`${head}\n\n${formatTable(searchRows(measured))}`);
  }
}

async function measureAnswers(folder: string): Promise<BothAnswers> {
  const site = siteIn(folder, unlimited);
  say('Publishing the shipped site.');
  await publishSite(site);
  checkExpectations(site.OUT_DIR);
  const ask = (searcher: typeof headerSearch) =>
    visitSite(site, ({ browser, proxy }) => askAll(searcher, { browser, origin: proxy.origin }));
  const own = await ask(headerSearch);
  const program = await installPagefind();
  if (program === undefined) return { own, pagefind: undefined };
  await indexWithPagefind(program, site.OUT_DIR);
  return { own, pagefind: await ask(pagefindSearch) };
}

async function measure(folder: string, count: number): Promise<SearchMeasurement> {
  const site = siteIn(folder, { ...unlimited, CONTENT_DIR: join(folder, 'content') });
  const posts = Array.from({ length: count }, (_, number) => searchPost(number, count));
  writeExport(site.CONTENT_DIR, posts);
  say('Publishing the site.');
  await publishSite(site);
  const before = partTimes(site);
  writePost(site.CONTENT_DIR, withEditedBody(searchPost(Math.floor(count / 2), count)));
  const { ms: publishMs } = await publishSite(site);
  const after = partTimes(site);
  const edited = [...after].filter(([address, time]) => before.get(address) !== time);
  const indexMs = {
    edited: await timeParts(site, new Map(edited).keys()),
    full: await timeParts(site, after.keys()),
  };
  say(`One edit rendered ${edited.length} of ${after.size} parts of the index.`);
  const own = await visitSite(site, (context) => measureVisits(headerSearch, context));
  const program = await installPagefind();
  if (program === undefined) return { own, indexMs, publishMs, pagefind: undefined };
  say('Indexing with Pagefind.');
  const { ms } = await indexWithPagefind(program, site.OUT_DIR);
  const visits = await visitSite(site, (context) => measureVisits(pagefindSearch, context));
  return { own, indexMs, publishMs, pagefind: { visits, indexMs: ms } };
}

/** @param visit Is given a browser and the site behind a proxy that counts its bytes. */
function visitSite<Result>(site: Site, visit: (context: VisitContext) => Promise<Result>): Promise<Result> {
  say('Searching in the browser.');
  return withServer(site, ({ origin, pid: serverPid }) =>
    withBrowser(async (browser) => {
      const proxy = await startCountingProxy(origin);
      try {
        return await visit({ browser, proxy, serverPid });
      } finally {
        await proxy.close();
      }
    }),
  );
}

interface SearchMeasurement {
  readonly own: SearchVisits;
  /** Parts of the index alone. */
  readonly indexMs: { readonly full: number; readonly edited: number };
  /** A whole publish after one edit, process start included. */
  readonly publishMs: number;
  /** undefined if Pagefind is missing. */
  readonly pagefind: { readonly visits: SearchVisits; readonly indexMs: number } | undefined;
}

function searchRows({ own, indexMs, publishMs, pagefind }: SearchMeasurement): readonly Row[] {
  const beside = (toValue: (visits: SearchVisits) => number): Pick<Row, 'ours' | 'peer'> => ({
    ours: toValue(own),
    peer: { name: 'Pagefind', value: pagefind && toValue(pagefind.visits) },
  });
  const index: Peer = { name: 'Pagefind', value: pagefind?.indexMs };
  const edited = { unit: 'seconds', ours: indexMs.edited, peer: index } as const;
  const bytes = { unit: 'bytes', ...beside(({ firstBytes }) => middle(firstBytes)) } as const;
  return [
    { id: 'V3', what: 'transferred before the complete answer', ...bytes, target: upTo(200_000) },
    { id: 'V3', what: 'the same, beside the peer', ...bytes, target: upTo(1, 'ratio') },
    {
      id: '',
      what: 'transferred before the complete answer, most',
      unit: 'bytes',
      ...beside(({ firstBytes }) => Math.max(...firstBytes)),
    },
    {
      id: 'V3',
      what: 'query to complete answer, median',
      unit: 'seconds',
      target: upTo(50),
      ...beside(({ resultMs }) => middle(resultMs)),
    },
    {
      id: '',
      what: 'query to complete answer, 95 of 100',
      unit: 'seconds',
      ...beside(({ resultMs }) => quantile(resultMs, 0.95)),
    },
    {
      id: 'V7',
      what: 'memory after the queries of a language',
      unit: 'megabytes',
      target: upTo(80 * 2 ** 20),
      ...beside(({ memoryBytes }) => middle(memoryBytes)),
    },
    { id: '', what: 'index, full', unit: 'seconds', ours: indexMs.full, peer: index },
    { id: 'V3', what: 'index after one edit', ...edited, target: upTo(200) },
    { id: '', what: 'whole publish after one edit', unit: 'seconds', ours: publishMs },
  ];
}

const middle = (values: readonly number[]): number => quantile(values, 0.5);
