/** Ids and marks of all published entries of a type, by language. No WordPress list shows deletions, so every inventory
 * reads all ids. When the list changes while it is read, the inventory starts again. */
import { z } from 'zod';
import { type Locale, locales } from '#platform/languages/locale.ts';
import type { Watermark } from '../watermark.ts';
import { languageParameter, type RestReader } from './client.ts';
import { ContentBaseError } from './content-base-error.ts';
import { inventoryFields, type InventoryLine, inventoryLineSchema } from './wp-entry.ts';

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
  const watermarks = locales.map((locale, index) => [locale, toWatermark(lists[index] ?? [])] as const);
  return { inventory, watermarks: Object.fromEntries(watermarks) };
}

/** Times of WordPress sort correctly as text. */
function toWatermark(lines: readonly InventoryLine[]): Watermark {
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

interface PageQuery {
  readonly route: string;
  readonly locale: Locale;
  readonly offset: number;
}

async function countPage(client: RestReader, { route, locale, offset }: PageQuery) {
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
