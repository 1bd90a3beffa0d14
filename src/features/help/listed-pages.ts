import type { PagePath } from '#platform/addresses/page-path.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';
import { faqTopics } from '#shell/addresses/faq-topics.ts';

/** Pages of topics of questions. */
export const listedPages: readonly PagePath[] = faqTopics.map((topic) =>
  fillTemplate('/customer-support/faq/{topic}', { topic }),
);
