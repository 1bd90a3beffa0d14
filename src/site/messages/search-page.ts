import { searched } from './searched.ts';

export const searchPage = {
  ...searched,
  label: { et: 'Mida otsite?', ru: 'Что вы ищете?', en: 'What are you looking for?' },
  submit: { et: 'Otsi', ru: 'Найти', en: 'Search' },
  noResults: {
    et: 'Otsing ei andnud tulemusi.',
    ru: 'Поиск не дал результатов.',
    en: 'Your search found nothing.',
  },
  loading: { et: 'Otsime…', ru: 'Идёт поиск…', en: 'Searching…' },
  failed: {
    et: 'Otsing ei õnnestunud. Kontrollige internetiühendust ja proovige uuesti.',
    ru: 'Поиск не удался. Проверьте подключение к интернету и попробуйте ещё раз.',
    en: 'The search did not work. Check your internet connection and try again.',
  },
  all: { et: 'Kõik tulemused: {count}', ru: 'Все результаты: {count}', en: 'All results: {count}' },
  more: { et: 'Näita rohkem', ru: 'Показать ещё', en: 'Show more' },
} as const;
