import type { Feed } from 'feed';
import { escapeHtml } from '#base/html/html.ts';
import { tallinnInstant } from '#model/tallinn-instant.ts';

/** A feed as Atom with the clock of Tallinn: `2026-07-01T12:00:00+03:00`. The package writes UTC, and a reader shows the day of the time
 * that it gets.
 * @param feed Its entries have plain texts, of editors or of the content base. */
export function atomOf(feed: Feed): string {
  // The package declares them as HTML, and writes them into a section that their own characters could end.
  feed.items = feed.items.map((entry) => ({
    ...entry,
    title: escapeHtml(entry.title),
    ...(entry.description !== undefined && { description: escapeHtml(entry.description) }),
  }));
  return feed
    .atom1()
    .replace(notXml, '')
    .replace(
      /<(updated|published)>(\d{4}-[\d:.T-]{5,20}Z)<\/\1>/gu,
      (_, name: string, time: string) => `<${name}>${tallinnInstant(Date.parse(time))}</${name}>`,
    );
}

/** What no XML document may hold, however it is written: a reader refuses the whole feed. https://www.w3.org/TR/xml/#charsets */
const notXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
