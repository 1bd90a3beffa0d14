/** An entry with its translations as its editors see it before publication: drafts, and unpublished changes to
 * published entries. WordPress stores such a change as an autosave, which has a title, a text and an excerpt; the
 * companion plugin adds the fields of its own types. */
import { z } from 'zod';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { languageParameter, type RestReader } from './client.ts';
import { ContentBaseError } from './content-base-error.ts';
import { entryFields, placedSchema, type WpEntry, wpEntrySchema } from './wp-entry.ts';
import { findTranslationGroups } from './translation-groups.ts';

export type DraftState =
  /** `changed`: the entry is published, and this is its next version. */
  | { readonly type: 'published' | 'changed' | 'draft' | 'pending' | 'private' | 'locked' }
  /** @property date Scheduled publication date. */
  | { readonly type: 'scheduled'; readonly date: string }
  /** The entry does not exist in this language. */
  | { readonly type: 'untranslated' };

export interface Draft {
  /** Entries by language, except those in the trash. */
  readonly translationGroup: ReadonlyMap<Locale, WpEntry>;
  readonly state: DraftState;
  /** Id of the entry in the requested language; where there is none, of the requested entry. */
  readonly editedId: number;
}

export interface DraftRequest {
  /** Route of its type, `posts`. */
  readonly type: string;
  /** Id of the entry in any of its languages. */
  readonly id: number;
  /** Other unpublished entries that may be shown. */
  readonly translations?: readonly number[] | undefined;
  readonly locale: Locale;
  /** Whether each language is an entry of its own; otherwise the entry has all of them. */
  readonly isTranslated: boolean;
}

interface Edited {
  readonly locale: Locale;
  readonly isLocked: boolean;
  readonly entry: WpEntry;
}

const draftSchema = placedSchema.extend({
  slug: z.string(),
  generated_slug: z.string().default(''),
  date_gmt: z.string().nullable(),
  modified_gmt: z.string(),
  password: z.string().default(''),
});

const draftFields = [...entryFields, 'generated_slug', 'password', 'wpml_current_locale'].join(',');

/** @returns undefined when the entry does not exist or is in the trash.
 * @throws {ContentBaseError}
 * @throws {z.ZodError} When the response does not fit the schema of entries. */
export async function loadDraft(
  client: RestReader,
  { type, id, translations = [], locale, isTranslated }: DraftRequest,
): Promise<Draft | undefined> {
  const asked = await askEntry(client, type, id);
  if (!asked) return undefined;
  const open = new Set([id, ...translations]);
  const translationGroup = await loadTranslationGroup(client, type, { asked, open });
  const shown = translationGroup.get(locale) ?? (isTranslated ? undefined : asked);
  const entries = new Map([...translationGroup].map(([language, { entry }]) => [language, entry]));
  if (!shown) return { translationGroup: entries, state: { type: 'untranslated' }, editedId: id };
  // This link does not cover another person's changes to a published translation.
  const changed = open.has(shown.entry.id) ? await askAutosave(client, type, shown.entry) : undefined;
  if (changed) entries.set(shown.locale, changed);
  return {
    translationGroup: entries,
    state: toDraftState(shown, changed !== undefined),
    editedId: shown.entry.id,
  };
}

function toDraftState({ entry, isLocked }: Edited, isChanged: boolean): DraftState {
  if (isLocked) return { type: 'locked' };
  switch (entry.status) {
    case 'publish':
      return { type: isChanged ? 'changed' : 'published' };
    case 'future':
      return { type: 'scheduled', date: entry.date_gmt };
    case 'pending':
    case 'private':
      return { type: entry.status };
    default:
      return { type: 'draft' };
  }
}

interface Opened {
  readonly asked: Edited;
  /** Ids of entries that are shown regardless of status. */
  readonly open: ReadonlySet<number>;
}

/** Follows the lists of translations, as a sync does. Where a language is missing, its entry may share the slug of another
 * one. Only entries that are opened by the link or public become members. */
async function loadTranslationGroup(
  client: RestReader,
  type: string,
  { asked, open }: Opened,
): Promise<ReadonlyMap<Locale, Edited>> {
  const found = new Map([[asked.entry.id, asked]]);
  const seen = new Set(found.keys());
  const take = (members: readonly (Edited | undefined)[]) => {
    for (const member of members)
      if (member && (open.has(member.entry.id) || isPublic(member))) found.set(member.entry.id, member);
  };
  const unseen = () =>
    [...open, ...[...found.values()].flatMap(({ entry }) => Object.values(entry.wpml_translations))].filter(
      (id) => !seen.has(id),
    );
  for (let ids = new Set(unseen()); ids.size > 0 && seen.size < maxFollowed; ids = new Set(unseen())) {
    for (const id of ids) seen.add(id);
    take(await Promise.all([...ids].map((id) => askEntry(client, type, id))));
  }
  const members = findMembers({ asked, open }, found);
  const missing = locales.filter((locale) => !members.has(locale));
  const { slug } = (members.get('et') ?? asked).entry;
  take(await Promise.all(missing.map((locale) => askBySlug(client, { type, slug, locale }))));
  return findMembers({ asked, open }, found);
}

