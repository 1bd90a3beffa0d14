/** Decides which entries are gone from WordPress. That one is missing in a list proves nothing: a list may shift while
 * it is read, or be cut short. An entry is gone when WordPress says so of that entry, in words of its own; every other
 * answer (an error, a page of a proxy, nothing at all) leaves it where it is. */
import { z } from 'zod';
import type { Brand } from '#base/brand.ts';
import type { Locale } from '#model/locale.ts';
import { languageParameter, pageSize } from './inventory.ts';
import { type Answered, type ContentBaseClient, ContentBaseError } from './client.ts';

/** An entry of which WordPress says that the public has it no more. The mirror forgets no other one. */
export type ProvenGone = Brand<EntryName, 'ProvenGone'>;

interface EntryName {
  readonly type: string;
  readonly id: number;
}

export interface MissingEntry extends EntryName {
  /** Of the list in which it is missing. */
  readonly locale: Locale;
}

export interface Deletions {
  readonly gone: readonly ProvenGone[];
  /** WordPress says that they are published. */
  readonly published: readonly MissingEntry[];
  /** It says nothing that could be taken for either. */
  readonly undecided: readonly UndecidedEntry[];
}

export interface UndecidedEntry extends MissingEntry {
  /** A sentence. */
  readonly reason: string;
}

/** @returns Of each entry what WordPress says of it.
 * @throws {ContentBaseError} When WordPress cannot be reached at all. */
export async function askForDeletions(
  client: ContentBaseClient,
  missing: readonly MissingEntry[],
): Promise<Deletions> {
  const gone: ProvenGone[] = [];
  const published: MissingEntry[] = [];
  const undecided: UndecidedEntry[] = [];
  for (let from = 0; from < missing.length; from += pageSize) {
    const batch = missing.slice(from, from + pageSize);
    // A WordPress that fails for some is not asked for thousands more.
    if (undecided.length > 0) {
      undecided.push(
        ...batch.map((entry) => ({ ...entry, reason: 'It was not asked for after others failed.' })),
      );
      continue;
    }
    for (const verdict of await Promise.all(batch.map((entry) => askForDeletion(client, entry)))) {
      if (verdict.type === 'gone') gone.push(verdict.gone);
      else if (verdict.type === 'published') published.push(verdict.entry);
      else undecided.push({ ...verdict.entry, reason: verdict.reason });
    }
  }
  return { gone, published, undecided };
}

type Verdict =
  | { readonly type: 'gone'; readonly gone: ProvenGone }
  | { readonly type: 'published'; readonly entry: MissingEntry }
  | { readonly type: 'undecided'; readonly entry: MissingEntry; readonly reason: string };

/** What stops a whole sync: nobody answers. */
const silences: ReadonlySet<string> = new Set(['unreachable', 'slow']);

async function askForDeletion(client: ContentBaseClient, entry: MissingEntry): Promise<Verdict> {
  try {
    const answer = await askSingle(client, entry);
    const gone = parseGone(entry, answer) ?? parseHidden(entry, await askListed(client, entry, answer));
    if (gone) return { type: 'gone', gone };
    if (parseStatus(entry, answer) === 'publish') return { type: 'published', entry };
    return { type: 'undecided', entry, reason: `WordPress answers with status ${answer.status}.` };
  } catch (cause) {
    if (!(cause instanceof ContentBaseError) || silences.has(cause.reason)) throw cause;
    return { type: 'undecided', entry, reason: cause.message };
  }
}

/** @returns Its answer, also when it refuses the entry. */
async function askSingle(client: ContentBaseClient, { type, id }: MissingEntry): Promise<Answered> {
  try {
    const { json } = await client.ask(`wp/v2/${type}/${id}`, { _fields: 'id,status' });
    return { status: 200, json };
  } catch (cause) {
    if (cause instanceof ContentBaseError && cause.answered) return cause.answered;
    throw cause;
  }
}

/** Without credentials WordPress refuses a draft as it refuses a stranger; the list tells them apart.
 * @returns Ids of the list that holds nothing but the entry if that is published, and how many WordPress counts;
 * undefined when it did not refuse. */
async function askListed(
  client: ContentBaseClient,
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

/** The words of WordPress: it knows no such entry, or it tells that it is no published one. */
function parseGone(entry: MissingEntry, answer: Answered): ProvenGone | undefined {
  const status = parseStatus(entry, answer);
  const isHidden = status !== undefined && status !== 'publish';
  const isUnknown =
    answer.status === 404 && errorSchema.safeParse(answer.json).data?.code === 'rest_post_invalid_id';
  const { type, id } = entry;
  const name: EntryName = { type, id };
  return isHidden || isUnknown || answer.status === 410 ? (name as ProvenGone) : undefined;
}

/** It shows the entry to nobody who has no account, and lists it for nobody.
 * @param listed undefined when it was not refused. */
function parseHidden({ type, id }: MissingEntry, listed: unknown): ProvenGone | undefined {
  const name: EntryName = { type, id };
  return unlistedSchema.safeParse(listed).success ? (name as ProvenGone) : undefined;
}
