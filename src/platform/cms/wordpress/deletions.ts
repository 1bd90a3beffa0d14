/** Decides which entries are deleted in WordPress. An entry that is missing from a list is no proof: a list may shift
 * while it is read, or be cut short. An entry is deleted only when WordPress says so in its response for that entry.
 * After any other response (an error, a proxy's page, none at all) the entry stays. */
import { z } from 'zod';
import type { Brand } from '#platform/base/brand.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { type RestReader, languageParameter } from './client.ts';
import { ContentBaseError, type Answered } from './content-base-error.ts';
import { type Note, toNote } from '#platform/notes/note.ts';
import { toContentFault } from './file-faults.ts';
import { pageSize } from './inventory.ts';

/** An entry that WordPress confirms is no longer public. The mirror removes only such entries. */
export type ProvenGone = Brand<EntryName, 'ProvenGone'>;

interface EntryName {
  readonly type: string;
  readonly id: number;
}

export interface MissingEntry extends EntryName {
  /** Language of the list that does not contain the entry. */
  readonly locale: Locale;
}

export interface Deletions {
  readonly gone: readonly ProvenGone[];
  /** Entries that WordPress confirms are published. */
  readonly published: readonly MissingEntry[];
  /** Entries whose response confirms neither. */
  readonly undecided: readonly UndecidedEntry[];
}

export interface UndecidedEntry extends MissingEntry {
  /** Why it is not known, as a part of a sentence. */
  readonly fault: Note;
}

/** @returns For each entry, what WordPress says about it.
 * @throws {ContentBaseError} When WordPress cannot be reached at all. */
export async function askForDeletions(
  client: RestReader,
  missing: readonly MissingEntry[],
): Promise<Deletions> {
  const gone: ProvenGone[] = [];
  const published: MissingEntry[] = [];
  const undecided: UndecidedEntry[] = [];
  for (let from = 0; from < missing.length; from += pageSize) {
    const batch = missing.slice(from, from + pageSize);
    // When requests for some entries fail, don't send thousands more.
    if (undecided.length > 0) {
      undecided.push(...batch.map((entry) => ({ ...entry, fault: toNote('not-asked-after-others') })));
      continue;
    }
    for (const verdict of await Promise.all(batch.map((entry) => askForDeletion(client, entry)))) {
      if (verdict.type === 'gone') gone.push(verdict.gone);
      else if (verdict.type === 'published') published.push(verdict.entry);
      else undecided.push({ ...verdict.entry, fault: verdict.fault });
    }
  }
  return { gone, published, undecided };
}

type Verdict =
  | { readonly type: 'gone'; readonly gone: ProvenGone }
  | { readonly type: 'published'; readonly entry: MissingEntry }
  | { readonly type: 'undecided'; readonly entry: MissingEntry; readonly fault: Note };

/** Failures that stop the whole sync: there is no response. */
const silences: ReadonlySet<string> = new Set(['unreachable', 'slow']);

async function askForDeletion(client: RestReader, entry: MissingEntry): Promise<Verdict> {
  try {
    const answer = await askSingle(client, entry);
    const gone = parseGone(entry, answer) ?? parseHidden(entry, await askListed(client, entry, answer));
    if (gone) return { type: 'gone', gone };
    if (parseStatus(entry, answer) === 'publish') return { type: 'published', entry };
    return { type: 'undecided', entry, fault: toNote('wordpress-status', { status: answer.status }) };
  } catch (cause) {
    if (!(cause instanceof ContentBaseError) || silences.has(cause.reason)) throw cause;
    return { type: 'undecided', entry, fault: toContentFault(cause) };
  }
}

/** @returns The response, also when WordPress refuses access to the entry. */
async function askSingle(client: RestReader, { type, id }: MissingEntry): Promise<Answered> {
  try {
    const { json } = await client.ask(`wp/v2/${type}/${id}`, { _fields: 'id,status' });
    return { status: 200, json };
  } catch (cause) {
    if (cause instanceof ContentBaseError && cause.answered) return cause.answered;
    throw cause;
  }
}

/** Without credentials, WordPress refuses access to a draft just as it refuses access to an unknown visitor; the list
 * tells the two apart.
 * @returns Ids in the list filtered to this entry, and the total that WordPress counts; undefined when WordPress did
 * not refuse access. */
async function askListed(
  client: RestReader,
  { type, id, locale }: MissingEntry,
  answer: Answered,
): Promise<unknown> {
  if (!isRefusal(answer)) return undefined;
  const lang = languageParameter(locale);
  const { json, headers } = await client.ask(`wp/v2/${type}`, { include: id, lang, _fields: 'id' });
  return { list: json, total: headers.get('x-wp-total') };
}

const errorSchema = z.object({ code: z.string() });
const singleSchema = z.object({ id: z.int(), status: z.string().min(1) });
const unlistedSchema = z.object({ list: z.tuple([]), total: z.literal('0') });

function isRefusal({ status, json }: Answered): boolean {
  return (status === 401 || status === 403) && errorSchema.safeParse(json).data?.code === 'rest_forbidden';
}

function parseStatus({ id }: MissingEntry, { status, json }: Answered): string | undefined {
  const response = status === 200 ? singleSchema.safeParse(json).data : undefined;
  return response?.id === id ? response.status : undefined;
}

/** Error codes of WordPress: the entry does not exist, or it is not published. */
function parseGone(entry: MissingEntry, answer: Answered): ProvenGone | undefined {
  const status = parseStatus(entry, answer);
  const isHidden = status !== undefined && status !== 'publish';
  const isUnknown =
    answer.status === 404 && errorSchema.safeParse(answer.json).data?.code === 'rest_post_invalid_id';
  const { type, id } = entry;
  const name: EntryName = { type, id };
  return isHidden || isUnknown || answer.status === 410 ? (name as ProvenGone) : undefined;
}

/** The entry needs an account to be read, and no list contains it.
 * @param listed undefined when access was not refused. */
function parseHidden({ type, id }: MissingEntry, listed: unknown): ProvenGone | undefined {
  const name: EntryName = { type, id };
  return unlistedSchema.safeParse(listed).success ? (name as ProvenGone) : undefined;
}
