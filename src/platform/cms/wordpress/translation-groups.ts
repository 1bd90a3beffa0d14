/** Finds the entries that are translations of each other. The lists of translations from WPML's add-on can be incomplete in
 * both directions, and can name an entry that belongs to another one. So links are followed both ways, the stronger one wins, and an
 * entry belongs to one group. The order of the entries decides nothing. */
import { z } from 'zod';
import { type Locale, locales } from '#platform/languages/locale.ts';
import type { Mirror, MirrorRow } from './mirror.ts';
import { toNote } from '#platform/notes/note.ts';
import type { Report } from '#platform/events/site-event.ts';

export type LinkedEntry = Pick<MirrorRow, 'id' | 'locale' | 'slug' | 'links'>;

/** A link that leads out of the group of its entry. */
export interface Contradiction {
  readonly id: number;
  readonly locale: Locale;
  readonly named: { readonly id: number; readonly locale: Locale };
  /** The Estonian entry to which the named one belongs. */
  readonly belongsTo?: number | undefined;
}

export interface FoundGroups {
  /** The Estonian entry of each entry; entries without one are absent. */
  readonly groups: ReadonlyMap<number, number>;
  readonly contradictions: readonly Contradiction[];
}

export function findTranslationGroups(rows: readonly LinkedEntry[]): FoundGroups {
  const grouping = new Grouping(rows);
  grouping.join(rows.filter(({ locale }) => locale === 'et').map((row) => claim(row.id, row, 'itself')));
  grouping.join(directClaims(rows, grouping));
  // Through a sibling: a translation of a translation.
  while (grouping.join(siblingClaims(rows, grouping)) > 0);
  grouping.join(slugClaims(rows));
  return { groups: grouping.groups, contradictions: contradictionsIn(rows, grouping) };
}

/** Why an entry belongs to an Estonian one, the strongest first. A translation has one original, so what it says itself counts more
 * than what an Estonian entry says of it. */
const reasons = ['itself', 'mutual', 'by the translation', 'by the original', 'by the slug'] as const;

interface Claim {
  /** The Estonian entry. */
  readonly group: number;
  readonly row: LinkedEntry;
  readonly strength: number;
}

const claim = (group: number, row: LinkedEntry, reason: (typeof reasons)[number]): Claim => ({
  group,
  row,
  strength: reasons.indexOf(reason),
});

class Grouping {
  readonly groups = new Map<number, number>();
  readonly #byId: ReadonlyMap<number, LinkedEntry>;
  readonly #taken = new Set<string>();

  constructor(rows: readonly LinkedEntry[]) {
    this.#byId = new Map(rows.map((row) => [row.id, row]));
  }

  /** Entries that the translation list of an entry names, in the language in which it names them. */
  linked({ id, links }: LinkedEntry): readonly LinkedEntry[] {
    return Object.entries(links).flatMap(([locale, other]) => {
      const row = this.#byId.get(other);
      return row?.locale === locale && other !== id ? [row] : [];
    });
  }

