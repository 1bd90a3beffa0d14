import type { Feed } from 'feed';
import { tallinnInstant } from '#model/tallinn-instant.ts';

/** A feed as Atom with the clock of Tallinn: `2026-07-01T12:00:00+03:00`. The package writes UTC, and a reader shows the day of the time
 * that it gets. */
export function atomOf(feed: Feed): string {
  return feed
    .atom1()
    .replace(
      /<(updated|published)>(\d{4}-[\d:.T-]{5,20}Z)<\/\1>/gu,
      (_, name: string, time: string) => `<${name}>${tallinnInstant(Date.parse(time))}</${name}>`,
    );
}
