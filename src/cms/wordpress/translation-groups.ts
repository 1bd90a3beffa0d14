/** Finds entries that are translations of each other. The lists of translations from WPML's add-on can be incomplete in
 * both directions, so links are followed both ways, also through siblings. An entry without links that has the slug of
 * an Estonian entry is its translation (a post has the same slug in all languages). */
import type { Locale } from '#model/locale.ts';
import type { Mirror, MirrorRow } from './mirror.ts';

/** @returns The Estonian entry of each entry; entries without one are absent. */
function findTranslationGroups(rows: readonly MirrorRow[]): ReadonlyMap<number, number> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const linked = new Map<number, Set<number>>();
  const link = (one: number, other: number) => {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      linked.set(from, (linked.get(from) ?? new Set()).add(to));
    }
  };
  for (const row of rows) {
    for (const [locale, id] of Object.entries(row.links))
      if (byId.get(id)?.locale === locale) link(row.id, id);
  }
  const translationGroups = new Map<number, number>();
  const taken = new Set<string>();
  const join = (translationGroup: number, { id, locale }: MirrorRow) => {
    if (taken.has(`${translationGroup} ${locale}`)) return;
    taken.add(`${translationGroup} ${locale}`);
    translationGroups.set(id, translationGroup);
  };
  const estonian = rows.filter(({ locale }) => locale === 'et');
  for (const row of estonian) join(row.id, row);
  for (const row of estonian) for (const id of reach(row.id, linked)) joinOther(byId.get(id), row.id, join);
  joinBySlug(rows, translationGroups, join);
  return translationGroups;
}

function joinOther(
  other: MirrorRow | undefined,
  translationGroup: number,
  join: (translationGroup: number, row: MirrorRow) => void,
): void {
  if (other && other.locale !== 'et') join(translationGroup, other);
}

function reach(start: number, linked: ReadonlyMap<number, ReadonlySet<number>>): ReadonlySet<number> {
  const seen = new Set([start]);
  for (const id of seen) for (const other of linked.get(id) ?? []) seen.add(other);
  return seen;
}

function joinBySlug(
  rows: readonly MirrorRow[],
  translationGroups: ReadonlyMap<number, number>,
  join: (translationGroup: number, row: MirrorRow) => void,
): void {
  const slugs = new Map(rows.filter(isIn('et')).map(({ slug, id }) => [slug, id]));
  for (const row of rows) {
    const translationGroup = slugs.get(row.slug);
    if (translationGroup !== undefined && !translationGroups.has(row.id)) join(translationGroup, row);
  }
}

const isIn =
  (locale: Locale) =>
  (row: MirrorRow): boolean =>
    row.locale === locale;

/** Marks what is in another translation group than before.
 * @param ids Entries that changed, and those that were related to them before; all entries when absent. */
export function groupTranslations(mirror: Mirror, type: string, ids?: readonly number[]): void {
  const rows = ids ? mirror.rowsOf(type, relatives(mirror, type, ids)) : mirror.rows(type);
  const translationGroups = findTranslationGroups(rows);
  for (const row of rows) {
    const translationGroup = translationGroups.get(row.id);
    if (translationGroup === row.translationGroup) continue;
    if (row.translationGroup !== undefined) mirror.markDirty(type, row.translationGroup);
    if (translationGroup !== undefined) mirror.markDirty(type, translationGroup);
    mirror.setTranslationGroup(type, row.id, translationGroup);
    mirror.markReferring(`slug/${row.slug}`);
  }
}

/** @returns The given entries and all others that affect their translation groups: through links in either direction,
 * slugs, and the current groups. */
export function relatives(mirror: Mirror, type: string, ids: readonly number[]): ReadonlySet<number> {
  const found = new Set(ids);
  // The loop also visits entries that are added while it runs.
  for (const id of found) for (const other of mirror.related(type, id)) found.add(other);
  return found;
}
