import type { Locale } from '#platform/languages/locale.ts';
import type { QueryContext } from '#platform/store/query.ts';
import { withFacts } from '#shell/layout/site.ts';
import { type Notice, noticeIn, type ShownNotice } from './notice.ts';

/** The texts of a notice with the company's figures, which are written in the language of the text. */
export function shownNotice(
  notice: Pick<Notice, 'title' | 'text'>,
  locale: Locale,
  context: QueryContext,
): ShownNotice {
  const shown = noticeIn(notice, locale);
  const fill = (text: string) => withFacts(text, shown.writtenIn ?? locale, context);
  return { ...shown, title: fill(shown.title), text: fill(shown.text) };
}
