/** Updates the mirror of one type from WordPress: removes deleted entries and fetches new and changed ones in batches.
 * An entry that does not parse is reported and stays as it was. */
import { type Locale, locales } from '#platform/languages/locale.ts';
import { wordpressSlug } from '#platform/base/slug.ts';
import { type Inventory, pageSize } from './inventory.ts';
import { askForDeletions, type Deletions, type MissingEntry, type ProvenGone } from './deletions.ts';
import { askEntries } from './ask-entries.ts';
import { categoryReference } from './categories.ts';
import { type ContentBaseClient } from './client.ts';
import { ContentBaseError } from './content-base-error.ts';
import { referencesIn } from './links.ts';
import { type Mirror, toTranslationKey } from './mirror.ts';
import { isNewer } from './named-mark.ts';
import type { Report } from '#platform/events/site-event.ts';
import type { NotedPlace } from '#platform/events/sync-event.ts';
import { firstFault } from '#platform/notes/field-notes.ts';
import { logNote, toNote } from '#platform/notes/note.ts';
import { BatchedReader } from './batched-reader.ts';
import { groupTranslations } from './translation-groups.ts';
import { uploadNames } from './upload-names.ts';
import { isLocked, nameSchema, type WpEntry, wpEntrySchema } from './wp-entry.ts';

export interface FetchContext {
  readonly client: ContentBaseClient;
  readonly mirror: Mirror;
  readonly report: Report;
  /** Allows that most of the content disappears. */
  readonly isFull: boolean;
  /** Fetches everything, including what is already known. */
  readonly isAnew: boolean;
  /** When the reading of the inventory began, in milliseconds since the epoch. */
  readonly startedAt: number;
}

/** Max share of a type that may disappear in one sync, and the number that is always allowed. */
const removableShare = 0.5;
const removableCount = 20;

/** @returns Ids of the entries that were fetched.
 * @throws {ContentBaseError} When WordPress fails, or when most of the content would disappear. */
export async function fetchChanges(
  type: string,
  inventory: Inventory,
  { client, mirror, report, isFull, isAnew, startedAt }: FetchContext,
): Promise<readonly number[]> {
  const known = mirror.marks(type);
  const isOlder = (id: number) => !isNewer(known.get(id), startedAt);
  const missing = missingIn(inventory, known, { type, mirror }).filter(({ id }) => isOlder(id));
  if (missing.length > removableCount && missing.length > known.size * removableShare && !isFull) {
    const note = toNote('many-gone', { missing: missing.length, known: known.size, type });
    throw new ContentBaseError('shape', logNote(note), { note });
  }
  const deletions = await askForDeletions(new BatchedReader(client), missing);
  noteKept(deletions, report);
  const { gone } = deletions;
  const changed = [...inventory.values()].filter(
    ({ id, mark }) => isAnew || (known.get(id) !== mark && isOlder(id)),
  );
  mirror.transaction(() => forgetGone(mirror, gone));
  const batches = locales.flatMap((locale) =>
    inBatches(changed.filter((line) => line.locale === locale).map(({ id }) => id)).map((ids) => ({
      locale,
      ids,
    })),
  );
  report({ type: 'entries-expected', count: changed.length });
  // One response holds so many.
  const reader = changed.length <= pageSize ? new BatchedReader(client) : client;
  await Promise.all(
    batches.map(async ({ locale, ids }) => {
      const response = await askEntries(reader, { type, locale, ids, report });
      mirror.transaction(() => {
        for (const raw of response.list)
          take(raw, { type, locale, inventory, mirror, report, now: response.now });
      });
      report({ type: 'entries-read', count: ids.length });
    }),
  );
  if (gone.length > 0 || changed.length > 0) mirror.transaction(() => groupTranslations(mirror, type));
  return changed.map(({ id }) => id);
}

/** @param known Marks by id. */
function missingIn(
  inventory: Inventory,
  known: ReadonlyMap<number, string>,
  { type, mirror }: { readonly type: string; readonly mirror: Mirror },
): readonly MissingEntry[] {
  return [...known.keys()].flatMap((id) => {
    const row = inventory.has(id) ? undefined : mirror.row(type, id);
    return row ? [{ type, id, locale: row.locale }] : [];
  });
}

