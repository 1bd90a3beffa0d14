/** What this feature adds to the site. */
import type { PagePath } from '#platform/addresses/page-path.ts';
import { parameterOf } from '#shell/addresses/entry-pages.ts';
import type { Feature } from '#platform/feature.ts';
import { openData } from './open-data.ts';
import { localeMessages } from './locale-messages.ts';
import { articleFindings, articleTexts } from './article-health.server.ts';
import { checkStyles } from './check-styles.server.ts';
import { articleImages } from './drawings.server.ts';
import { lists } from './kinds.server.ts';
import { listedPages } from './listed-pages.ts';
import { queries } from './queries.ts';
import { targets } from './targets.server.ts';

const slugIn = (path: PagePath) => parameterOf(path, '/about/news/{postSlug}');

export const news = {
  name: 'news',
  lists,
  queries,
  calls: () => import('./calls.server.ts'),
  targets,
  pages: {
    listed: listedPages,
    // Any slug is one of an article.
    isOpenRoute: (path) => slugIn(path) !== undefined,
    isPage: (path, content) => {
      const slug = slugIn(path);
      return listedPages.includes(path) || (slug !== undefined && content.hasSlug(slug));
    },
  },
  checks: { entries: checkStyles, unlinkedKinds: ['posts'] },
  health: { texts: articleTexts, findings: articleFindings },
  drawings: [articleImages],
  previews: () => import('./draft-previews.server.ts'),
  localeMessages,
  openData,
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    news: { queries: typeof queries };
  }
}
