/** Links to the contact form that prefill the topic. */
import type { ContactTopicId } from '#shell/addresses/contact-topics.ts';
import { type Page, pathIn } from './page.ts';

interface About {
  readonly topic: ContactTopicId;
  readonly subject: string;
}

/** Without JavaScript the form stays empty; src/shell/form/start-posted-form.browser.ts reads the address. */
export function contactLink(page: Page, { topic, subject }: About): string {
  const query = new URLSearchParams({ topic: String(topic), subject });
  return `${pathIn(page, '/customer-support/contact-us')}?${query.toString()}`;
}
