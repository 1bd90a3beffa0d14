/** What the conversion of an entry of WordPress into one of the export needs beside the entry. */
import { z } from 'zod';
import { type ContentBaseClient, ContentBaseError, isOwnAddress } from './client.ts';
import { pageSize } from './inventory.ts';
import type { MediaLibrary } from './media-library.ts';
import type { Mirror } from './mirror.ts';
import { wpCategorySchema } from './wp-entry.ts';

/** What tells the articles that links lead to. */
export type ArticleSlugs = Pick<Mirror, 'articleSlug'>;

export interface ConversionContext {
  /** Root of the REST interface. */
  readonly url: string;
  readonly mirror: ArticleSlugs;
  readonly media: Pick<MediaLibrary, 'entryOf' | 'picture' | 'document'>;
  /** Whether the site has a page (or an old address) at a path. */
  readonly isPage: (path: string) => boolean;
  /** Slug by id of a category. */
  readonly categories: ReadonlyMap<number, string>;
  /** @returns Text of a style sheet of WordPress. */
  readonly loadStylesheet: (address: URL) => Promise<string>;
  /** Tells the editor of the entry that something in it should be mended. */
  readonly warn: (message: string) => void;
  /** Does what may fail for one file only.
   * @returns undefined after a warning. */
  readonly orWarn: <Value>(message: string, work: () => Promise<Value>) => Promise<Value | undefined>;
}

type ContextOptions = Omit<ConversionContext, 'url' | 'loadStylesheet' | 'orWarn'> & {
  /** A file could not be copied. */
  readonly onFailure?: () => void;
};

/** Of entries that are published, and of those that are shown as drafts. */
export function conversionContext(
  client: ContentBaseClient,
  { onFailure, ...options }: ContextOptions,
): ConversionContext {
  return {
    ...options,
    url: client.place.url,
    loadStylesheet: async (address) => (await client.download(address)).toString('utf8'),
    orWarn: async (message, work) => {
      try {
        return await work();
      } catch (cause) {
        onFailure?.();
        options.warn(`${message} (${reasonOf(cause)}).`);
        return undefined;
      }
    },
  };
}

/** What may be told to whoever reads the status: neither what a decoder says of a file nor where this machine keeps it. */
function reasonOf(cause: unknown): string {
  if (cause instanceof ContentBaseError) return cause.message.replace(/\.$/u, '');
  const isOfSystem = cause instanceof Error && 'syscall' in cause && 'code' in cause;
  return isOfSystem ? `it cannot be kept: ${String(cause.code)}` : 'its format cannot be read';
}

/** The address of a file that WordPress or a text names. No other host is asked, whatever it would answer: this machine
 * reaches more than its editors do, and a warning that told one failure from another would tell them what it reaches.
 * @param message What it is, for the warning.
 * @returns undefined after a warning where it stands elsewhere. */
export function ownFile(
  address: string,
  message: string,
  context: Pick<ConversionContext, 'url' | 'warn'>,
): URL | undefined {
  const parsed = URL.parse(address, context.url);
  if (parsed && isOwnAddress(parsed, context.url)) return parsed;
  context.warn(`${message} stands on another site and was left out; upload it to WordPress.`);
  return undefined;
}

type WpCategory = z.output<typeof wpCategorySchema>;

/** @throws {ContentBaseError} */
export async function askCategories(client: ContentBaseClient): Promise<readonly WpCategory[]> {
  const { json } = await client.ask('wp/v2/categories', { per_page: pageSize, _fields: 'id,slug' });
  return z.array(wpCategorySchema).parse(json);
}

/** Slug by id. */
export function slugsOf(categories: readonly WpCategory[]): ReadonlyMap<number, string> {
  return new Map(categories.map(({ id, slug }) => [id, slug]));
}
