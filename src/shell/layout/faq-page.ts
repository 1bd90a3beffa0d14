import type { FAQPage } from 'schema-dts';

interface Answered {
  readonly question: string;
  /** HTML. */
  readonly answer: string;
}

/** Questions with their answers, in the order of the page. */
export function faqPage(questions: readonly Answered[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
