/** Texts of news lists from the content base. */
export const news = {
  /** Heads the cards of a list, where the page is headed by its topic. */
  'news.stories': { et: 'Lood', ru: 'Статьи', en: 'Stories' },
  'news.demonstration': {
    et: 'Need on näidisuudised: sündmused on välja mõeldud.',
    ru: 'Это демонстрационные новости: события вымышлены.',
    en: 'This is demonstration news: the events are made up.',
  },
  'news.stale': {
    et: 'Uuemaid uudiseid ei õnnestunud laadida. Nimekiri on seisuga {time}.',
    ru: 'Более свежие новости загрузить не удалось. Список составлен по состоянию на {time}.',
    en: 'We could not load newer posts. This list is from {time}.',
  },
} as const;
