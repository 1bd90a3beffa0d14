/** Categories of WordPress, and which of them this site has. A category is known by its name in addresses; after it was renamed, by its
 * id. Articles of any other are company news, which editors are told. */
import { z } from 'zod';
import { lookup } from '#platform/base/lookup.ts';
import { type PostCategory, postCategories } from '../post.ts';
import type { RestReader } from './client.ts';
import { pageSize } from './inventory.ts';
import type { Mirror } from './mirror.ts';
import type { Report } from '#platform/events/site-event.ts';

const wpCategorySchema = z.object({ id: z.int(), slug: z.string(), name: z.string().default('') });

type WpCategory = z.output<typeof wpCategorySchema>;

/** Categories of this site by the ids of those in WordPress; the others are company news. */
export type Categories = ReadonlyMap<number, PostCategory>;

/** Names of the categories in WordPress, in addition to their names here. */
const namedCategories: Readonly<Record<string, PostCategory>> = {
  'emergency-notices': 'emergency-notices',
  'erakorralised-teated': 'emergency-notices',
  'waste-school': 'waste-school',
  jaatmekool: 'waste-school',
};

/** Names that mean company news, among them those of WordPress for what nobody has sorted. */
const ordinary =
  /^(?:company-news|ettevotte-uudised|uudised|news|novosti|uncategori[sz]ed|maaratlemata|liigitamata|bez-rubriki)(?:-\w\w)?$/u;

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
export function toCategories(list: readonly WpCategory[], known: Categories = new Map()): Categories {
  return new Map(
    list.flatMap(({ id, slug }) => {
      const category = lookup(namedCategories, slug) ?? known.get(id);
      return category === undefined ? [] : [[id, category]];
    }),
  );
}

const knownName = 'known categories';

const knownSchema = z.array(z.tuple([z.int(), z.enum(postCategories)])).catch([]);

export interface SyncedCategories {
  readonly categories: Categories;
  /** Tells editors about categories of their articles that this site does not have, or not by that name. */
  readonly note: (report: Report) => void;
}

/** Articles of a category that became another one are converted again.
 * @throws {ContentBaseError} */
export async function loadCategories(client: RestReader, mirror: Mirror): Promise<SyncedCategories> {
  const list = await askCategories(client);
  const known: Categories = new Map(knownSchema.parse(mirror.read(knownName) ?? []));
  const categories = toCategories(list, known);
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
      noteCategories(list, categories, { mirror, report });
    },
  };
}

/** The reference that an article has to its category. */
export const categoryReference = (id: number): string => `category/${id}`;

function noteCategories(
  list: readonly WpCategory[],
  categories: Categories,
  { mirror, report }: { readonly mirror: Mirror; readonly report: Report },
): void {
  const used = new Set(mirror.references('category/').map(Number));
  for (const { id, slug, name } of list) {
    if (!used.has(id) || lookup(namedCategories, slug) !== undefined || ordinary.test(slug)) continue;
    const category = categories.get(id);
    const title = name === '' ? slug : name;
    const message =
      category === undefined
        ? `the site has no category “${title}” (${slug}): an article that is in no other one is company news. The site has ${listNames()}.`
        : `“${title}” has another slug (${slug}) than before; the site goes on to take it for ${category}. ` +
          `Give it that slug again, or move its articles to another category.`;
    report({ type: 'entry-warned', note: { type: `category ${id}`, id: undefined, message, adminPage } });
  }
}

const adminPage = 'edit-tags.php?taxonomy=category';

const listNames = (): string => Object.keys(namedCategories).join(', ');