/** Lists that contradict each other may lead from entry to entry. */
const maxFollowed = 50;

/** Entries of the translation group of the requested one; without an Estonian one, those that it names. What the link opens counts as
 * named: WPML knows translations that its lists lose.
 * @param found By id. */
function findMembers(
  { asked, open }: Opened,
  found: ReadonlyMap<number, Edited>,
): ReadonlyMap<Locale, Edited> {
  const all = [...found.values()];
  const opened = all.flatMap(({ locale, entry }) =>
    open.has(entry.id) ? [[locale, entry.id] as const] : [],
  );
  const named: WpEntry['wpml_translations'] = {
    ...Object.fromEntries(opened),
    ...asked.entry.wpml_translations,
  };
  const rows = all.map(({ locale, entry: { id, slug, wpml_translations: links } }) => ({
    id,
    locale,
    slug,
    links: id === asked.entry.id ? named : links,
  }));
  const { groups } = findTranslationGroups(rows);
  const group = groups.get(asked.entry.id);
  const members = all.filter(({ locale, entry }) =>
    group === undefined
      ? named[locale] === entry.id && !groups.has(entry.id)
      : groups.get(entry.id) === group,
  );
  return new Map([...members, asked].map((member) => [member.locale, member]));
}

const isPublic = ({ entry, isLocked }: Edited): boolean => entry.status === 'publish' && !isLocked;

async function askEntry(client: RestReader, type: string, id: number): Promise<Edited | undefined> {
  const parameters = { context: 'edit', _fields: draftFields };
  const response = await unlessMissing(client.ask(`wp/v2/${type}/${id}`, parameters));
  return response && parseEdited(response.json);
}

async function askBySlug(
  client: RestReader,
  { type, slug, locale }: { readonly type: string; readonly slug: string; readonly locale: Locale },
): Promise<Edited | undefined> {
  const { json } = await client.ask(`wp/v2/${type}`, {
    slug,
    status: 'publish',
    context: 'edit',
    _fields: draftFields,
    lang: languageParameter(locale),
  });
  const [first] = z.array(z.unknown()).parse(json);
  const member = first === undefined ? undefined : parseEdited(first);
  return member?.locale === locale ? member : undefined;
}

/** @returns undefined for an entry in the trash. */
function parseEdited(json: unknown): Edited | undefined {
  const { id, slug, password, wpml_current_locale: locale = 'et', ...draft } = draftSchema.parse(json);
  const entry = wpEntrySchema.parse({
    ...z.record(z.string(), z.unknown()).parse(json),
    // An entry that was never published has no slug and no date yet.
    slug: [slug, draft.generated_slug].find((text) => text !== '') ?? `mustand-${id}`,
    date_gmt: draft.date_gmt ?? draft.modified_gmt,
  });
  return entry.status === 'trash' ? undefined : { locale, isLocked: password !== '', entry };
}

const autosaveSchema = z.object({
  modified_gmt: z.string(),
  title: z.object({ rendered: z.string() }),
  // Not of types without an editor.
  content: z.object({ rendered: z.string() }).optional(),
  excerpt: z.object({ rendered: z.string() }).optional(),
  /** Empty where nothing but title and text has been typed. */
  acf: z.record(z.string(), z.unknown()).optional().catch(undefined),
});

/** @returns The entry with the changes made since it was saved; undefined when there are none. */
async function askAutosave(client: RestReader, type: string, entry: WpEntry): Promise<WpEntry | undefined> {
  const route = `wp/v2/${type}/${entry.id}/autosaves`;
  const response = await unlessMissing(
    client.ask(route, { context: 'edit', _fields: 'modified_gmt,title,content,excerpt,acf' }),
  );
  const autosaves = z.array(autosaveSchema).parse(response?.json ?? []);
  const newest = autosaves
    .map((autosave) => ({ ...autosave, at: parseInstant(autosave.modified_gmt) }))
    .sort((a, b) => b.at - a.at)
    .at(0);
  if (!newest || newest.at <= parseInstant(entry.modified_gmt)) return undefined;
  const { title, content, excerpt, acf = {} } = newest;
  return {
    ...entry,
    title,
    ...(Object.keys(acf).length > 0 && { acf }),
    content: { ...entry.content, ...content },
    excerpt: { ...entry.excerpt, ...excerpt },
  };
}

/** WordPress writes UTC times without a time zone. */
const parseInstant = (date: string): number => Date.parse(date.replace(/Z?$/u, 'Z'));

/** Error codes of WordPress for something that does not exist. */
const missing = /^rest_(?:post_invalid_id|no_route|post_invalid_parent|post_no_autosave)$/u;

async function unlessMissing<Value>(asking: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asking;
  } catch (cause) {
    if (cause instanceof ContentBaseError && missing.test(cause.code ?? '')) return undefined;
    throw cause;
  }
}
