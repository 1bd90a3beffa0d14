import type { TableTexts } from '#islands/data-table/table-texts.ts';
import type { PagerTexts } from '#islands/pager/Pager.tsx';
import type { Page } from './page.ts';

/** All that a table says by itself, in the language of a page. */
export function tableTexts({ t }: Pick<Page, 't'>): TableTexts {
  return {
    search: t('table.search'),
    noData: t('table.noData'),
    noResults: t('table.noResults'),
    rowsPerPage: t('table.rowsPerPage'),
    shown: t('table.shown'),
    unfold: t('table.unfold'),
    pager: pagerTexts(t),
  };
}

export function pagerTexts(t: Page['t']): PagerTexts {
  return {
    pages: t('table.pager.pages'),
    previous: t('table.pager.previous'),
    next: t('table.pager.next'),
    page: t('table.pager.page'),
    jump: t('table.pager.jump'),
    go: t('table.pager.go'),
  };
}
