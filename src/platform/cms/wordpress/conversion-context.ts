/** What the conversion of a WordPress entry needs in addition to the entry itself: the site's own pages, figures and facts. */
import type { NamedArticle } from './article-table.ts';
import type { PostCategory } from '../post.ts';
import type { Categories } from './categories.ts';
import type { ContentBaseClient } from './client.ts';
import { describeFileFault } from './file-faults.ts';
import { fileOfWordPress, type LinkPlace } from './links.ts';
import type { MediaReader } from './media-library.ts';

export interface ConversionContext extends LinkPlace {
  /** How the address of an article ends. */
  readonly resolveAddress: (article: NamedArticle) => string;
  readonly media: MediaReader;
  /** Category of this site by category id. */
  readonly categories: Categories;
  /** That of articles in none of them. */
  readonly otherCategory: PostCategory;
  /** @returns The text of a WordPress style sheet. */
  readonly loadStylesheet: (address: URL) => Promise<string>;
  /** Reports to the editor something in the entry that needs fixing. */
  readonly warn: (message: string) => void;
  /** What was reported so far. */
  readonly warned: () => readonly string[];
  /** Runs a step whose failure affects one file only.
   * @returns undefined after a warning. */
  readonly orWarn: <Value>(message: string, work: () => Promise<Value>) => Promise<Value | undefined>;
}

type ContextOptions = Omit<ConversionContext, 'url' | 'loadStylesheet' | 'orWarn' | 'warned'> & {
  /** Called when a file could not be copied. */
  readonly onFailure?: () => void;
};

/** For published entries and for entries shown as drafts. */
export function conversionContext(
  client: ContentBaseClient,
  { onFailure, ...options }: ContextOptions,
): ConversionContext {
  const warned: string[] = [];
  const warn = (message: string) => {
    warned.push(message);
    options.warn(message);
  };
  return {
    ...options,
    warn,
    warned: () => warned,
    url: client.place.url,
    loadStylesheet: async (address) => {
      const loaded = await client.download(address);
      return loaded.type === 'file' ? loaded.bytes.toString('utf8') : '';
    },
    orWarn: async (message, work) => {
      try {
        return await work();
      } catch (cause) {
        onFailure?.();
        warn(`${message} (${describeFileFault(cause)}).`);
        return undefined;
      }
    },
  };
}

/** @param message Description of the file, for the warning.
 * @returns Where WordPress is asked for it; undefined, after a warning, when it is on another host. */
export function ownFile(
  address: string,
  message: string,
  context: Pick<ConversionContext, 'url' | 'siteUrl' | 'warn'>,
): URL | undefined {
  const own = fileOfWordPress(address, context);
  if (!own) context.warn(`${message} stands on another site and was left out; upload it to WordPress.`);
  return own;
}
