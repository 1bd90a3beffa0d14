export const searchPage = {
  label: { et: 'Mida otsite?', ru: 'Что вы ищете?', en: 'What are you looking for?' },
  submit: { et: 'Otsi', ru: 'Найти', en: 'Search' },
  noResults: {
    et: 'Otsing ei andnud tulemusi.',
    ru: 'Поиск не дал результатов.',
    en: 'The search found nothing.',
  },
  loading: { et: 'Otsin…', ru: 'Идёт поиск…', en: 'Searching…' },
} as const;
