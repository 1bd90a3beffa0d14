/** Addresses of articles. An article has the name that WordPress gave it where that can be one; else one is derived from it, which
 * stays while the name stays. Redirects lead from addresses that an article had, and from the name in WordPress. */
import { z } from 'zod';
import { decodePercent } from '#platform/base/percent.ts';
import type { Redirect } from '#platform/addresses/redirect.ts';
import { numberedSlug, slugSchema, toSlug, wordpressSlug } from '#platform/base/slug.ts';
import type { GivenAddress, NamedArticle } from './article-table.ts';
import { type Note, toNote } from '#platform/notes/note.ts';
import { articlePath } from './links.ts';
import type { Mirror } from './mirror.ts';

/** @param before Addresses given so far that differ from the names, by id.
 * @returns Those that differ now. The order of the articles decides nothing. */
export function giveAddresses(
  articles: readonly NamedArticle[],
  before: ReadonlyMap<number, GivenAddress>,
): readonly GivenAddress[] {
  const isKept = ({ id, slug }: NamedArticle) => before.get(id)?.slug === slug;
  const given = new Map(articles.filter(isKept).map(({ id }) => [id, before.get(id)?.address ?? '']));
  const taken = new Set(given.values());
  const hasOwnName = ({ slug }: NamedArticle) => slugSchema.safeParse(slug).success;
  const isFirst = (a: NamedArticle, b: NamedArticle) =>
    Number(hasOwnName(b)) - Number(hasOwnName(a)) || a.id - b.id;
  for (const article of articles.filter((one) => !isKept(one)).toSorted(isFirst)) {
    const address = freeAddress(article, taken);
    taken.add(address);
    given.set(article.id, address);
  }
  return articles.flatMap(({ id, slug }) => {
    const address = given.get(id) ?? slug;
    return address === slug ? [] : [{ id, slug, address }];
  });
}

function freeAddress({ id, slug }: NamedArticle, taken: ReadonlySet<string>): string {
  const wish = derivedAddress({ id, slug });
  if (!taken.has(wish)) return wish;
  let address = numberedSlug(wish, id);
  while (taken.has(address)) address = numberedSlug(address, id);
  return address;
}

/** The address of an article where no other has it. */
export const derivedAddress = ({ id, slug }: NamedArticle): string => toSlug(slug) ?? `uudis-${id}`;

/** Gives addresses to new and renamed articles, and marks what shows them. Call this inside a transaction. */
export function updateAddresses(mirror: Mirror): void {
  const before = new Map(mirror.articles.given().map((given) => [given.id, given]));
  const after = giveAddresses(mirror.articles.all(), before);
  const changed = new Set(before.keys());
  for (const given of after) {
    const old = before.get(given.id);
    if (old?.slug === given.slug && old.address === given.address) {
      changed.delete(given.id);
      continue;
    }
    mirror.articles.give(given);
    changed.add(given.id);
  }
  const kept = new Set(after.map(({ id }) => id));
  for (const id of changed) {
    if (!kept.has(id)) mirror.articles.takeBack(id);
    markArticle(mirror, id);
  }
}

function markArticle(mirror: Mirror, id: number): void {
  mirror.markDirty('posts', id);
  mirror.markLinking({ id, slug: mirror.articles.find({ id })?.address ?? '' });
  for (const { id: other, slug } of mirror.translationGroup('posts', id).values())
    mirror.markLinking({ id: other, slug });
}

/** Says that an article has another address than its name in WordPress. */
export function addressNote({ slug, address }: Pick<GivenAddress, 'slug' | 'address'>): Note {
  const path = articlePath(address);
  return slugSchema.safeParse(slug).success
    ? toNote('address-taken', { path, slug })
    : toNote('address-derived', { path, slug: decodePercent(slug) });
}

/** What a name of an import may have, and what no rule can begin with. */
const notInPath = /[\s/\\?#*:]/u;

/** Article id by old address. */
const renamedSchema = z.record(z.string(), z.number()).catch({});

export class RenamedArticles {
  readonly #mirror: Mirror;

  constructor(mirror: Mirror) {
    this.#mirror = mirror;
  }

  add(address: string, id: number): void {
    this.#mirror.write('renamed', { ...this.#read(), [address]: id });
  }

  /** Redirects, except from addresses that another article uses and to articles that no longer exist. */
  redirects(): readonly Redirect[] {
    const names = this.#mirror.articles
      .given()
      .map(({ id, slug }) => [decodePercent(wordpressSlug(slug)), id] as const)
      .filter(([name]) => !notInPath.test(name));
    const all = new Map<string, number>([...names, ...Object.entries(this.#read())]);
    return [...all].flatMap(([address, id]) => {
      const current = this.#mirror.articles.find({ id })?.address;
      const owner = this.#mirror.articles.find({ address })?.address;
      if (current === undefined || current === address || owner === address) return [];
      return [{ id: articlePath(address), to: articlePath(current) }];
    });
  }

  #read(): Readonly<Record<string, number>> {
    return renamedSchema.parse(this.#mirror.read('renamed') ?? {});
  }
}
