import type { Feed } from 'feed';
import { escapeHtml } from '#platform/base/html/html.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { tallinnInstant } from '#platform/time/tallinn-time.ts';

/** A feed as Atom with the clock of Tallinn: `2026-07-01T12:00:00+03:00`. The package writes UTC, and a reader shows the day of the time
 * that it gets.
 * @param feed Its entries have plain texts, of editors or of the content base.
 * @param of Who is named as the author: a feed without one is invalid (RFC 4287, section 4.1.1). */
export function toAtom(feed: Feed, of: { readonly author: string; readonly locale: Locale }): string {
  feed.options.author = { name: of.author };
  // The package declares them as HTML, and writes them into a section that their own characters could end.
  feed.items = feed.items.map((entry) => ({
    ...entry,
    title: escapeHtml(entry.title),
    ...(entry.description !== undefined && { description: escapeHtml(entry.description) }),
  }));
  return feed
    .atom1()
    .replace(notXml, '')
    .replace(namespace, `${namespace} xml:lang="${of.locale}"`)
    .replace(
      /<(updated|published)>(\d{4}-[\d:.T-]{5,20}Z)<\/\1>/gu,
      (_, name: string, time: string) => `<${name}>${tallinnInstant(Date.parse(time))}</${name}>`,
    );
}

const namespace = 'xmlns="http://www.w3.org/2005/Atom"';

/** What no XML document may hold, however it is written: a reader refuses the whole feed. https://www.w3.org/TR/xml/#charsets */
const notXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
