import type { Locale } from '#platform/languages/locale.ts';
import type { QueryContext } from '#shell/layout/site.ts';
import { noticeIn } from './notice.ts';

/** Maximum earlier notices in a list. */
const endedCount = 20;

/** Notices that are no longer in force, the latest begin first. */
export function endedNotices(context: QueryContext, locale: Locale) {
  const ended = context.reader.range('notices', 'notices/ended');
  return ended
    .toReversed()
    .slice(0, endedCount)
    .map(({ id, from, until, ...texts }) => ({ id, from, until, ...noticeIn(texts, locale) }));
}
