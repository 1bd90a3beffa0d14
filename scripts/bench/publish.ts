/** `bench publish`: our publisher on a synthetic site, beside other generators on the same posts. */
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { log } from '#base/log.ts';
import { byLocale, type Locale } from '#model/locale.ts';
import { print, printJson } from '../print.ts';
import { measurePeers } from './measure-peers.ts';
import { measureOwn, postsOf, siteIn, spreadPosts, type OwnSite, publishOwn } from './own-publisher.ts';
import { projectFolder, withTempFolder } from './folders.ts';
import { publishRows, type PublishMeasurement } from './publish-rows.ts';
import { outcomeOf, ratioOf, formatTable } from './table.ts';
import { writeExport, syntheticPost } from './synthetic-post.ts';
import { BenchError } from './timed-run.ts';
import { cutPattern, markedPost, type PagePattern, articleFile } from './twin.ts';

interface Options {
  readonly postCount: number;
  readonly hasPeers: boolean;
  readonly isKept: boolean;
  readonly isJson: boolean;
}

/** Sites of at least this size are measured again with a tenth of the pages. */
const largePages = 30_000;
const languages = 3;
/** Load average of the last minute above which a measurement is unreliable. */
const quietLoad = 0.7;
const pagesRange = { from: 90, until: 300_000 } as const;

/** @param args `--pages N`, `--peers none|all`, `--keep`, `--json`.
 * @throws {BenchError} */
export async function benchPublish(args: readonly string[]): Promise<void> {
  const options = parseOptions(args);
  const measured = await withTempFolder(options.isKept, (folder) => measure(folder, options));
  const rows = publishRows(measured);
  const pages = options.postCount * languages;
  const machine = { cores: availableParallelism(), node: process.version };
  if (options.isJson) {
    const results = rows.map((row) => ({ ...row, ratio: ratioOf(row), reached: outcomeOf(row) }));
    printJson({ bench: 'publish', pages, ...machine, rows: results });
    return;
  }
  const cores = `${machine.cores} cores, Node ${machine.node}`;
  print(`${pages} articles and all other routes; ${cores}.\n\n${formatTable(rows)}`);
  if (pages < largePages) print(`\nThe targets are meant for --pages ${largePages}.`);
}

/** @throws {BenchError} Naming the invalid option. */
function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string', default: '3000' },
      peers: { type: 'string', default: 'all' },
      keep: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const pages = Number(values.pages);
  if (!Number.isInteger(pages) || pages < pagesRange.from || pages > pagesRange.until) {
    const range = `${pagesRange.from} to ${pagesRange.until}`;
    throw new BenchError(`--pages is "${values.pages}". Give a whole number from ${range}.`);
  }
  if (values.peers !== 'all' && values.peers !== 'none') {
    throw new BenchError(`--peers is "${values.peers}". Give all or none.`);
  }
  const postCount = Math.round(pages / languages);
  return { postCount, hasPeers: values.peers === 'all', isKept: values.keep, isJson: values.json };
}

async function measure(
  folder: string,
  { postCount, hasPeers, isKept }: Options,
): Promise<PublishMeasurement> {
  const say = log.info;
  const [load = 0] = loadavg();
  if (load > quietLoad) say(`Other programs are running (load ${load.toFixed(1)}): times will be too long.`);
  if (isKept) say(`Everything stays in ${folder}.`);
  const shippedDir = join(projectFolder, 'src/content');
  say('Compiling the pages.');
  const sample = await publishSample(join(folder, 'sample'), shippedDir);
  const ours = { shippedDir, compiled: sample.site, say };
  const own = await measureOwn({ ...ours, folder: join(folder, 'own'), postCount });
  const tenthCount = Math.round(postCount / 10);
  const isLarge = postCount * languages >= largePages;
  const tenth = isLarge
    ? await measureOwn({ ...ours, folder: join(folder, 'tenth'), postCount: tenthCount })
    : undefined;
  if (!hasPeers) return { own, tenth, peers: undefined };
  const peers = await measurePeers({
    folder: join(folder, 'peers'),
    patterns: sample.patterns,
    posts: postsOf(postCount),
    editedPosts: spreadPosts(postCount),
    contentDir: join(folder, 'peers/content'),
    say,
  });
  return { own, tenth, peers };
}

export interface SampleSite {
  readonly site: OwnSite;
  readonly patterns: Readonly<Record<Locale, PagePattern>>;
}

/** Enough older posts for the list of related ones. */
const neighbourCount = 4;

/** @param shippedDir The export that ships with the project. */
async function publishSample(folder: string, shippedDir: string): Promise<SampleSite> {
  const site = siteIn(folder);
  const marked = markedPost();
  const neighbours = Array.from({ length: 200 }, (_, number) => syntheticPost(number, 1000))
    .filter(({ category }) => category === marked.category)
    .slice(0, neighbourCount);
  writeExport(site.contentDir, { contentDir: shippedDir, posts: [marked, ...neighbours] });
  await publishOwn(site);
  const pattern = (locale: Locale) =>
    cutPattern(readFileSync(join(site.outDir, articleFile({ ...marked, locale })), 'utf8'), locale);
  return { site, patterns: byLocale(pattern) };
}
