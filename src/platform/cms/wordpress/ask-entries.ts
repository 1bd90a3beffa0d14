/** Requests entries whole. Of each entry the response shows whether a password protects it: where WordPress does not say
 * so itself, and neither does the companion plugin, the passwords are asked for. */
import { z } from 'zod';
import type { Locale } from '#platform/languages/locale.ts';
import { languageParameter, type RestReader } from './client.ts';
import { ContentBaseError } from './content-base-error.ts';
import { pageSize } from './inventory.ts';
import { toNote } from '#platform/notes/note.ts';
import type { Report } from '#platform/events/site-event.ts';
import { entryFields, idOfUnclear, passwordsSchema, withLock } from './wp-entry.ts';

export interface WantedEntries {
  readonly type: string;
  readonly locale: Locale;
  /** At most `pageSize`. */
  readonly ids: readonly number[];
  readonly report: Report;
}

/** Fetches entries in one language.
 * @throws {ContentBaseError} */
export async function askEntries(
  client: RestReader,
  wanted: WantedEntries,
): Promise<{ readonly list: readonly unknown[]; readonly now: number }> {
  const { json, headers } = await client.ask(`wp/v2/${wanted.type}`, {
    ...toParameters(wanted),
    orderby: 'include',
    _fields: [...entryFields, 'wpml_current_locale'].join(','),
  });
  const list = z.array(z.unknown()).safeParse(json);
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  if (list.success) return { list: await addLocks(client, wanted, list.data), now };
  throw new ContentBaseError(
    'shape',
    `WordPress answers wp/v2/${wanted.type} with something that is no list.`,
  );
}

const toParameters = ({ ids, locale }: Pick<WantedEntries, 'ids' | 'locale'>) => ({
  include: ids.join(','),
  per_page: pageSize,
  lang: languageParameter(locale),
});

async function addLocks(
  client: RestReader,
  { type, locale, report }: WantedEntries,
  list: readonly unknown[],
): Promise<readonly unknown[]> {
  const ids = list.flatMap((raw) => idOfUnclear(raw) ?? []);
  if (ids.length === 0) return list;
  const passwords = await askPasswords(client, { type, locale, ids });
  if (!passwords) {
    // What comes without them is what WordPress shows to everybody.
    const note = toNote('passwords-unknown');
    report({ type: 'entry-warned', note: { ...note, type, id: undefined, adminPage: 'users.php' } });
    return list;
  }
  return list.map((raw) => {
    const id = idOfUnclear(raw);
    // An entry that is not among them has gone in the meantime.
    return id === undefined ? raw : withLock(raw, passwords.get(id) !== '');
  });
}

/** @returns Passwords by id; undefined when WordPress shows them to nobody like us. */
async function askPasswords(
  client: RestReader,
  { type, ...wanted }: Omit<WantedEntries, 'report'>,
): Promise<ReadonlyMap<number, string> | undefined> {
  if (!client.place.credentials) return undefined;
  const parameters = { ...toParameters(wanted), context: 'edit', _fields: 'id,password' };
  try {
    const { json } = await client.ask(`wp/v2/${type}`, parameters);
    const passwords = passwordsSchema.safeParse(json).data;
    return passwords && new Map(passwords.map(({ id, password }) => [id, password]));
  } catch (cause) {
    if (cause instanceof ContentBaseError && cause.reason === 'refused') return undefined;
    throw cause;
  }
}
