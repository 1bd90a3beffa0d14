/** A site in a temporary folder with a small part of the shipped content and a few own posts, and a log of each
 * publish. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { z } from 'zod';
import { digest } from '#platform/base/digest.ts';
import { filesBelow } from '#platform/base/file-marks.ts';
import type { StaleReason } from '#platform/engine/reason.ts';
import { guideSchema } from '#features/help/help.ts';
import type { Post } from '#platform/cms/post.ts';
import { priceListSchema } from '#features/prices/price-list.ts';
import { municipalityContractSchema } from '#features/municipalities/municipality.ts';
import { sortingItemSchema } from '#features/sorting/sorting.ts';
import { wasteStationSchema } from '#features/stations/waste-station.ts';
import { awaitLock } from '#platform/publish/state.ts';
import { publish, type PublishOutcome } from '#platform/publish/publish.ts';
import type { Settings } from '#platform/publish/settings.ts';
import { copyByLinks } from './site/linked-copy.ts';
import { root, shareCompiledPages, siteSettings } from './site-settings.ts';
import { fewTargets } from './small-site-targets.ts';
import { site } from '#features/site.ts';

/** Milliseconds since the epoch: after all posts of the small site. */
export const june = Date.parse('2026-06-01T12:00:00Z');

/** Log of one publish. */
export interface PublishLog {
  /** Rendered addresses, each with the type of its reason or the query whose answer changed. */
  readonly rendered: Readonly<Record<string, string>>;
  /** Removed files. */
  readonly removed: readonly string[];
  readonly outcome: PublishOutcome;
}

/** The log of a publish that did nothing. */
export const nothing = { rendered: {}, removed: [] } as const;

interface PublishChoice {
  readonly now?: number;
  readonly isFull?: boolean;
  readonly settings?: Partial<Settings>;
  /** The publish crashes after this many files are written; their traces are lost. */
  readonly diesAfter?: number;
  /** Called when it is known what is rendered, before anything is. */
  readonly onRendering?: () => void;
}

export interface SmallSiteChoice {
  /** With all targets that do not depend on content, for tests that need certain ones; otherwise a few of each kind. */
  readonly hasAllTargets?: boolean;
  /** Addresses besides the few. */
  readonly also?: readonly string[];
}

export class SmallSite {
  readonly folder: string;
  readonly settings: Settings;
  readonly #fixedTargets: ReadonlySet<string> | undefined;

  constructor(folder: string, { hasAllTargets = false, also = [] }: SmallSiteChoice = {}) {
    this.folder = folder;
    this.settings = siteSettings(folder);
    this.#fixedTargets = hasAllTargets ? undefined : new Set([...fewTargets, ...also]);
  }

  /** Writes one content file. */
  write(file: string, entry: unknown): void {
    const path = join(this.settings.contentDir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(entry, null, 2));
  }

  writePost(post: Post): void {
    this.write(postFile(post), post);
  }

  /** Reads one content file. */
  read<Entry>(file: string, schema: z.ZodType<Entry>): Entry {
    return schema.parse(JSON.parse(readFileSync(join(this.settings.contentDir, file), 'utf8')));
  }

  remove(file: string): void {
    rmSync(join(this.settings.contentDir, file));
  }

  /** A file of the published site. */
  published(file: string): string {
    return readFileSync(join(this.settings.outDir, file), 'utf8');
  }

  /** Writes a file of the published site as a publish would not. */
  overwrite(file: string, text: string): void {
    const path = join(this.settings.outDir, file);
    // Other copies of the site share its bytes.
    rmSync(path);
    writeFileSync(path, text);
  }

  /** HTML pages of the published site, in all languages. */
  pageCount(): number {
    return filesBelow(this.settings.outDir, '').filter((file) => file.endsWith('.html')).length;
  }

  /** Publishes in this process.
   * @param choice.now Milliseconds since the epoch; June 2026 when absent. */
  async publish(choice: PublishChoice = {}): Promise<PublishLog> {
    const { now = june, isFull = false, settings = {}, diesAfter = Infinity, onRendering } = choice;
    const chosen = { ...this.settings, ...settings };
    const code = shareCompiledPages(chosen);
    const rendered: Record<string, string> = {};
    const removed: string[] = [];
    const outcome = await publish({
      site,
      root,
      settings: chosen,
      isFull,
      clock: () => now,
      code,
      fixedTargets: this.#fixedTargets,
      report: (event) => {
        if (event.type === 'rendering') onRendering?.();
        if (event.type === 'target-rendered') rendered[event.address] = nameReason(event.reason);
        if (Object.keys(rendered).length > diesAfter) throw new Error('The publish died.');
        if (event.type === 'file-removed') removed.push(event.file);
      },
    });
    return { rendered, removed, outcome };
  }
}

function nameReason(reason: StaleReason): string {
  if (reason.type !== 'answer-changed') return reason.type;
  return z.tuple([z.string()], z.unknown()).parse(JSON.parse(reason.query))[0];
}

interface PublishedChoice extends SmallSiteChoice {
  /** Besides its own. */
  readonly morePosts?: readonly Post[];
  /** Also of what is copied: changing a setting makes all pages stale. */
  readonly hasPageBuilder?: boolean;
}

const templates = new Map<string, Promise<string>>();

