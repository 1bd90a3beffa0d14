/** Texts of the way through a list in pages; they stand in the namespace `table`. */
export const pager = {
  'pager.pages': { et: 'Nimekirja lehed', ru: 'Страницы списка', en: 'List pages' },
  'pager.previous': { et: 'Eelmine leht', ru: 'Предыдущая страница', en: 'Previous page' },
  'pager.next': { et: 'Järgmine leht', ru: 'Следующая страница', en: 'Next page' },
  'pager.page': { et: 'leht {page}', ru: 'страница {page}', en: 'page {page}' },
  'pager.jump': { et: 'Lehele', ru: 'К странице', en: 'Go to page' },
  'pager.go': { et: 'Mine', ru: 'Перейти', en: 'Go' },
} as const;