  /** @returns How many entries joined a group. */
  join(claims: readonly Claim[]): number {
    const before = this.groups.size;
    for (const { group, row } of claims.toSorted(byStrength)) {
      const place = `${group} ${row.locale}`;
      if (this.groups.has(row.id) || this.#taken.has(place)) continue;
      this.groups.set(row.id, group);
      this.#taken.add(place);
    }
    return this.groups.size - before;
  }
}

const byStrength = (a: Claim, b: Claim): number =>
  a.strength - b.strength || a.group - b.group || a.row.id - b.row.id;

function directClaims(rows: readonly LinkedEntry[], grouping: Grouping): readonly Claim[] {
  return rows.flatMap((row) =>
    grouping.linked(row).flatMap((other) => {
      if ((row.locale === 'et') === (other.locale === 'et')) return [];
      const isMutual = grouping.linked(other).includes(row);
      if (row.locale === 'et') return [claim(row.id, other, isMutual ? 'mutual' : 'by the original')];
      return [claim(other.id, row, isMutual ? 'mutual' : 'by the translation')];
    }),
  );
}

function siblingClaims(rows: readonly LinkedEntry[], grouping: Grouping): readonly Claim[] {
  return rows.flatMap((row) =>
    grouping.linked(row).flatMap((other) => {
      const reason = grouping.linked(other).includes(row) ? 'mutual' : 'by the translation';
      return [
        [row, other],
        [other, row],
      ].flatMap(([joining, member]) => {
        const group = member && grouping.groups.get(member.id);
        return joining && group !== undefined && !grouping.groups.has(joining.id)
          ? [claim(group, joining, reason)]
          : [];
      });
    }),
  );
}

/** An entry without links that has the slug of an Estonian entry is its translation: a post has the same slug in all languages. */
function slugClaims(rows: readonly LinkedEntry[]): readonly Claim[] {
  const estonian = Map.groupBy(
    rows.filter(({ locale }) => locale === 'et'),
    ({ slug }) => slug,
  );
  return rows.flatMap((row) => (estonian.get(row.slug) ?? []).map(({ id }) => claim(id, row, 'by the slug')));
}

function contradictionsIn(rows: readonly LinkedEntry[], grouping: Grouping): readonly Contradiction[] {
  const { groups } = grouping;
  return rows.flatMap((row) =>
    grouping
      .linked(row)
      .filter((other) => groups.get(other.id) !== groups.get(row.id))
      .map(({ id, locale }) => ({
        id: row.id,
        locale: row.locale,
        named: { id, locale },
        ...(groups.has(id) && { belongsTo: groups.get(id) }),
      })),
  );
}

/** Marks what is in another translation group than before, and remembers what contradicts.
 * @param ids Entries that changed, and those that were related to them before; all entries when absent. */
export function groupTranslations(mirror: Mirror, type: string, ids?: readonly number[]): void {
  const rows = ids ? mirror.findRows(type, relatives(mirror, type, ids)) : mirror.rows(type);
  const { groups, contradictions } = findTranslationGroups(rows);
  for (const row of rows) {
    const translationGroup = groups.get(row.id);
    if (translationGroup === row.translationGroup) continue;
    if (row.translationGroup !== undefined) mirror.markDirty(type, row.translationGroup);
    if (translationGroup !== undefined) mirror.markDirty(type, translationGroup);
    mirror.setTranslationGroup(type, row.id, translationGroup);
    mirror.markLinking(row);
  }
  const seen = new Set([...(ids ?? []), ...rows.map(({ id }) => id)]);
  const others = ids ? readContradictions(mirror, type).filter(({ id }) => !seen.has(id)) : [];
  mirror.write(toContradictionsKey(type), [...others, ...contradictions]);
}

/** @returns The given entries and all others that affect their translation groups: through links in either direction,
 * slugs, and the current groups. */
export function relatives(mirror: Mirror, type: string, ids: readonly number[]): ReadonlySet<number> {
  const found = new Set(ids);
  // The loop also visits entries that are added while it runs.
  for (const id of found) for (const other of mirror.related(type, id)) found.add(other);
  return found;
}

const toContradictionsKey = (type: string): string => `contradictions ${type}`;

const localeSchema = z.enum(locales);

const contradictionsSchema = z
  .array(
    z.object({
      id: z.int(),
      locale: localeSchema,
      named: z.object({ id: z.int(), locale: localeSchema }),
      belongsTo: z.int().optional(),
    }),
  )
  .catch([]);

const readContradictions = (mirror: Mirror, type: string): readonly Contradiction[] =>
  contradictionsSchema.parse(mirror.read(toContradictionsKey(type)) ?? []);

/** Warns about entries whose lists of translations contradict each other, and about those without an Estonian original, since the
 * site does not show them. */
export function noteTranslations(routes: readonly string[], mirror: Mirror, report: Report): void {
  for (const type of routes) {
    const contradictions = readContradictions(mirror, type);
    for (const { id, locale, named, belongsTo } of contradictions) {
      const values = { other: named.id, language: { language: named.locale } };
      const note =
        belongsTo === undefined
          ? toNote('translation-of-none', values)
          : toNote('translation-of-other', { ...values, owner: belongsTo });
      report({ type: 'entry-warned', note: { ...note, type, id, locale } });
    }
    const named = new Set(contradictions.map(({ id }) => id));
    const note = toNote('translation-of-nothing');
    for (const { id, locale } of mirror.orphans(type))
      if (!named.has(id)) report({ type: 'entry-warned', note: { ...note, type, id, locale } });
  }
}

export interface TranslationGroup {
  readonly type: string;
  readonly translationGroup: number;
}

export const toGroupKey = ({ type, translationGroup }: TranslationGroup): string =>
  `${type} ${translationGroup}`;

export function findGroups(
  mirror: Mirror,
  type: string,
  ids: readonly number[],
): readonly TranslationGroup[] {
  return ids.flatMap((id) => {
    const translationGroup = mirror.row(type, id)?.translationGroup;
    return translationGroup === undefined ? [] : [{ type, translationGroup }];
  });
}
