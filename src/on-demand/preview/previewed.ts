/** What a preview shows, wherever it comes from. */
import type { ParsedEntry } from '#cms/export/parse-file.ts';
import type { DraftState } from '#cms/wordpress/draft.ts';
import type { PagePath } from '#model/page-path.ts';
import type { LinkFault } from '#proxy/signed-link.ts';
import type { PlaceholderPictures } from './placeholder-pictures.ts';

export type PreviewState =
  | DraftState
  /** It is in other languages only; what has no Estonian entry is not shown. */
  | { readonly type: 'orphan' }
  /** A page of the page builder, published or not. */
  | { readonly type: 'in-studio' };

export interface Previewed {
  readonly entry: ParsedEntry;
  /** Instant at which lists show it, in milliseconds since the epoch. */
  readonly shownAt: number;
  /** The page that shows it. */
  readonly path: PagePath;
  readonly state: PreviewState;
  readonly editor: { readonly type: 'wordpress' | 'page-builder'; readonly href: string };
  /** What its editor should fix, in English, as in the notes of the sync. */
  readonly warnings: readonly string[];
  readonly pictures: PlaceholderPictures;
}

/** Why there is no preview. */
export type PreviewFault =
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
  /** It could not be published as it is either. */
  | { readonly reason: 'unpublishable'; readonly problems: readonly string[] };
