import type { FAQPage } from 'schema-dts';
import type { Queries } from '#platform/store/query.ts';

/** Questions with their answers, in the order of the page. */
export function faqPage(questions: ReturnType<Queries['faqTopic']>): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