/** A published small site with nothing stale. It is a copy of one that is published once for all test files. */
export async function makePublishedSite(choice: PublishedChoice = {}): Promise<SmallSite> {
  const { hasPageBuilder = false } = choice;
  const site = copySmallSite(await publishedOnce(choice), makeOwnFolder(), choice);
  await site.publish({ settings: { hasPageBuilder } });
  return site;
}

/** Folder of the small site that is published once for all test files, to copy it. */
export function publishedOnce(choice: PublishedChoice): Promise<string> {
  const { hasPageBuilder = false, hasAllTargets = false, also = [], morePosts = [] } = choice;
  const more = also.length + morePosts.length > 0 ? `-${digest(JSON.stringify([also, morePosts]))}` : '';
  const name = `small-site${hasAllTargets ? '-all' : ''}${hasPageBuilder ? '-builder' : ''}${more}`;
  const template = templates.get(name) ?? publishOnce(name, choice);
  templates.set(name, template);
  return template;
}

/** @param to An existing, empty folder. */
export function copySmallSite(from: string, to: string, choice: SmallSiteChoice = {}): SmallSite {
  const [original, copy] = [siteSettings(from), siteSettings(to)];
  cpSync(original.contentDir, copy.contentDir, { recursive: true });
  cpSync(original.stateDir, copy.stateDir, { recursive: true, verbatimSymlinks: true });
  copyByLinks(original.outDir, copy.outDir);
  return new SmallSite(to, choice);
}

async function publishOnce(
  name: string,
  { hasPageBuilder = false, morePosts = [], ...choice }: PublishedChoice,
): Promise<string> {
  const folder = join(inject('siteFolder'), name);
  const unlock = await awaitLock(`${folder}-lock`, () => undefined);
  try {
    if (!existsSync(folder)) {
      const draft = `${folder}-draft`;
      const posts = [...smallSitePosts, ...morePosts];
      await fillSmallSite(draft, posts, choice).publish({ settings: { hasPageBuilder } });
      renameSync(draft, folder);
    }
  } finally {
    unlock();
  }
  return folder;
}

/** Deleted when the test ends. */
function makeOwnFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'small-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A site with four posts, one guide, one station, one price list with its contract and one object; deleted when the test
 * ends. */
export function makeSmallSite(
  posts: readonly Post[] = smallSitePosts,
  choice: SmallSiteChoice = {},
): SmallSite {
  return fillSmallSite(makeOwnFolder(), posts, choice);
}

/** Kinds of which the small site has few entries, or none. */
const large: ReadonlySet<string> = new Set([
  'posts',
  'notices',
  'guides',
  'waste-stations',
  'price-lists',
  'municipality-contracts',
  'sorting-items',
  'sorting-sheet.json',
]);

/** @param folder An existing, empty folder. */
export function fillSmallSite(
  folder: string,
  posts: readonly Post[],
  choice: SmallSiteChoice = {},
): SmallSite {
  const shipped = join(root, 'src/content');
  const site = new SmallSite(folder, choice);
  cpSync(shipped, site.settings.contentDir, {
    recursive: true,
    filter: (source) => !large.has(source.slice(shipped.length + 1)),
  });
  const readShipped = <Entry>(file: string, schema: z.ZodType<Entry>) =>
    schema.parse(JSON.parse(readFileSync(join(shipped, file), 'utf8')));
  site.write('guides/pakendid.json', readShipped('guides/pakendid.json', guideSchema));
  const list = readShipped('price-lists/112.json', priceListSchema);
  const contracts = readShipped('municipality-contracts/harju.json', z.array(municipalityContractSchema));
  site.write(`price-lists/${list.id}.json`, list);
  site.write('municipality-contracts/harju.json', { ...contracts[0], priceList: list.id });
  const [station] = readShipped('waste-stations/laane.json', z.tuple([wasteStationSchema], z.unknown()));
  site.write(`waste-stations/${station.id}.json`, station);
  const [object] = readShipped('sorting-items/paper.json', z.tuple([sortingItemSchema], z.unknown()));
  site.write('sorting-items/paper.json', [object]);
  site.write('sorting-sheet.json', [{ id: object.bin, belongs: [object.id], not: [] }]);
  for (const post of posts) site.writePost(post);
  return site;
}

export const postFile = ({ id }: Pick<Post, 'id'>): string => `posts/${id}.json`;

/** A post in three languages.
 * @param id Posts with higher numbers are newer, by one day each. */
export function makePost(id: number, slug: string, category: Post['category'] = 'company-news'): Post {
  const date = new Date(Date.parse('2026-01-01T07:00:00Z') + id * 86_400_000).toISOString();
  const text = (language: string) => ({
    title: `${slug} ${language}`,
    content: `<p>${slug} ${language} räägib <a href="/klienditugi/kkk/">küsimustest</a>.</p>`,
    excerpt: `${slug} ${language} lühidalt`,
  });
  return {
    id,
    slug,
    status: 'publish',
    date,
    modified: date,
    category,
    ...text('eesti'),
    translations: { ru: { ...text('vene'), modified: date }, en: { ...text('inglise'), modified: date } },
  };
}

export const paper = makePost(1, 'paber', 'waste-school');
export const glass = makePost(2, 'klaas', 'waste-school');
export const office = makePost(4, 'kontor');
export const storm = makePost(5, 'torm', 'emergency-notices');

const smallSitePosts: readonly Post[] = [paper, glass, office, storm];
