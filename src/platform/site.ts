/** What a site adds to the platform. Whoever starts something hands it over: the platform knows no site. */
import type { SyncPageBuilder } from './publish/page-builder.ts';
import type { PublishedPart } from './publish/published-part.ts';
import type { SiteContent } from './site-content.ts';

export interface Site extends SiteContent {
  /** What all pages share, and each feature. */
  readonly parts: readonly PublishedPart[];
  readonly syncPageBuilder: SyncPageBuilder;
  readonly threads: SiteThreads;
}

/** Modules of threads. A thread cannot be handed the site, so each module loads it. */
export interface SiteThreads {
  /** Performs `publishWork` (publish/worker.ts). */
  readonly publish: URL;
  /** Performs `loopWork` (server/content-loop/thread.ts). */
  readonly content: URL;
}
