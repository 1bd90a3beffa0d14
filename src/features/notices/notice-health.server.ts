/** What should be better in notices. */
import { completeLocales, defaultLocale } from '#platform/languages/locale.ts';
import { found, type Found } from '#platform/publish/health/findings.ts';
import { judgeLink } from '#platform/publish/health/links.ts';
import type { HealthContext } from '#platform/publish/published-part.ts';
import type { Content, Placed } from '#platform/publish/stored-content.ts';
import { noticeIn } from './notice.ts';

declare module '#platform/publish/status-schema.ts' {
  interface DeclaredFindings {
    'past-notice': true;
  }
}

export function* noticeFindings(content: Content, context: HealthContext): Generator<Found> {
  for (const placed of content.each('notices')) yield* checkNotice(placed, context);
}

/** How long a notice that ended is a record among the earlier ones, in milliseconds: a year. */
const recordMs = 365 * 24 * 60 * 60 * 1000;

/** Reports notices that ended more than a year ago, and of those in force what is not translated and links that lead nowhere. */
function checkNotice({ file, entry }: Placed<'notices'>, { now, known }: HealthContext): readonly Found[] {
  const { id, from, until, link } = entry;
  const subject = { kind: 'notices' as const, id, title: noticeIn(entry, defaultLocale).title, file };
  if (Date.parse(until) + recordMs <= now)
    return [found('past-notice', subject, { place: 'until', value: until })];
  if (now < Date.parse(from) || Date.parse(until) <= now) return [];
  const type = link === undefined ? undefined : judgeLink(link, known);
  return [
    ...(type ? [found(type, subject, { place: 'link', value: link })] : []),
    ...completeLocales
      .filter((locale) => noticeIn(entry, locale).writtenIn !== undefined)
      .map((locale) => found('missing-translation', subject, { locale })),
  ];
}
