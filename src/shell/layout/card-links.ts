/** Texts and targets of the links of one entry of the content base, in the language of a page. */
import type { CardLink, CardLinks } from './card-link.ts';
import { type ContactTopicId, contactTopicIds } from '#shell/addresses/contact-topics.ts';
import { type Page, pathIn } from './page.ts';

export function cardLinks(page: Page): CardLinks {
  const link = (name: keyof CardLinks, topic: ContactTopicId): CardLink => ({
    label: page.t(`common.card.${name}`),
    topic,
    subject: page.t(`common.card.subject.${name}`),
    contact: pathIn(page, '/customer-support/contact-us'),
  });
  return {
    extra: link('extra', contactTopicIds.emptying),
    cancel: link('cancel', contactTopicIds.cancellation),
    report: link('report', contactTopicIds.complaint),
    missed: link('missed', contactTopicIds.complaint),
  };
}
