import type { Locale } from '#model/locale.ts';
import { found, type Found, type Subject } from './finding.ts';

/** Characters: results of search engines cut off what is longer. Titles of the site's own pages may not be longer
 * (src/model/page-text.ts). */
const maxTitleLength = 70;

export function checkTitle(subject: Subject, locale: Locale): readonly Found[] {
  const { length } = subject.title;
  if (length <= maxTitleLength) return [];
  return [found('long-title', subject, { locale, place: 'title', value: String(length) })];
}
