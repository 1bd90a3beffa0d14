/** Orders of a page thread. */
import type { CalendarEntries } from '#model/calendar-entries.ts';
import type { PosterOrder } from '#documents/poster-content.ts';
import type { SheetOrder } from '#documents/sheet-content.ts';
import type { Locale } from '#model/locale.ts';
import type { Wanted } from '#search/query/search-index.ts';
import type { SepticOrder } from '#proxy/orders/order-dependencies.ts';
import type { PageOrder, SiteFolders } from '../page-renderer.ts';

export type ThreadOrder =
  | { readonly type: 'page'; readonly order: PageOrder }
  | {
      readonly type: 'search';
      readonly locale: Locale;
      readonly typed: string;
      readonly wanted: Wanted;
    }
  | { readonly type: 'suggestions'; readonly locale: Locale; readonly pathname: string }
  | { readonly type: 'calendar'; readonly calendar: CalendarEntries }
  | { readonly type: 'poster'; readonly order: PosterOrder }
  | { readonly type: 'sheet'; readonly order: SheetOrder }
  | { readonly type: 'order-sheet'; readonly order: SepticOrder; readonly mailbox: string };

/** workerData of the thread. */
export type PageThreadData = SiteFolders;
