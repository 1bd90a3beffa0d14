import type { Locale } from '#platform/languages/locale.ts';
import type { QueryContext } from '#platform/store/query.ts';
import { linkAddress } from '#shell/layout/site.ts';
import { shownNotice } from './shown-notice.ts';
import { openNotices } from './open-queries.ts';

/** Maximum earlier notices in a list. */
const endedCount = 20;

/** Notices that are in force, as pages show them. */
function currentNotices(context: QueryContext, locale: Locale) {
  return context.reader.range('notices', 'notices').map((entry) => ({
    id: entry.id,
    severity: entry.severity,
    until: entry.until,
    ...shownNotice(entry, locale, context),
    link: entry.link && linkAddress(entry.link, locale, context),
    movedDays: entry.movedDays ?? [],
  }));
}

/** Notices that are no longer in force, the latest begin first. */
function endedNotices(context: QueryContext, locale: Locale) {
  const ended = context.reader.range('notices', 'notices/ended');
  return ended
    .toReversed()
    .slice(0, endedCount)
    .map(({ id, from, until, movedDays = [], ...texts }) => ({
      id,
      from,
      until,
      ...shownNotice(texts, locale, context),
      movedDays,
    }));
}

/** All queries of this feature. */
export const queries = { currentNotices, endedNotices, openNotices };
