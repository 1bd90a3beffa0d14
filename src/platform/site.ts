/** What a site adds to the platform. Whoever starts something hands it over: the platform knows no site. */
import type { Schemas } from './cms/export/kinds.ts';
import type { SyncPageBuilder } from './publish/page-builder.ts';
import type { PublishedPart } from './publish/published-part.ts';
import type { Listings } from './store/listing.ts';
import type { QueryTable } from './store/query.ts';

export interface Site {
  readonly kinds: Schemas;
  readonly lists: Listings;
  readonly queries: QueryTable;
  /** What all pages share, and each feature. */
  readonly parts: readonly PublishedPart[];
  readonly syncPageBuilder: SyncPageBuilder;
  readonly threads: SiteThreads;
}

/** Modules of threads. A thread cannot be handed the site, so each module loads it. */
export interface SiteThreads {
  /** Performs `publishWork` (publish/worker.ts). */
  readonly publish: URL;
  /** Performs `healthWork` (publish/health/health-work.ts). */
  readonly health: URL;
  /** Performs `loopWork` (server/content-loop/thread.ts). */
  readonly content: URL;
}
