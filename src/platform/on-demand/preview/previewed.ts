/** Result of a preview, for every source. */
import type { Note, WordedNote } from '#platform/notes/note.ts';
import type { ParsedEntry } from '#platform/cms/export/parse-file.ts';
import type { DraftState } from '#platform/cms/wordpress/draft.ts';
import type { PagePath } from '#platform/addresses/page-path.ts';
import type { LinkFault } from '#platform/calls/signed-link.ts';
import type { PlaceholderPictures } from './placeholder-pictures.ts';

export type PreviewState =
  | DraftState
  /** The entry exists in other languages only; without an Estonian entry it is not published. */
  | { readonly type: 'orphan' }
  /** A page of the page builder, published or not. */
  | { readonly type: 'in-studio' };

export interface Previewed {
  readonly entry: ParsedEntry;
  /** Time at which lists show it, in milliseconds since the epoch. */
  readonly shownAt: number;
  /** The page that shows it. */
  readonly path: PagePath;
  readonly state: PreviewState;
  readonly editor: { readonly type: 'wordpress' | 'page-builder'; readonly href: string };
  /** What its editor should fix. */
  readonly warnings: readonly Note[];
  readonly pictures: PlaceholderPictures;
}

/** The reason why there is no preview. */
export type PreviewFault<Problem = Note> =
  | { readonly reason: LinkFault }
  | {
      readonly reason:
        | 'not-configured'
        | 'gone'
        | 'unreachable'
        | 'refused'
        | 'slow'
        | 'malformed'
        | 'failed'
        | 'late'
        | 'busy'
        | 'method';
    }
  /** It could not be published in this form either. */
  | { readonly reason: 'unpublishable'; readonly problems: readonly Problem[] };

/** In words, for whoever knows no field of the site. */
export type ToldFault = PreviewFault<WordedNote>;
