/** What this feature adds to the site. */
import { postLists } from './post-lists.server.ts';
import {
  article,
  feedPosts,
  hasMorePosts,
  headline,
  latestPosts,
  newsArchive,
  newsFront,
  postAddresses,
  postStyles,
  relatedPosts,
  searchPosts,
  segmentEnds,
  segmentPosts,
} from './queries.ts';
import type { Feature } from '#platform/feature.ts';

const queries = {
  article,
  feedPosts,
  hasMorePosts,
  headline,
  latestPosts,
  newsArchive,
  newsFront,
  postAddresses,
  postStyles,
  relatedPosts,
  searchPosts,
  segmentEnds,
  segmentPosts,
};

export const news = {
  name: 'news',
  lists: {
    posts: postLists,
  },
  queries,
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    news: { queries: typeof queries };
  }
}
