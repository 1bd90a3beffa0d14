/** What this feature adds on servers. */
import { feedHandler, queryHandler } from '#platform/server/handlers.ts';
import type { ServedFeature } from '#platform/server/served-site.ts';
import { demonstratedUnserved } from './demonstrated-unserved.server.ts';
import { isUnservedAsked, unservedPath } from './unserved-address.ts';
import { createUnservedFeeds } from './unserved-feed.server.ts';
import { findUnservedFeed } from './unserved-feeds.ts';
import { createUnservedPage } from './unserved-page.server.ts';

export const served = {
  openHandlers: (context) => [
    queryHandler(unservedPath, isUnservedAsked, createUnservedPage(context)),
    feedHandler((pathname) => findUnservedFeed(pathname) !== undefined, createUnservedFeeds(context)),
  ],
  demonstrate: () => [demonstratedUnserved],
} satisfies ServedFeature;
