/** `bench publish`: our publisher on a synthetic site, beside other generators on the same posts. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { log } from '#platform/base/log.ts';
import { byLocale, type Locale } from '#platform/languages/locale.ts';
import { print } from '../print.ts';
import { withTempFolder } from './folders.ts';
import { measureKind } from './changed-kind.ts';
import { measurePeers } from './measure-peers.ts';
import { readCount } from './options.ts';
import { measureOwn, spreadPosts } from './own-publishes.ts';
import { publishRows, type PublishMeasurement } from './publish-rows.ts';
import { publishSite, type Site, siteIn } from './site.ts';
import { formatTable } from './table.ts';
import { createPosts, syntheticPost, writeExport } from './synthetic-post.ts';
import { BenchError } from './timed-run.ts';
import { articleFile, cutPattern, markedPost, type PagePattern } from './twin.ts';

/** Sites of at least this size are measured again with a tenth of the pages. */
const largePages = 30_000;
const languages = 3;
/** @param args `--pages N`, `--peers none|all`.
 * @throws {BenchError} */
export async function benchPublish(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { pages: { type: 'string', default: '3000' }, peers: { type: 'string', default: 'all' } },
  });
  const pages = readCount('pages', values.pages, { from: 90, until: 300_000 });
  if (values.peers !== 'all' && values.peers !== 'none')
    throw new BenchError(`--peers is "${values.peers}". Give all or none.`);
  const plan = { pages, postCount: Math.round(pages / languages), hasPeers: values.peers === 'all' };
  const measured = await withTempFolder((folder) => measure(folder, plan));
  const machine = `${availableParallelism()} cores, Node ${process.version}`;
  print(`${pages} articles and all other routes; ${machine}.\n\n${formatTable(publishRows(measured))}`);
  if (pages < largePages) print(`\nThe targets are meant for --pages ${largePages}.`);
}

interface Plan {
  readonly pages: number;
  readonly postCount: number;
  readonly hasPeers: boolean;
}

async function measure(folder: string, { pages, postCount, hasPeers }: Plan): Promise<PublishMeasurement> {
  log.info('Compiling the pages.');
  const sample = await publishSample(join(folder, 'sample'));
  const ownSite = (name: string) =>
    siteIn(join(folder, name), {
      CONTENT_DIR: join(folder, name, 'content'),
      CONTENT_BASE_URL: 'https://cms.example.ee/wp-json/',
    });
  const site = ownSite('own');
  const compiled = sample.site;
  const own = await measureOwn({ site, compiled, postCount });
  const tenth =
    pages >= largePages
      ? await measureOwn({ site: ownSite('tenth'), compiled, postCount: Math.round(postCount / 10) })
      : undefined;
  const kind = await measureKind(site, folder);
  if (!hasPeers) return { pages, own, tenth, kind, peers: undefined };
  const peers = await measurePeers({
    folder: join(folder, 'peers'),
    patterns: sample.patterns,
    posts: createPosts(postCount),
    editedPosts: spreadPosts(postCount),
    contentDir: join(folder, 'peers/content'),
  });
  return { pages, own, tenth, kind, peers };
}

interface SampleSite {
  readonly site: Site;
  readonly patterns: Readonly<Record<Locale, PagePattern>>;
}

/** Enough older posts for the list of related ones. */
const neighbourCount = 4;

async function publishSample(folder: string): Promise<SampleSite> {
  const site = siteIn(folder, { CONTENT_DIR: join(folder, 'content') });
  const marked = markedPost();
  const neighbours = Array.from({ length: 200 }, (_, number) => syntheticPost(number, 1000))
    .filter(({ category }) => category === marked.category)
    .slice(0, neighbourCount);
  writeExport(site.CONTENT_DIR, [marked, ...neighbours]);
  await publishSite(site);
  const pattern = (locale: Locale) =>
    cutPattern(readFileSync(join(site.OUT_DIR, articleFile({ ...marked, locale })), 'utf8'), locale);
  return { site, patterns: byLocale(pattern) };
}
