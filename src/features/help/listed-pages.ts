import type { PagePath } from '#platform/addresses/page-path.ts';
import type { Ask } from '#platform/store/query.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';
import { faqTopics } from '#shell/addresses/faq-topics.ts';

/** Pages of topics of questions. */
export const listedPages: readonly PagePath[] = faqTopics.map((topic) =>
  fillTemplate('/customer-support/faq/{topic}', { topic }),
);

/** Pages of guides. */
export const entryPages = (ask: Ask): readonly PagePath[] =>
  ask('guideIds').map((guideId) => fillTemplate('/customer-support/instructions/{guideId}', { guideId }));
