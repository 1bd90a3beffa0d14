/** What a site adds to the platform. Whoever starts something hands it over: the platform knows no site. */
import type { SiteContent } from './site-content.ts';

export interface Site extends SiteContent {
  /** Modules of threads. A thread cannot be handed the site, so it loads it. */
  readonly threads: SiteThreads;
}

export interface SiteThreads {
  /** Performs `publishWork` (publish/worker.ts). */
  readonly publish: URL;
  /** Performs `loopWork` (server/content-loop/thread.ts). */
  readonly content: URL;
}
