import type { MessageSource } from '#shell/languages/messages.ts';
import { pagerTexts } from './pager-texts.ts';

export type TableTexts = ReturnType<typeof tableTexts>;

/** All texts of a table, in the language of a page. */
export function tableTexts(source: Pick<MessageSource, 't'>) {
  const { t } = source;
  return {
    search: t('table.search'),
    noData: t('table.noData'),
    noResults: t('table.noResults'),
    rowsPerPage: t('table.rowsPerPage'),
    /** With `{first}`, `{last}` and `{total}`. */
    shown: t('table.shown'),
    /** Label of the box that shows the columns of a narrow screen, with `{columns}`. */
    folded: t('table.folded', { columns: '{columns}' }),
    /** Label of the button that expands a row, before the name of the row. */
    unfold: t('table.unfold'),
    pager: pagerTexts(source),
  };
}
