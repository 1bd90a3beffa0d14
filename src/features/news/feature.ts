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
import type { PagePath } from '#platform/addresses/page-path.ts';
import { parameterOf } from '#shell/addresses/entry-pages.ts';
import { articleFindings, articleTexts } from './article-health.server.ts';
import { checkStyles } from './check-styles.server.ts';
import { articleImages } from './drawings.server.ts';
import { targets } from './targets.server.ts';
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

const slugIn = (path: PagePath) => parameterOf(path, '/about/news/{postSlug}');

export const news = {
  name: 'news',
  targets,
  pages: {
    // Any slug is one of an article.
    isOpenRoute: (path) => slugIn(path) !== undefined,
    isPage: (path, content) => {
      const slug = slugIn(path);
      return slug !== undefined && content.hasSlug(slug);
    },
  },
  checks: { entries: checkStyles, unlinkedKinds: ['posts'] },
  health: { texts: articleTexts, findings: articleFindings },
  drawings: [articleImages],
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
