/** Ids and marks of all published entries of a type, by language. No WordPress list shows deletions, so every inventory
 * reads all ids. When the list changes while it is read, the inventory starts again. */
import { z } from 'zod';
import { type Locale, locales } from '#model/locale.ts';
import type { Watermark } from '#model/watermark.ts';
import { type Answered, ContentBaseError, languageParameter, type RestReader } from './client.ts';
import { inventoryFields, type InventoryLine, inventoryLineSchema } from './wp-entry.ts';
import type { Brand } from '#base/brand.ts';

/** Max page size of WordPress. */
export const pageSize = 100;
const tries = 4;

/** Ids by language. */
export type Inventory = ReadonlyMap<number, Counted>;

type Counted = Omit<InventoryLine, 'modified'> & { readonly locale: Locale };

export interface TakenInventory {
  readonly inventory: Inventory;
  /** Watermarks of the lists as WordPress sent them. */
  readonly watermarks: Readonly<Partial<Record<Locale, Watermark>>>;
}

/** @throws {ContentBaseError} */
export async function takeInventory(client: RestReader, route: string): Promise<TakenInventory> {
  const lists = await Promise.all(locales.map((locale) => countLanguage(client, route, locale)));
  const inventory = new Map<number, Counted>();
  locales.forEach((asked, index) => {
    for (const line of lists[index] ?? []) {
      // Without WPML, every language gets the same response: what is Estonian is only in the Estonian list.
      if (!inventory.has(line.id)) inventory.set(line.id, { ...line, locale: line.locale ?? asked });
    }
  });
  const watermarks = locales.map((locale, index) => [locale, headOf(lists[index] ?? [])] as const);
  return { inventory, watermarks: Object.fromEntries(watermarks) };
}

/** Times of WordPress sort correctly as text. */
function headOf(lines: readonly InventoryLine[]): Watermark {
  const newest = lines.reduce((last, { modified }) => (modified > last ? modified : last), '');
  return { newest, total: lines.length };
}

function countLanguage(client: RestReader, route: string, locale: Locale): Promise<readonly InventoryLine[]> {
  return readWholeList(route, (offset) => countPage(client, { route, locale, offset }));
}

export interface ListPage<Line> {
  /** At most `pageSize` lines from an offset. */
  readonly lines: readonly Line[];
  /** Total of the list at the time this page was read. */
  readonly total: number;
}

/** Reads a list again while it changes.
 * @throws {ContentBaseError} When it keeps changing. */
export async function readWholeList<Line extends { readonly id: number }>(
  route: string,
  askPage: (offset: number) => Promise<ListPage<Line>>,
): Promise<readonly Line[]> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const lines = await readList(askPage);
    if (lines) return lines;
  }
  const message = `The list of ${route} changes while it is read (${tries} times). Run the sync again later.`;
  throw new ContentBaseError('shape', message);
}

/** Neighbouring pages share one border line. Each page shows the list at one moment. Where the border lines match,
 * nothing before them was added or removed in between, so a line that exists all the time is on some page. Equal
 * totals are weaker evidence: one removal and one addition shift the list but keep its total.
 * @returns undefined when the list changed during the read. */
export async function readList<Line extends { readonly id: number }>(
  askPage: (offset: number) => Promise<ListPage<Line>>,
): Promise<readonly Line[] | undefined> {
  const first = await askPage(0);
  const { total } = first;
  const step = pageSize - 1;
  const count = Math.ceil((total - 1) / step);
  const offsets = Array.from({ length: Math.max(0, count - 1) }, (_, index) => (index + 1) * step);
  const pages = [first, ...(await Promise.all(offsets.map(askPage)))];
  const lines = new Map(pages.flatMap((page) => page.lines.map((line) => [line.id, line])));
  const isStill = pages.every(
    (page, index) =>
      page.total === total && (index === 0 || page.lines[0]?.id === pages[index - 1]?.lines.at(-1)?.id),
  );
  return isStill && lines.size === total ? [...lines.values()] : undefined;
}

interface Place {
  readonly route: string;
  readonly locale: Locale;
  readonly offset: number;
}

async function countPage(client: RestReader, { route, locale, offset }: Place) {
  const { json, headers } = await client.ask(`wp/v2/${route}`, {
    per_page: pageSize,
    offset,
    orderby: 'id',
    order: 'asc',
    lang: languageParameter(locale),
    _fields: inventoryFields.join(','),
  });
  const total = Number(headers.get('x-wp-total') ?? Number.NaN);
  const lines = z.array(inventoryLineSchema).safeParse(json);
  if (lines.success && Number.isInteger(total)) return { total, lines: lines.data };
  const at = lines.error?.issues[0]?.path.map(String).join('.') ?? 'x-wp-total';
  throw new ContentBaseError('shape', `WordPress lists ${route} in a form that is not known (at ${at}).`);
}

// Decides which entries are deleted in WordPress. An entry that is missing from a list is no proof: a list may shift
// while it is read, or be cut short. An entry is deleted only when WordPress says so in its response for that entry.
// After any other response (an error, a proxy's page, none at all) the entry stays.

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
  /** A sentence. */
  readonly reason: string;
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

/** Failures that stop the whole sync: there is no response. */
const silences: ReadonlySet<string> = new Set(['unreachable', 'slow']);

async function askForDeletion(client: RestReader, entry: MissingEntry): Promise<Verdict> {
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
