/** What this feature adds to the site. */
import { numberKey } from '#platform/store/listing.ts';
import { faqSchema, faqTopics, guideSchema, noticeSchema } from './help.ts';
import { noticeLists } from './notice-lists.ts';
import {
  endedNotices,
  faqTopic,
  faqTopicList,
  guide,
  guideIds,
  guideList,
  helpTitles,
  helpWords,
} from './queries.ts';
import { parameterOf } from '#shell/addresses/entry-pages.ts';
import { guideDocuments } from './drawings.server.ts';
import { helpTexts } from './help-health.server.ts';
import { targets } from './targets.ts';
import type { Feature } from '#platform/feature.ts';

const kinds = {
  faq: faqSchema,
  guides: guideSchema,
  notices: noticeSchema,
};

const queries = {
  endedNotices,
  faqTopic,
  faqTopicList,
  guide,
  guideIds,
  guideList,
  helpTitles,
  helpWords,
};

export const help = {
  name: 'help',
  targets,
  pages: {
    isPage: (path, content) => {
      const id = parameterOf(path, '/customer-support/instructions/{guideId}');
      return id !== undefined && content.has('guides', id);
    },
  },
  checks: { unlinkedKinds: ['faq', 'guides'] },
  health: { texts: helpTexts },
  drawings: [guideDocuments],
  kinds,
  lists: {
    faq: {
      positions: ({ id, topic, order }) => [
        { list: 'faq', key: `${faqTopics.indexOf(topic)}/${numberKey(order)}/${id}` },
      ],
    },
    guides: { positions: ({ id, order }) => [{ list: 'guides', key: `${numberKey(order)}/${id}` }] },
    notices: noticeLists,
  },
  queries,
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    help: { kinds: typeof kinds; queries: typeof queries };
  }
}
