/** Texts of what the server finds, on the search page and on the page for an unknown address; they stand in the namespace `searchPage`. */
export const searched = {
  'live.title': {
    et: 'Hinnakirjad, jäätmejaamad ja teenindamata aadressid',
    ru: 'Прейскуранты, станции отходов и необслуженные адреса',
    en: 'Price lists, waste stations and unserved addresses',
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
