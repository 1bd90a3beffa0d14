/** Brings the content of WordPress into the export format: takes the census, fetches what changed, converts what that
 * touches, writes it all at once. Nothing that stands is lost when something fails: WordPress as a whole (then nothing
 * is taken), or one entry (then that one stays as it was). */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { locales } from '#model/locale.ts';
import { menuIds } from '#model/menu.ts';
import { type Census, pageSize, takeCensus } from './census.ts';
import type { ContentBaseClient } from './client.ts';
import { fetchChanges } from './fetch-changes.ts';
import { entryText, Journal } from './journal.ts';
import { MediaLibrary } from './media-library.ts';
import { Mirror } from './mirror.ts';
import { RenamedArticles } from './renamed-articles.ts';
import type { EntryNote, SyncReport } from './report.ts';
import { forgetOldMedia } from './old-media.ts';
import type { SyncPlace } from './sync-place.ts';
import { collections } from './to-entry.ts';
import { loadMenus } from './to-menu.ts';
import { toldCategorySchema, toldTypesSchema } from './told-entry.ts';
import type { Tools } from './tools.ts';
import { type SiteKnowledge, writeFamilies } from './write-families.ts';

/** A change of how entries are converted raises it, and everything is converted anew. */
const conversion = 1;

export interface SyncOptions {
  readonly client: ContentBaseClient;
  readonly place: SyncPlace;
  readonly site: SiteKnowledge;
  readonly report: SyncReport;
  /** Fetches everything anew. */
  readonly isFull: boolean;
  /** Runs what changes the export while nobody reads it. */
  readonly exclusively: (change: () => void) => void;
}

export interface SyncOutcome {
  /** Files within the export, in order. */
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** @throws {ContentBaseError} Nothing was taken then. */
export async function syncContent(options: SyncOptions): Promise<SyncOutcome> {
  const mirror = new Mirror(options.place.syncDir);
  try {
    return await syncWith(mirror, options);
  } finally {
    mirror.close();
  }
}

async function syncWith(mirror: Mirror, options: SyncOptions): Promise<SyncOutcome> {
  const { client, place, report, site, isFull, exclusively } = options;
  mkdirSync(place.root, { recursive: true });
  if (isFull || mirror.read('conversion') !== conversion) mirror.markAllDirty();
  const types = await loadTypes(client);
  const routes = Object.keys(collections).filter((route) => types.has(route));
  // All are counted before anything is taken, so that one that fails leaves the others alone.
  const censuses = await Promise.all(routes.map((route) => takeCensus(client, route)));
  const categories = await loadCategories(client, mirror);
  const media = new MediaLibrary({ client, mirror, mediaDir: join(place.root, 'media') });
  await fetchAll(routes, censuses, { client, mirror, report, isFull });
  await media.refresh();
  noteOrphans(routes, mirror, report);
  const tools = (note: Omit<EntryNote, 'says'>, onFailure: () => void): Tools => ({
    ...{ url: client.place.url, mirror, media, isPage: site.isPage, categories },
    loadStylesheet: async (address) => (await client.download(address)).toString('utf8'),
    ...warnings({ note, report, onFailure }),
  });
  const menus = await loadMenus(
    client,
    tools({ type: 'menus', id: undefined }, () => undefined),
    report,
  );
  const journal = new Journal(place);
  const written = await writeFamilies(mirror, { journal, root: place.root, tools, site, report });
  // The site needs all three: one that never came keeps the others from coming.
  const hasMenu = (id: number) => existsSync(join(place.root, `menus/${String(id)}.json`));
  const isWhole = locales.every(
    (locale) => menus.some((menu) => menu.locale === locale) || hasMenu(menuIds[locale]),
  );
  for (const { locale, menu } of isWhole ? menus : [])
    journal.write(`menus/${String(menuIds[locale])}.json`, entryText(menu));
  const renamed = new RenamedArticles(mirror);
  journal.write('redirects/renamed-articles.json', entryText(renamed.redirects()));
  const outcome = journal.changes();
  exclusively(() => {
    // A kind with a folder is WordPress's, also where it is empty.
    for (const { kind, taken } of Object.values(collections)) {
      if (taken === 'always') mkdirSync(join(place.root, kind), { recursive: true });
    }
    journal.commit();
  });
  if (isFull) forgetOldMedia(place.root, Date.now());
  mirror.transaction(() => {
    for (const { type, family } of written) mirror.clean(type, family);
    mirror.write('conversion', conversion);
  });
  return outcome;
}

async function fetchAll(
  routes: readonly string[],
  censuses: readonly Census[],
  fetching: Parameters<typeof fetchChanges>[2],
): Promise<void> {
  for (const [index, route] of routes.entries()) {
    const census = censuses[index];
    if (census) await fetchChanges(route, census, fetching);
  }
}

/** Estonian comes first: what is only there in another language is not shown. */
function noteOrphans(routes: readonly string[], mirror: Mirror, report: SyncReport): void {
  const says = 'it is the translation of no published Estonian entry and is not shown.';
  for (const type of routes) {
    for (const { id, locale } of mirror.orphans(type)) report.warning({ type, id, locale, says });
  }
}

interface Warning {
  readonly note: Omit<EntryNote, 'says'>;
  readonly report: SyncReport;
  /** A file could not be copied. */
  readonly onFailure: () => void;
}

function warnings({ note, report, onFailure }: Warning): Pick<Tools, 'warn' | 'orWarn'> {
  const warn = (says: string) => report.warning({ ...note, says });
  return {
    warn,
    orWarn: async (says, work) => {
      try {
        return await work();
      } catch (cause) {
        onFailure();
        warn(`${says} (${cause instanceof Error ? cause.message : String(cause)}).`);
        return undefined;
      }
    },
  };
}

/** Routes of the types that WordPress has. */
async function loadTypes(client: ContentBaseClient): Promise<ReadonlySet<string>> {
  const { json } = await client.ask('wp/v2/types');
  const types = toldTypesSchema.safeParse(json).data ?? {};
  return new Set(['posts', ...Object.values(types).map(({ rest_base: route }) => route)]);
}

/** Slugs of categories by id; posts of one whose slug changed are converted anew. */
async function loadCategories(
  client: ContentBaseClient,
  mirror: Mirror,
): Promise<ReadonlyMap<number, string>> {
  const { json } = await client.ask('wp/v2/categories', { per_page: pageSize, _fields: 'id,slug' });
  const told = z.array(toldCategorySchema).parse(json);
  if (JSON.stringify(mirror.read('categories')) !== JSON.stringify(told)) {
    mirror.transaction(() => {
      for (const { family } of mirror.rows('posts')) {
        if (family !== undefined) mirror.markDirty('posts', family);
      }
      mirror.write('categories', told);
    });
  }
  return new Map(told.map(({ id, slug }) => [id, slug]));
}
