/** Texts of server-side search results, on the search page and the 404 page. */
const searched = {
  'live.title': {
    et: 'Hinnakirjad, jäätmejaamad ja teenindamata aadressid',
    ru: 'Прейскуранты, станции отходов и необслуженные адреса',
    en: 'Price lists, waste stations and missed collections',
  },
  'live.none': { et: 'Siit ei leidunud midagi.', ru: 'Здесь ничего не нашлось.', en: 'Nothing found here.' },
  'live.failed': {
    et: 'Neist ei õnnestunud praegu otsida. Otsing lehtedest on terviklik.',
    ru: 'Поиск по ним сейчас не удался. Поиск по страницам выполнен полностью.',
    en: 'These could not be searched at the moment. The search of our pages is complete.',
  },
  'live.demonstration': {
    et: 'Need on näidisandmed: nimed ja aadressid on välja mõeldud.',
    ru: 'Это демонстрационные данные: названия и адреса вымышлены.',
    en: 'This is demonstration data: the names and addresses are made up.',
  },
  suggestions: {
    et: 'Võib-olla otsisite mõnda neist lehtedest',
    ru: 'Возможно, вы искали одну из этих страниц',
    en: 'You may have been looking for one of these pages',
  },
} as const;

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
  own: { et: 'Lehed ja uudised', ru: 'Страницы и новости', en: 'Pages and news' },
  ownNone: {
    et: 'Lehtede ja uudiste seast ei leidunud midagi.',
    ru: 'Среди страниц и новостей ничего не нашлось.',
    en: 'Nothing was found among pages and news.',
  },
  filter: { et: 'Näita ainult:', ru: 'Показать только:', en: 'Show only:' },
  'type.content': { et: 'Lehed', ru: 'Страницы', en: 'Pages' },
  'type.wp-post': { et: 'Uudised', ru: 'Новости', en: 'News' },
  'type.kojv_olme': {
    et: 'Jäätmeveo hinnakirjad',
    ru: 'Прейскуранты на вывоз отходов',
    en: 'Waste collection price lists',
  },
  'type.kojv_ehitus': {
    et: 'Ehitusjäätmete hinnakirjad',
    ru: 'Прейскуранты на строительные отходы',
    en: 'Construction waste price lists',
  },
  'type.waste_stations': { et: 'Jäätmejaamad', ru: 'Станции отходов', en: 'Waste stations' },
  'type.failed_discharges': {
    et: 'Teenindamata aadressid',
    ru: 'Необслуженные адреса',
    en: 'Missed collections',
  },
  'live.loading': {
    et: 'Otsime hinnakirjadest, jäätmejaamadest ja aadressidest…',
    ru: 'Ищем в прейскурантах, станциях отходов и адресах…',
    en: 'Searching price lists, waste stations and addresses…',
  },
  'live.stale': {
    et: 'Uuemaid andmeid ei õnnestunud laadida. Need on seisuga {time}.',
    ru: 'Более новые данные загрузить не удалось. Эти – по состоянию на {time}.',
    en: 'We could not load newer data. This was last updated on {time}.',
  },
  more: { et: 'Näita rohkem', ru: 'Показать ещё', en: 'Show more' },
} as const;
