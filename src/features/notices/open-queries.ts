import { byLocale } from '#platform/languages/locale.ts';
import type { QueryContext } from '#platform/store/query.ts';
import { finalAddress } from '#shell/layout/site.ts';
import { shownNotice } from './shown-notice.ts';

/** Notices in force and those that are over, the latest begin first. */
export function openNotices(context: QueryContext) {
  const { reader } = context;
  return [...reader.range('notices', 'notices/ended'), ...reader.range('notices', 'notices')]
    .toSorted((a, b) => Date.parse(b.from) - Date.parse(a.from))
    .map(({ link, ...notice }) => ({
      ...notice,
      shown: byLocale((locale) => shownNotice(notice, locale, context)),
      links: link === undefined ? undefined : byLocale((locale) => finalAddress(link, locale, context)),
    }));
}