/** Reports the entries that stay although no list contains them. */
export function noteKept({ published, undecided }: Deletions, report: Report): void {
  for (const { type, id, locale } of published) {
    report({ type: 'entry-warned', note: { ...toNote('listed-nowhere'), type, id, locale } });
  }
  for (const { type, id, locale, fault } of undecided) {
    report({ type: 'entry-refused', note: { ...toNote('not-proven-gone', { fault }), type, id, locale } });
  }
}

/** Call this inside a transaction. */
export function forgetGone(mirror: Mirror, gone: readonly ProvenGone[]): void {
  for (const entry of gone) {
    markChanged(mirror, entry.type, entry.id);
    mirror.remove(entry);
  }
}

export interface TakeContext {
  readonly type: string;
  readonly locale: Locale;
  /** Compared with a later inventory. */
  readonly inventory: ReadonlyMap<number, { readonly mark: string }>;
  readonly mirror: Mirror;
  readonly report: Report;
  /** Time of WordPress's clock, in milliseconds since the epoch. */
  readonly now: number;
}

/** Saves an entry as WordPress sent it and marks everything that shows it. An entry that does not parse is a
 * problem. */
export function take(raw: unknown, { type, locale, inventory, mirror, report, now }: TakeContext): void {
  const parsed = wpEntrySchema.safeParse(raw, { reportInput: true });
  if (!parsed.success) {
    report({
      type: 'entry-refused',
      note: { ...firstFault(parsed.error), ...identifyEntry(raw), type, locale },
    });
    return;
  }
  const entry = parsed.data;
  const mark = inventory.get(entry.id)?.mark;
  if (mark === undefined) return;
  const isHidden = entry.status !== 'publish' || isLocked(entry) === true;
  markChanged(mirror, type, entry.id);
  mirror.put(
    // A second edit within the same second would not show in any inventory.
    {
      type,
      id: entry.id,
      locale,
      slug: wordpressSlug(entry.slug),
      mark: isSettled(entry, now) ? mark : `${mark} again`,
    },
    isHidden ? undefined : entry,
    listReferences(entry),
  );
}

const settleMs = 3000;

function isSettled({ modified_gmt: modified }: WpEntry, now: number): boolean {
  return now - Date.parse(modified) > settleMs;
}

/** Id, title and version, where they can be read. */
function identifyEntry(raw: unknown): Pick<NotedPlace, 'id' | 'title' | 'version'> {
  const { id, title, modified_gmt: modified, ...named } = nameSchema.safeParse(raw).data ?? {};
  const version = id === undefined ? undefined : `${id} ${named.site_publisher_version ?? modified ?? ''}`;
  return { id, title: title?.rendered, version };
}

/** What a text refers to, so that it is converted again when that changes. */
export function listReferences(entry: WpEntry): readonly string[] {
  const { content, featured_media: media, wpml_translations: translations } = entry;
  const ids = [...content.rendered.matchAll(/\bwp-image-(\d+)/gu)].map(([, id = '']) => id);
  const links = [...content.rendered.matchAll(/\shref="([^"]*)/gu)].flatMap(([, href = '']) =>
    referencesIn(href),
  );
  return [
    ...(media > 0 ? [`media/${media}`] : []),
    ...ids.map((id) => `media/${id}`),
    ...uploadNames(content.rendered).map((name) => `upload/${name}`),
    ...Object.values(translations).map(toTranslationKey),
    ...links,
    ...entry.categories.map(categoryReference),
  ];
}

/** Marks what shows the entry as known so far: its translation group, and the entries that link to it. */
function markChanged(mirror: Mirror, type: string, id: number): void {
  const row = mirror.row(type, id);
  if (!row) return;
  if (row.translationGroup !== undefined) mirror.markDirty(type, row.translationGroup);
  mirror.markLinking({ id, slug: row.slug });
}

function inBatches(ids: readonly number[]): readonly (readonly number[])[] {
  const count = Math.ceil(ids.length / pageSize);
  return Array.from({ length: count }, (_, index) => ids.slice(index * pageSize, (index + 1) * pageSize));
}
