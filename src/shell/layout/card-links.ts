/** Texts and targets of the links of one entry of the content base, in the language of a page. */
import { translateFrom } from '#shell/languages/translate-from.ts';
import type { CardLink, CardLinks } from './card-link.ts';
import { cardLinks as cardTexts } from './card-link-messages.ts';
import { type ContactTopicId, contactTopicIds } from '#shell/addresses/contact-topics.ts';
import { type Page, pathIn } from './page.ts';

export function cardLinks(page: Page): CardLinks {
  const own = translateFrom(cardTexts, page.locale);
  const link = (name: keyof CardLinks, topic: ContactTopicId): CardLink => ({
    label: own(`card.${name}`),
    topic,
    subject: own(`card.subject.${name}`),
    contact: pathIn(page, '/customer-support/contact-us'),
  });
  return {
    extra: link('extra', contactTopicIds.emptying),
    cancel: link('cancel', contactTopicIds.cancellation),
    report: link('report', contactTopicIds.complaint),
    missed: link('missed', contactTopicIds.complaint),
  };
}
