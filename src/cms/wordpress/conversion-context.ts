/** What the conversion of a WordPress entry needs in addition to the entry itself. */
import { z } from 'zod';
import { type ContentBaseClient, ContentBaseError, isOwnAddress } from './client.ts';
import { pageSize } from './inventory.ts';
import type { MediaLibrary } from './media-library.ts';
import type { Mirror } from './mirror.ts';
import { wpCategorySchema } from './wp-entry.ts';

/** Finds the slugs of the articles that links lead to. */
export type ArticleSlugs = Pick<Mirror, 'articleSlug'>;

export interface ConversionContext {
  /** Root of the REST interface. */
  readonly url: string;
  readonly mirror: ArticleSlugs;
  readonly media: Pick<MediaLibrary, 'entryOf' | 'picture' | 'document'>;
  /** Whether the site has a page (or an old address) at a path. */
  readonly isPage: (path: string) => boolean;
  /** Category slug by category id. */
  readonly categories: ReadonlyMap<number, string>;
  /** @returns The text of a WordPress style sheet. */
  readonly loadStylesheet: (address: URL) => Promise<string>;
  /** Reports to the editor something in the entry that needs fixing. */
  readonly warn: (message: string) => void;
  /** Runs a step whose failure affects one file only.
   * @returns undefined after a warning. */
  readonly orWarn: <Value>(message: string, work: () => Promise<Value>) => Promise<Value | undefined>;
}

type ContextOptions = Omit<ConversionContext, 'url' | 'loadStylesheet' | 'orWarn'> & {
  /** Called when a file could not be copied. */
  readonly onFailure?: () => void;
};

/** For published entries and for entries shown as drafts. */
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

/** A reason that is safe to show on the status page: it contains no decoder message and no path on this machine. */
function reasonOf(cause: unknown): string {
  if (cause instanceof ContentBaseError) return cause.message.replace(/\.$/u, '');
  const isOfSystem = cause instanceof Error && 'syscall' in cause && 'code' in cause;
  return isOfSystem ? `it cannot be kept: ${String(cause.code)}` : 'its format cannot be read';
}

/** The address of a file that WordPress or a text names. No other host ever gets a request: this machine can reach
 * hosts that its editors cannot, and warnings that distinguish failures would show them which ones.
 * @param message Description of the file, for the warning.
 * @returns undefined, after a warning, when the file is on another host. */
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
