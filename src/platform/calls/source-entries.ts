/** Lists of the content base, read entry by entry. PHP and ACF write an empty field as null, false or empty text, and a
 * filtered list as an object of its positions. An odd field or entry costs that field or entry, never the answer. */
import { z } from 'zod';
import { looseTextSchema } from '#platform/base/loose-scalar.ts';
import { sentDateSchema } from '#platform/cms/sent-time.ts';
import { plainText, type UpstreamFailure } from './upstream/upstream.ts';

const emptySchema = z.union([z.null(), z.literal(false), z.literal(''), z.strictObject({})]);

/** Plain text; empty when the field is empty, missing or no text. */
export const fieldTextSchema = looseTextSchema
  .pipe(z.string().max(500).transform(plainText))
  .catch('')
  .default('');

/** Absent when the field is empty, missing or no text. */
export const optionalTextSchema = fieldTextSchema.transform((text) => (text === '' ? undefined : text));

/** The entry is nothing without this text. */
export const neededTextSchema = fieldTextSchema.pipe(z.string().min(1));

export const idSchema = looseTextSchema.pipe(z.string().min(1).max(50));

/** Absent when the field is empty or no day. */
export const optionalDateSchema = sentDateSchema.optional().catch(undefined);

/** A list of entries that are not read yet.
 * @param max Most entries accepted. */
export function entriesSchema(max: number) {
  return z.union([
    z.array(z.unknown()).max(max),
    z
      .record(z.string().regex(/^\d+$/u), z.unknown())
      .refine((entries) => Object.keys(entries).length > 0)
      .transform((entries) => Object.values(entries))
      .pipe(z.array(z.unknown()).max(max)),
  ]);
}

/** As `entriesSchema`; an empty field is an empty list. */
export function optionalEntriesSchema(max: number) {
  return z
    .union([entriesSchema(max), emptySchema])
    .optional()
    .transform((entries) => (Array.isArray(entries) ? entries : []));
}

interface ReadOptions<Schema extends z.core.$ZodType> {
  readonly schema: Schema;
  /** Path of the list, with a dot at its end; empty for the answer itself. */
  readonly at?: string;
  /** @returns Name of the field for which a well-formed entry is left out all the same. */
  readonly refuse?: (entry: z.output<Schema>) => string | undefined;
}

export interface ReadEntries<Entry> {
  readonly entries: readonly Entry[];
  /** Paths of the entries that are left out, such as `3.date`: never their values. */
  readonly leftOut: readonly string[];
}

export function readEntries<Schema extends z.core.$ZodType>(
  list: readonly unknown[],
  { schema, at = '', refuse }: ReadOptions<Schema>,
): ReadEntries<z.output<Schema>> {
  const leftOut: string[] = [];
  const entries = list.flatMap((entry, index) => {
    const parsed = z.safeParse(schema, entry);
    const field = parsed.success ? refuse?.(parsed.data) : parsed.error.issues[0]?.path.join('.');
    if (parsed.success && field === undefined) return [parsed.data];
    leftOut.push(`${at}${index}${field === undefined || field === '' ? '' : `.${field}`}`);
    return [];
  });
  return { entries, leftOut };
}

/** A failure when there are entries and none can be read: the answer has another shape, and an empty list would tell
 * the visitor that there is nothing. */
export function unlessAllLeftOut(lists: readonly ReadEntries<unknown>[]): UpstreamFailure | undefined {
  const [at] = lists.flatMap(({ leftOut }) => leftOut);
  const isNoneRead = lists.every(({ entries }) => entries.length === 0);
  return isNoneRead && at !== undefined ? { reason: 'wrong-shape', at } : undefined;
}
