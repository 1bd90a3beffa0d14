import type { MessageSource } from '#shell/languages/messages.ts';

export type PagerTexts = ReturnType<typeof pagerTexts>;

/** Texts of a pager, in the language of a page. */
export function pagerTexts({ t }: Pick<MessageSource, 't'>) {
  return {
    /** Label of the whole pager. */
    pages: t('table.pager.pages'),
    previous: t('table.pager.previous'),
    next: t('table.pager.next'),
    /** With `{page}`. */
    page: t('table.pager.page'),
    /** Label of the page-jump input. */
    jump: t('table.pager.jump'),
    go: t('table.pager.go'),
  };
}
