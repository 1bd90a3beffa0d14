/** Categories of WordPress, and which of them this site has. A category is known by its name in addresses; after it was renamed, by its
 * id. Articles of any other have the one that the site names for them, which editors are told. */
import { z } from 'zod';
import { lookup } from '#platform/base/lookup.ts';
import type { PostCategories, PostCategory } from '../post.ts';
import type { RestReader } from './client.ts';
import { pageSize } from './inventory.ts';
import type { Mirror } from './mirror.ts';
import { toNote } from '#platform/notes/note.ts';
import type { Report } from '#platform/events/site-event.ts';

const wpCategorySchema = z.object({ id: z.int(), slug: z.string(), name: z.string().default('') });

type WpCategory = z.output<typeof wpCategorySchema>;

/** Categories of this site by the ids of those in WordPress. */
export type Categories = ReadonlyMap<number, PostCategory>;

/** Names of WordPress for what nobody has sorted. */
const unsorted = [
  'uudised',
  'news',
  'novosti',
  'uncategorised',
  'uncategorized',
  'maaratlemata',
  'liigitamata',
  'bez-rubriki',
];

/** WPML adds the language to a name that is taken: `news-en`. */
const languageEnd = /-\w\w$/u;

/** All of them, however many.
 * @throws {ContentBaseError} */
export async function askCategories(client: RestReader): Promise<readonly WpCategory[]> {
  const found = new Map<number, WpCategory>();
  for (let page = 1; ; page += 1) {
    const { json } = await client.ask('wp/v2/categories', {
      per_page: pageSize,
      page,
      _fields: 'id,slug,name',
    });
    const before = found.size;
    const list = z.array(wpCategorySchema).parse(json);
    for (const category of list) found.set(category.id, category);
    if (list.length < pageSize || found.size === before) return [...found.values()];
  }
}

/** @param known Categories of this site by ids, from before. */
export function toCategories(
  list: readonly WpCategory[],
  { named }: PostCategories,
  known: Categories = new Map(),
): Categories {
  return new Map(
    list.flatMap(({ id, slug }) => {
      const category = lookup(named, slug) ?? known.get(id);
      return category === undefined ? [] : [[id, category]];
    }),
  );
}

const knownName = 'known categories';

const knownSchema = z.array(z.tuple([z.int(), z.string()])).catch([]);

export interface SyncedCategories {
  readonly categories: Categories;
  /** Tells editors about categories of their articles that this site does not have, or not by that name. */
  readonly note: (report: Report) => void;
}

/** Articles of a category that became another one are converted again.
 * @throws {ContentBaseError} */
export async function loadCategories(
  client: RestReader,
  mirror: Mirror,
  ofSite: PostCategories,
): Promise<SyncedCategories> {
  const list = await askCategories(client);
  const known = readKnown(mirror, ofSite);
  const categories = toCategories(list, ofSite, known);
  const changed = [...new Set([...known.keys(), ...categories.keys()])].filter(
    (id) => known.get(id) !== categories.get(id),
  );
  if (changed.length > 0) {
    mirror.transaction(() => {
      for (const id of changed) mirror.markReferring(categoryReference(id));
      mirror.write(knownName, [...categories]);
    });
  }
  return {
    categories,
    note: (report) => {
      noteCategories(list, categories, { mirror, report, ofSite });
    },
  };
}

/** Those of another version of the site are forgotten. */
function readKnown(mirror: Mirror, { named, other }: PostCategories): Categories {
  const ofSite = [...Object.values(named), other];
  return new Map(
    knownSchema.parse(mirror.read(knownName) ?? []).flatMap(([id, known]) => {
      const category = ofSite.find((one) => one === known);
      return category === undefined ? [] : [[id, category]];
    }),
  );
}

/** The reference that an article has to its category. */
export const categoryReference = (id: number): string => `category/${id}`;

interface NoteContext {
  readonly mirror: Mirror;
  readonly report: Report;
  readonly ofSite: PostCategories;
}

function noteCategories(
  list: readonly WpCategory[],
  categories: Categories,
  { mirror, report, ofSite }: NoteContext,
): void {
  const { named, other, otherSlugs } = ofSite;
  const ordinary = new Set([...unsorted, ...otherSlugs]);
  const used = new Set(mirror.references('category/').map(Number));
  for (const { id, slug, name } of list) {
    const isOrdinary = ordinary.has(slug) || ordinary.has(slug.replace(languageEnd, ''));
    if (!used.has(id) || lookup(named, slug) !== undefined || isOrdinary) continue;
    const category = categories.get(id);
    const title = name === '' ? slug : name;
    const note =
      category === undefined
        ? toNote('category-unknown', { title, slug, other, known: Object.keys(named) })
        : toNote('category-renamed', { title, slug, category });
    report({ type: 'entry-warned', note: { ...note, type: `category ${id}`, id: undefined, adminPage } });
  }
}

const adminPage = 'edit-tags.php?taxonomy=category';
