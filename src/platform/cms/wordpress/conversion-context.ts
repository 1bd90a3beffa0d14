/** What the conversion of a WordPress entry needs in addition to the entry itself: the site's own pages, figures and facts. */
import type { NamedArticle } from './article-table.ts';
import type { PostCategory } from '../post.ts';
import type { Categories } from './categories.ts';
import type { ContentBaseClient } from './client.ts';
import { type Note, toNote } from '#platform/notes/note.ts';
import { toFileFault } from './file-faults.ts';
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
  readonly warn: (note: Note) => void;
  /** What was reported so far. */
  readonly warned: () => readonly Note[];
  /** Copies a file; its failure affects that file only.
   * @param file The file, as a part of a sentence: `the-picture`.
   * @returns undefined after a warning. */
  readonly orWarn: <Value>(file: Note, work: () => Promise<Value>) => Promise<Value | undefined>;
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
  const warned: Note[] = [];
  const warn = (note: Note) => {
    warned.push(note);
    options.warn(note);
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
    orWarn: async (file, work) => {
      try {
        return await work();
      } catch (cause) {
        onFailure?.();
        warn(toNote('file-not-copied', { file, fault: toFileFault(cause) }));
        return undefined;
      }
    },
  };
}

/** @param file The file, as a part of a sentence.
 * @returns Where WordPress is asked for it; undefined, after a warning, when it is on another host. */
export function ownFile(
  address: string,
  file: Note,
  context: Pick<ConversionContext, 'url' | 'siteUrl' | 'warn'>,
): URL | undefined {
  const own = fileOfWordPress(address, context);
  if (!own) context.warn(toNote('file-elsewhere', { file }));
  return own;
}
