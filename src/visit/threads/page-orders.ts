/** What a thread that makes visitors' pages can be ordered. */
import type { Locale } from '#model/locale.ts';
import type { PageOrder, SiteFolders } from '../page-renderer.ts';

export type ThreadOrder =
  | { readonly type: 'page'; readonly order: PageOrder }
  | {
      readonly type: 'search';
      readonly locale: Locale;
      readonly typed: string;
      readonly count: number;
    }
  | { readonly type: 'suggestions'; readonly locale: Locale; readonly pathname: string };

/** Data of the thread. */
export type PageThreadData = SiteFolders;
