/** The schemas of WordPress entries (contracts: core 6.x, WPML's REST add-on 1.x and 2.x). All responses are parsed
 * here. */
import { z } from 'zod';
import { wordpressTimeSchema } from '../sent-time.ts';
import { looseNumberSchema } from '#platform/base/loose-scalar.ts';
import {
  defaultLocale,
  languages,
  type Locale,
  locales,
  parseLocaleCode,
} from '#platform/languages/locale.ts';

/** Ids of translations by locale. */
export type Links = Readonly<Partial<Record<Locale, number>>>;

const linkSchema = z.object({ id: looseNumberSchema.pipe(z.int()), locale: z.string().optional() });

/** An object keyed by locale in 2.x, a list in 1.x. PHP writes an empty object as a list in both. */
const linksSchema = z
  .union([z.array(linkSchema), z.record(z.string(), linkSchema.partial())])
  .transform((response): Links => {
    const pairs = Array.isArray(response)
      ? response.map(({ locale, id }) => [locale, id] as const)
      : Object.entries(response).map(([key, { id }]) => [key, id] as const);
    return Object.fromEntries(
      pairs.flatMap(([code, id]) => {
        const locale = code === undefined ? undefined : parseLocaleCode(code);
        return locale && id !== undefined ? [[locale, id]] : [];
      }),
    );
  })
  .catch({});

const localeSchema = z.string().transform(parseLocaleCode).optional().catch(undefined);

/** Field of the companion plugin (includes/locks.php): whether a password protects an entry. */
const lockField = 'site_publisher_locked';

const lockSchema = z.boolean().optional().catch(undefined);

/** Field of the companion plugin (includes/versions.php): changes with everything that is read of an entry. */
export const versionField = 'site_publisher_version';

/** It is kept and reported with each entry; what is longer is none. The plugin sends 16 characters. */
const versionSchema = z.string().max(100).optional().catch(undefined);

/** Field of the companion plugin (includes/blocks.php): version of the reusable blocks in a text; WordPress does not call a
 * change of one a change of the entry. */
const blocksField = 'site_publisher_blocks';

/** One line of an inventory: everything that can change without `modified_gmt` and is cheap to request. */
export const inventoryLineSchema = z
  .object({
    id: z.int().positive(),
    modified_gmt: z.string(),
    slug: z.string(),
    featured_media: z.int().optional(),
    categories: z.array(z.int()).optional(),
    wpml_current_locale: localeSchema,
    wpml_translations: linksSchema.optional(),
    [lockField]: lockSchema,
    [blocksField]: z.string().default('').catch(''),
  })
  .transform(({ wpml_current_locale: locale, wpml_translations: links, [lockField]: isLocked, ...line }) => ({
    id: line.id,
    /** Only the companion plugin says it. */
    isOfPlugin: isLocked !== undefined,
    slug: line.slug,
    locale,
    modified: line.modified_gmt,
    mark: JSON.stringify([
      line.modified_gmt,
      line.slug,
      line.featured_media,
      line.categories,
      links,
      // The marks of open entries are the same with and without the companion plugin.
      ...(isLocked ? ['locked'] : []),
      ...(line[blocksField] === '' ? [] : [line[blocksField]]),
    ]),
  }));

export type InventoryLine = z.output<typeof inventoryLineSchema>;

export const inventoryFields = [
  'id',
  'modified_gmt',
  'slug',
  'featured_media',
  'categories',
  lockField,
  blocksField,
  'wpml_current_locale',
  // The whole list may contain the texts of the translations. These field names leave out a list of 1.x.
  ...[defaultLocale, ...locales.map((locale) => languages[locale].code)].map(
    (code) => `wpml_translations.${code}.id`,
  ),
];

/** `protected`: whether a password protects the entry. */
const renderedSchema = z.object({ rendered: z.string(), protected: z.boolean().optional() });

