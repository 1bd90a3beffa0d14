/** Questions and guides as WordPress has them, each with all languages in one entry. The slug is the anchor or the address. */
import { type Collections, filledCollection } from '#platform/cms/wordpress/collections.ts';
import { faqSchema, guideSchema } from './help.ts';

declare module '#platform/cms/wordpress/collections.ts' {
  interface DeclaredCollections {
    faq_questions: Collection;
    guides: Collection;
  }
}

export const collections = {
  faq_questions: filledCollection('faq', { schema: faqSchema, id: 'slug', title: 'question.et' }),
  guides: filledCollection('guides', { schema: guideSchema, id: 'slug', title: 'texts.et.title' }),
} as const satisfies Collections;
