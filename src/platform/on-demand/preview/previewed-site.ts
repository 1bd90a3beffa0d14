/** What a site knows of its drafts. Whoever makes previews is handed it: the platform knows no page. */
import type { PagePath } from '#platform/addresses/page-path.ts';
import type { Result } from '#platform/base/result.ts';
import type { PageBuilderPlace } from '#platform/publish/page-builder.ts';
import type { Locale } from '#platform/languages/locale.ts';
import type { SiteContent } from '#platform/site-content.ts';
import type { PreviewRequest } from './preview-link.ts';
import type { Previewed, PreviewFault } from './previewed.ts';

/** How drafts of one kind are shown. */
export interface KindPreview {
  /** The page that shows an entry. Absent: it is on every page. */
  readonly toPath?: (value: unknown) => PagePath;
  /** Time at which lists show it, in milliseconds since the epoch. Absent: now. */
  readonly shownAt?: (value: unknown, now: number) => number;
  /** @returns Rules that its page would link at an address; undefined for published ones. */
  readonly stylesAt?: (address: string, page: DraftedPage) => string | undefined;
}

interface DraftedPage {
  readonly path: PagePath;
  readonly locale: Locale;
  /** Of the content with the draft. */
  readonly ask: App.Locals['ask'];
}

export type KindPreviews = Readonly<Record<string, KindPreview>>;

interface PageContext {
  readonly place: PageBuilderPlace;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface PreviewedSite {
  readonly content: SiteContent;
  readonly kinds: KindPreviews;
  /** Previews a page of the page builder as it is in the studio. */
  readonly previewPage: (
    asked: Extract<PreviewRequest, { type: 'page' }>,
    context: PageContext,
  ) => Promise<Result<Previewed, PreviewFault>>;
  readonly formatDay: (day: string, locale: Locale) => string;
}
