/** Ids and marks of everything that is published of a type, by language. A deletion shows in no list of WordPress, so
 * all ids are read each time; what changes while they are read makes the census start anew. */
import { z } from 'zod';
import type { CensusHead } from '#model/census-head.ts';
import { defaultLocale, type Locale, locales } from '#model/locale.ts';
import { type ContentBaseClient, ContentBaseError } from './client.ts';
import { censusFields, type CensusLine, censusLineSchema } from './told-entry.ts';

/** The most that WordPress gives. */
export const pageSize = 100;
const tries = 4;

/** Ids by language. */
export type Census = ReadonlyMap<number, Counted>;

type Counted = Omit<CensusLine, 'modified'> & { readonly locale: Locale };

export interface TakenCensus {
  readonly census: Census;
  /** Of the lists as they were told. */
  readonly heads: Readonly<Partial<Record<Locale, CensusHead>>>;
}

/** @throws {ContentBaseError} */
export async function takeCensus(client: ContentBaseClient, route: string): Promise<TakenCensus> {
  const lists = await Promise.all(locales.map((locale) => countLanguage(client, route, locale)));
  const census = new Map<number, Counted>();
  locales.forEach((asked, index) => {
    for (const line of lists[index] ?? []) {
      // Without WPML every language answers alike: what is there in Estonian is Estonian.
      if (!census.has(line.id)) census.set(line.id, { ...line, locale: line.locale ?? asked });
    }
  });
  const heads = locales.map((locale, index) => [locale, headOf(lists[index] ?? [])] as const);
  return { census, heads: Object.fromEntries(heads) };
}

/** WordPress writes times so that their texts are in their order. */
function headOf(lines: readonly CensusLine[]): CensusHead {
  const newest = lines.reduce((last, { modified }) => (modified > last ? modified : last), '');
  return { newest, total: lines.length };
}

/** Estonian is the empty language. */
export function languageParameter(locale: Locale): string | undefined {
  return locale === defaultLocale ? undefined : locale;
}

async function countLanguage(
  client: ContentBaseClient,
  route: string,
  locale: Locale,
): Promise<readonly CensusLine[]> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const lines = await countOnce(client, route, locale);
    if (lines) return lines;
  }
  const says = `The list of ${route} changes while it is read (${String(tries)} times). Run the sync again later.`;
  throw new ContentBaseError('shape', says);
}

/** @returns undefined when the list changed meanwhile. */
async function countOnce(
  client: ContentBaseClient,
  route: string,
  locale: Locale,
): Promise<readonly CensusLine[] | undefined> {
  const first = await countPage(client, { route, locale, page: 1 });
  if (!first) return undefined;
  const { total } = first;
  const pages = Array.from({ length: Math.ceil(total / pageSize) - 1 }, (_, index) => index + 2);
  const others = await Promise.all(pages.map((page) => countPage(client, { route, locale, page })));
  const lines = new Map(first.lines.map((line) => [line.id, line]));
  for (const other of others) {
    if (other?.total !== total) return undefined;
    for (const line of other.lines) lines.set(line.id, line);
  }
  return lines.size === total ? [...lines.values()] : undefined;
}

interface Place {
  readonly route: string;
  readonly locale: Locale;
  readonly page: number;
}

async function countPage(client: ContentBaseClient, { route, locale, page }: Place) {
  try {
    const { json, headers } = await client.ask(`wp/v2/${route}`, {
      ...{ per_page: pageSize, page, orderby: 'id', order: 'asc' },
      lang: languageParameter(locale),
      _fields: censusFields.join(','),
    });
    const total = Number(headers.get('x-wp-total') ?? Number.NaN);
    const lines = z.array(censusLineSchema).safeParse(json);
    if (lines.success && Number.isInteger(total)) return { total, lines: lines.data };
    const at = lines.error?.issues[0]?.path.map(String).join('.') ?? 'x-wp-total';
    throw new ContentBaseError('shape', `WordPress lists ${route} in a form that is not known (at ${at}).`);
  } catch (cause) {
    // A list that became shorter has no such page any more.
    if (cause instanceof ContentBaseError && cause.code?.endsWith('_invalid_page_number')) return undefined;
    throw cause;
  }
}
