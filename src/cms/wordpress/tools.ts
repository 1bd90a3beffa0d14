/** What it takes to turn entries of WordPress into entries of the export. */
import type { Mirror } from './mirror.ts';
import type { MediaLibrary } from './media-library.ts';

/** What tells the articles that links lead to. */
export type ArticleSlugs = Pick<Mirror, 'articleSlug'>;

export interface Tools {
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