/** An entry of any type. */
export const wpEntrySchema = z.object({
  id: z.int().positive(),
  slug: z.string().min(1),
  status: z.string(),
  date_gmt: wordpressTimeSchema,
  modified_gmt: wordpressTimeSchema,
  link: z.string().default(''),
  title: z.object({ rendered: z.string() }),
  content: renderedSchema.default({ rendered: '' }),
  excerpt: renderedSchema.default({ rendered: '' }),
  [lockField]: lockSchema,
  [versionField]: versionSchema,
  featured_media: z.int().default(0),
  categories: z.array(z.int()).default([]),
  sticky: z.boolean().catch(false).default(false),
  styles: z
    .object({ stylesheets: z.array(z.string()).default([]), inline_styles: z.string().default('') })
    .nullish()
    .catch(undefined),
  acf: z.unknown().optional(),
  wpml_translations: linksSchema.default({}),
});

/** Identifies an entry that may be invalid otherwise. */
export const placedSchema = z.object({
  id: z.int().positive(),
  slug: z.string(),
  // Only tells a time: without a valid one the entry is still reported by its id.
  modified_gmt: z.iso.datetime({ local: true }).catch(''),
  wpml_current_locale: localeSchema,
  wpml_translations: linksSchema.default({}),
});

export type WpEntry = z.output<typeof wpEntrySchema>;

const lockedSchema = wpEntrySchema.pick({ id: true, content: true, excerpt: true, [lockField]: true });

type LockedEntry = z.output<typeof lockedSchema>;

/** Whether a password protects an entry. WordPress says so only beside a text or an excerpt, and some types have neither.
 * @returns undefined when the response does not show it. */
export function isLocked({ content, excerpt, [lockField]: lock }: LockedEntry): boolean | undefined {
  const signs = [content.protected, excerpt.protected, lock].filter((sign) => sign !== undefined);
  return signs.length === 0 ? undefined : signs.includes(true);
}

/** Id of an entry whose response does not show whether a password protects it. */
export function idOfUnclear(raw: unknown): number | undefined {
  const entry = lockedSchema.safeParse(raw).data;
  return entry && isLocked(entry) === undefined ? entry.id : undefined;
}

/** In the context `edit`, which only editors may read. */
export const passwordsSchema = z.array(z.object({ id: z.int(), password: z.string() }));

/** @returns The entry as if the companion plugin had sent it. */
export function withLock(raw: unknown, hasPassword: boolean): unknown {
  return { ...z.record(z.string(), z.unknown()).parse(raw), [lockField]: hasPassword };
}

export const entryFields = [
  'id',
  'slug',
  'status',
  'date_gmt',
  'modified_gmt',
  'link',
  'title',
  'content',
  'excerpt',
  'featured_media',
  'categories',
  'sticky',
  'styles',
  'acf',
  lockField,
  versionField,
  'wpml_translations',
];

export const wpMediaSchema = z.object({
  id: z.int().positive(),
  modified_gmt: z.string(),
  source_url: z.string(),
  alt_text: z.string().default(''),
  mime_type: z.string().default(''),
  /** Bytes of the file, from WordPress 6.0, and pixels of pictures and videos. */
  media_details: z
    .object({
      filesize: z.int().positive().optional().catch(undefined),
      width: z.int().positive().optional().catch(undefined),
      height: z.int().positive().optional().catch(undefined),
    })
    .catch({})
    .default({}),
});

export type WpMedia = z.output<typeof wpMediaSchema>;

export const mediaFields = [
  'id',
  'modified_gmt',
  'source_url',
  'alt_text',
  'mime_type',
  // Whole: WordPress gives no part of it.
  'media_details',
];

/** Post types by name; only their presence matters. */
export const wpTypesSchema = z.record(z.string(), z.object({ rest_base: z.string() }));

/** What identifies an entry that does not parse. */
export const nameSchema = z.object({
  id: looseNumberSchema.optional().catch(undefined),
  title: z.object({ rendered: z.string() }).optional().catch(undefined),
  modified_gmt: versionSchema,
  [versionField]: versionSchema,
});
