/** Kinds of entry of this feature, and the lists in which they stand. */
import { numberKey } from '#platform/store/lists.ts';
import { faqSchema, guideSchema } from './help.ts';
import { faqTopics } from '#shell/addresses/faq-topics.ts';
import type { Listings } from '#platform/store/lists.ts';

export const kinds = {
  faq: faqSchema,
  guides: guideSchema,
};

export const lists = {
  faq: {
    positions: ({ id, topic, order }) => [
      { list: 'faq', key: `${faqTopics.indexOf(topic)}/${numberKey(order)}/${id}` },
    ],
  },
  guides: { positions: ({ id, order }) => [{ list: 'guides', key: `${numberKey(order)}/${id}` }] },
} satisfies Partial<Listings>;
