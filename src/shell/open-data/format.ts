/** What the files of open data have alike. Each feature describes its own file: it is checked with its schema before it is written, and
 * the JSON Schema that others read is made from the same. Only fields that are named there leave the site. */
import { z } from 'zod';
import { calendarDateSchema, instantSchema } from '#platform/time/date.ts';
import { byLocale, fallbacks, type Locale, type LocaleInPreparation } from '#platform/languages/locale.ts';
import type { OpenDataName } from './open-files.ts';

/** Major and minor: within a major version nothing is removed or renamed, and nothing changes its meaning. */
export const openDataVersion = '1.3';

type InEachLanguage = {
  readonly [Name in Locale]: Name extends LocaleInPreparation ? z.ZodOptional<z.ZodString> : z.ZodString;
};

/** A text in each language; what readers do not know may be added, a language too. */
export const textsSchema = z
  .object(
    byLocale<z.ZodType>((locale) =>
      fallbacks.has(locale) ? z.string().optional() : z.string(),
    ) as InEachLanguage,
  )
  .meta({ description: 'The text in each language of the site, by the code of the language.' });

export const ehakSchema = z
  .string()
  .regex(/^\d{4}$/u)
  .meta({
    description: 'Code of the municipality in the Estonian classification EHAK.',
  });

export const euros = z.number().nonnegative();

export const head = {
  $schema: z.url().meta({ description: 'JSON Schema of this file.' }),
  version: z
    .string()
    .regex(/^1\.\d+$/u)
    .meta({
      description: 'Version of the format. Within version 1 fields and values are only added.',
    }),
  licence: z.url().meta({ description: 'Licence of the data.' }),
  publisher: z
    .object({ name: z.string(), url: z.url() })
    .meta({ description: 'Whom to name as the source.' }),
  documentation: z.url().meta({ description: 'Page that describes the files.' }),
  modified: instantSchema.optional().meta({
    description: 'Newest change of an entry, by the clock of Tallinn; absent where the source does not tell.',
  }),
};

export const untilSchema = calendarDateSchema
  .nullable()
  .meta({ description: 'Last day; null: until further notice.' });

/** A file of open data: `/data/stations.json` has the name `stations` and `/data/schema/stations.json`. */
export interface OpenDataFormat {
  readonly name: OpenDataName;
  readonly schema: z.ZodObject;
}

/** What a file holds. */
export type OpenData<Format extends OpenDataFormat> = z.output<Format['schema']>;

/** What a file holds besides its head. */
export type OpenDataBody<Format extends OpenDataFormat> = Omit<z.input<Format['schema']>, keyof typeof head>;

/** The JSON Schema of a file. Unknown fields are allowed, so that a file with a new field still fits an older copy of it.
 * @param id Address of the schema. */
export function toJsonSchema({ schema }: OpenDataFormat, id: string): Readonly<Record<string, unknown>> {
  return { ...z.toJSONSchema(schema, { io: 'input' }), $id: id };
}
