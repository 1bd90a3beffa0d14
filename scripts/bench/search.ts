/** `bench search`: the search of a large site in a real browser, beside Pagefind on the same pages. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { configureLive } from '#server/live.ts';
import { startServer } from '#server/server.ts';
import { findBrowser } from '../browser.ts';
import { startCountingProxy } from './counting-proxy.ts';
import { siteIn } from './measure-own.ts';
import { type OwnSite, publishOwn } from './own-publisher.ts';
import { indexWithPagefind, installPagefind } from './pagefind.ts';
import { projectFolder } from './project-folder.ts';
import { partTimes, settingsOf, timeParts } from './search-index.ts';
import { searchPost } from './search-posts.ts';
import { searchRows, type SearchMeasurement } from './search-rows.ts';
import { headerSearch, pagefindSearch } from './searchers.ts';
import { measureVisits, type Searcher, type SearchVisits } from './search-visits.ts';
import { withEditedBody } from './synthetic-post.ts';
import { writeExport, writePost } from './synthetic-export.ts';
import { formatTable } from './table.ts';
import { withTempFolder } from './temp-folder.ts';
import { BenchError } from './timed-run.ts';
import { print } from '../print.ts';
import { log } from '#base/log.ts';

const entriesRange = { from: 100, until: 100_000 } as const;

/** @param args `--entries N` articles a language (10000), `--keep`.
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
