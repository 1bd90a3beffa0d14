/** Texts and targets of the links of one entry of the content base, in the language of a page. */
import type { CardLink, CardLinks } from './card-link.ts';
import { ticketTopics } from './ticket.ts';
import { type Page, pathIn } from '#shell/layout/page.ts';

export function cardLinks(page: Page): CardLinks {
  const link = (name: keyof CardLinks, { id }: { readonly id: number }): CardLink => ({
    label: page.t(`common.card.${name}`),
    topic: id,
    subject: page.t(`common.card.subject.${name}`),
    contact: pathIn(page, '/customer-support/contact-us'),
  });
  return {
    extra: link('extra', ticketTopics.emptying),
    cancel: link('cancel', ticketTopics.cancellation),
    report: link('report', ticketTopics.complaint),
    missed: link('missed', ticketTopics.complaint),
  };
}
