/** Texts of server-side search results, on the search page and the 404 page. */
const searched = {
  'live.title': {
    et: 'Kõige värskemad andmed',
    ru: 'Самые свежие данные',
    en: 'The latest data',
  },
  'live.none': {
    et: 'Nendest andmetest ei leidunud midagi.',
    ru: 'В этих данных ничего не нашлось.',
    en: 'Nothing found here.',
  },
  'live.failed': {
    et: 'Neist ei õnnestunud praegu otsida. Otsing lehtedest on terviklik.',
    ru: 'Поиск по ним сейчас не удался. Поиск по страницам выполнен полностью.',
    en: 'We could not search these just now. The search of our pages is complete.',
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

/** What a result is: beside its title, and found by it. */
const kinds = {
  /** Before objects that resemble what was typed. */
  meant: { et: 'Kas mõtlesite:', ru: 'Может быть, вы имели в виду:', en: 'Did you mean:' },
  'kind.page': { et: 'Leht', ru: 'Страница', en: 'Page' },
  'kind.question': { et: 'Küsimus ja vastus', ru: 'Вопрос и ответ', en: 'Question and answer' },
  'kind.guide': { et: 'Juhend', ru: 'Инструкция', en: 'Guide' },
  'kind.object': { et: 'Kuhu visata', ru: 'Куда выбросить', en: 'What goes where' },
  'kind.contact': { et: 'Kontakt', ru: 'Контакт', en: 'Contact' },
  'kind.collection': {
    et: 'Korraldatud jäätmevedu',
    ru: 'Организованный вывоз отходов',
    en: 'Organised waste collection',
  },
  'kind.organised-prices': {
    et: 'Jäätmeveo hinnakiri',
    ru: 'Прейскурант на вывоз отходов',
    en: 'Waste collection price list',
  },
  'kind.construction-prices': {
    et: 'Ehitusjäätmete hinnakiri',
    ru: 'Прейскурант на строительные отходы',
    en: 'Construction waste price list',
  },
  'kind.big-bag-prices': {
    et: 'Big-bag koti hinnakiri',
    ru: 'Прейскурант на биг-бэги',
    en: 'Big bag price list',
  },
  'kind.station': { et: 'Jäätmejaam', ru: 'Станция отходов', en: 'Waste station (recycling centre)' },
  'kind.unserved': { et: 'Teenindamata aadressid', ru: 'Необслуженные адреса', en: 'Missed collections' },
  'kind.post': { et: 'Uudis', ru: 'Новость', en: 'News' },
  officeIn: { et: 'Esindus: {city}', ru: 'Представительство: {city}', en: 'Office: {city}' },
  infoPhone: { et: 'Infotelefon {phone}', ru: 'Инфотелефон {phone}', en: 'Information line {phone}' },
  phoneOf: { et: 'Telefon: {region}', ru: 'Телефон: {region}', en: 'Phone: {region}' },
} as const;

/** Who collects in a municipality. */
const collection = {
  'collection.title': {
    et: '{place}: kes veab jäätmeid',
    ru: '{place}: кто вывозит отходы',
    en: '{place}: who collects your waste',
  },
  'collection.own': { et: '{carrier} (meie)', ru: '{carrier} (мы)', en: '{carrier} (us)' },
  'collection.callCarrier': {
    et: 'vedaja arvel, seda teab ka omavalitsus',
    ru: 'в счёте перевозчика, его знает и самоуправление',
    en: 'on your bill, or ask the municipality',
  },
  'collection.unknown': {
    et: 'Siin veab jäätmeid teine ettevõte. Kes see on, ütleb omavalitsus: {place}.',
    ru: 'Здесь отходы вывозит другая компания. Какая именно, скажет самоуправление: {place}.',
    en: 'Another company collects waste here. The municipality can tell you which one: {place}.',
  },
  'collection.prices': { et: 'Vaata hinnakirja', ru: 'Посмотреть прейскурант', en: 'See the price list' },
  'collection.nextDay': {
    et: 'Vaata järgmist veopäeva',
    ru: 'Узнать день вывоза',
    en: 'Find your next collection day',
  },
  'collection.missed': {
    et: 'Vaata teenindamata aadresse',
    ru: 'Посмотреть необслуженные адреса',
    en: 'See missed collections',
  },
  'collection.order': {
    et: 'Telli lisatühjendus',
    ru: 'Заказать дополнительный вывоз',
    en: 'Order an extra collection',
  },
  'collection.carriers': {
    et: 'Vaata vedajaid kõigis omavalitsustes',
    ru: 'Посмотреть перевозчиков по самоуправлениям',
    en: 'See the carriers of all municipalities',
  },
} as const;

export const searchPage = {
  ...searched,
  ...kinds,
  ...collection,
  label: { et: 'Mida otsite?', ru: 'Что вы ищете?', en: 'What are you looking for?' },
  submit: { et: 'Otsi', ru: 'Найти', en: 'Search' },
  missing: {
    et: 'Kirjutage, mida otsite.',
    ru: 'Напишите, что вы ищете.',
    en: 'Enter what you are looking for.',
  },
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
  allWithOlder: {
    et: 'Kõik tulemused, ka vanemad uudised',
    ru: 'Все результаты, включая старые новости',
    en: 'All results, including older news',
  },
  own: { et: 'Sellelt veebilehelt', ru: 'На этом сайте', en: 'On this site' },
  limited: {
    et: 'Näitame kuni {count} parimat vastet. Kui õiget ei ole, lisage otsingusse veel üks sõna.',
    ru: 'Мы показываем не больше {count} лучших результатов. Если нужного нет, добавьте ещё одно слово.',
    en: 'We show the best {count} results at most. If yours is not here, add one more word.',
  },
  ownNone: {
    et: 'Sellelt veebilehelt ei leidunud midagi.',
    ru: 'На этом сайте ничего не нашлось.',
    en: 'Nothing was found on this site.',
  },
  filter: { et: 'Näita ainult:', ru: 'Показать только:', en: 'Show only:' },
  'type.content': { et: 'Lehed', ru: 'Страницы', en: 'Pages' },
  'type.wp-post': { et: 'Uudised', ru: 'Новости', en: 'News' },
  'type.kojv_olme': {
    et: 'Jäätmevedu ja hinnakirjad',
    ru: 'Вывоз отходов и прейскуранты',
    en: 'Waste collection and price lists',
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
  'live.nothingElse': {
    et: 'Nendest andmetest ei leidunud midagi muud.',
    ru: 'Больше в этих данных ничего не нашлось.',
    en: 'Nothing more found here.',
  },
  'live.someOf': {
    et: 'Näha on {shown} tulemust, kokku {total}',
    ru: 'Показано {shown}, всего {total}',
    en: 'Showing {shown} of {total} results',
  },
  more: { et: 'Näita rohkem', ru: 'Показать ещё', en: 'Show more' },
} as const;
