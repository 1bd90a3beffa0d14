/** Texts and targets of the links of one entry of the content base, in the language of a page. */
import { translateFrom } from '#shell/languages/translate-from.ts';
import type { CardLink, CardLinks } from './card-link.ts';
import { cardLinks as cardTexts } from './card-link-messages.ts';
import { ticketTopics } from './ticket.ts';
import { type Page, pathIn } from '#shell/layout/page.ts';

export function cardLinks(page: Page): CardLinks {
  const own = translateFrom(cardTexts, page.locale);
  const link = (name: keyof CardLinks, { id }: { readonly id: number }): CardLink => ({
    label: own(`card.${name}`),
    topic: id,
    subject: own(`card.subject.${name}`),
    contact: pathIn(page, '/customer-support/contact-us'),
  });
  return {
    extra: link('extra', ticketTopics.emptying),
    cancel: link('cancel', ticketTopics.cancellation),
    report: link('report', ticketTopics.complaint),
    missed: link('missed', ticketTopics.complaint),
  };
}
