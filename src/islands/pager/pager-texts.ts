import type { MessageSource } from '#site/messages/messages.ts';

export type PagerTexts = ReturnType<typeof pagerTexts>;

/** Texts of the way through a list in pages, in the language of a page. */
export function pagerTexts({ t }: Pick<MessageSource, 't'>) {
  return {
    /** Name of the whole. */
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
