/** Texts of the map of regions on the contact page. */

const regionMap = {
  'regions.title': {
    et: 'Leidke oma piirkond',
    ru: 'Найдите свой район',
    en: 'Find your area',
  },
  'regions.chips': { et: 'Piirkonnad', ru: 'Районы обслуживания', en: 'Areas' },
  'regions.map': {
    et: 'Eesti kaart piirkondadega',
    ru: 'Карта Эстонии с районами обслуживания',
    en: 'Map of Estonia with our areas',
  },
  'regions.all': { et: 'Kogu Eesti', ru: 'Вся Эстония', en: 'All of Estonia' },
  /** Other towns of a region that have an office. */
  'regions.also': { et: 'ka {towns}', ru: 'также {towns}', en: 'also {towns}' },
  'regions.shown': {
    et: 'Näidatakse ainult piirkonna {region} kontakte.',
    ru: 'Показаны контакты только по району «{region}».',
    en: 'Only contacts of the {region} area are shown.',
  },
  'regions.allShown': {
    et: 'Näidatakse kõigi piirkondade kontakte.',
    ru: 'Показаны контакты по всем районам.',
    en: 'Contacts of all areas are shown.',
  },
} as const;

export const map = {
  ...regionMap,
  stationsByCounty: {
    et: 'Jäätmejaamad maakonniti',
    ru: 'Станции отходов по уездам',
    en: 'Waste stations by county',
  },
  /** A station without a name in the language of the page. */
  stationNamed: { et: '{name}', ru: '{name} (станция отходов)', en: '{name} (waste station)' },
  address: { et: 'Aadress', ru: 'Адрес', en: 'Address' },
  openingHours: { et: 'Lahtiolekuajad', ru: 'Часы работы', en: 'Opening hours' },
  sampleHours: {
    et: 'Ajad on näidisandmed: enne tulekut helistage tööpäeval numbril {phone}.',
    ru: 'Часы указаны для примера: до поездки позвоните в рабочий день по номеру {phone}.',
    en: 'These hours are sample data: call {phone} on a working day before you come.',
  },
  hoursUnknown: {
    et: 'Lahtiolekuaegu küsige infotelefonilt.',
    ru: 'Часы работы уточните по инфотелефону.',
    en: 'Ask the information line about opening hours.',
  },
  'now.open': {
    et: 'Praegu avatud, kuni {time}',
    ru: 'Сейчас открыто, до {time}',
    en: 'Open now, until {time}',
  },
  'now.allDay': { et: 'Avatud ööpäev läbi', ru: 'Открыто круглосуточно', en: 'Open 24 hours a day' },
  'now.closed': {
    et: 'Praegu suletud. Avatakse {day} kell {time}',
    ru: 'Сейчас закрыто. Откроется {day} в {time}',
    en: 'Closed now. Opens {day} at {time}',
  },
  'now.closedToday': {
    et: 'Täna suletud. Avatakse {day} kell {time}',
    ru: 'Сегодня закрыто. Откроется {day} в {time}',
    en: 'Closed today. Opens {day} at {time}',
  },
  'now.closedLong': {
    et: 'Praegu suletud',
    ru: 'Сейчас закрыто',
    en: 'Closed now',
  },
  'now.today': { et: 'täna', ru: 'сегодня', en: 'today' },
  'now.tomorrow': { et: 'homme', ru: 'завтра', en: 'tomorrow' },
  'now.unknown': {
    et: 'Lahtiolekuajad ei ole teada',
    ru: 'Часы работы неизвестны',
    en: 'The opening hours are not known',
  },
  'holidays.closed': {
    et: 'Riigipühadel on jaam suletud.',
    ru: 'В государственные праздники станция закрыта.',
    en: 'The station is closed on public holidays.',
  },
  'holidays.open': {
    et: 'Riigipühadel on jaam avatud samadel aegadel.',
    ru: 'В государственные праздники станция работает в те же часы.',
    en: 'The station has the same hours on public holidays.',
  },
  'holidays.closed-but-for-pentecost': {
    et: 'Riigipühadel on jaam suletud, ainult nelipühal avatud.',
    ru: 'В государственные праздники станция закрыта, кроме Троицы.',
    en: 'The station is closed on public holidays, but open on Whit Sunday.',
  },
  closedOn: { et: 'Suletud ka: {days}.', ru: 'Закрыто также: {days}.', en: 'Also closed on: {days}.' },
  acceptedWaste: { et: 'Vastuvõetavad jäätmed', ru: 'Принимаемые отходы', en: 'Accepted waste' },
  prices: { et: 'Hinnad', ru: 'Цены', en: 'Prices' },
  otherPrices: { et: 'Teised hinnad', ru: 'Другие цены', en: 'Other prices' },
  organisedPrices: {
    et: 'Korraldatud jäätmeveo hinnakirjad',
    ru: 'Прейскуранты организованного вывоза',
    en: 'Organised waste collection price lists',
  },
  constructionPrices: {
    et: 'Ehitusjäätmete hinnakirjad',
    ru: 'Прейскуранты на строительные отходы',
    en: 'Construction waste price lists',
  },
  organisedPricesIn: {
    et: 'Korraldatud jäätmeveo hinnakiri: {region}',
    ru: 'Прейскурант организованного вывоза: {region}',
    en: 'Organised waste collection price list: {region}',
  },
  directions: { et: 'Kuidas tulla', ru: 'Как добраться', en: 'How to get there' },
  directionsBy: {
    et: 'Teejuhised aadressi järgi (Google Maps)',
    ru: 'Маршрут по адресу (Google Maps)',
    en: 'Directions to the address (Google Maps)',
  },
  onTheMap: { et: 'Jaam kaardil', ru: 'Станция на карте', en: 'The station on the map' },
  allInCounty: {
    et: 'Kõik maakonna jaamad: {county}',
    ru: 'Все станции уезда: {county}',
    en: 'All stations in the county: {county}',
  },
  placeIsRough: {
    et: 'Punkt kaardil võib olla kuni {distance} vales kohas. Minge aadressi järgi.',
    ru: 'Точка на карте может быть смещена до {distance}. Ориентируйтесь на адрес.',
    en: 'The point on the map may be up to {distance} off. Go by the address.',
  },
  payment: { et: 'Maksmine', ru: 'Оплата', en: 'Payment' },
  card: { et: 'pangakaart', ru: 'банковская карта', en: 'card' },
  phone: { et: 'Telefon', ru: 'Телефон', en: 'Phone' },
  open: { et: 'Avatud', ru: 'Открыто', en: 'Open' },
  access: { et: 'Ligipääs', ru: 'Доступность', en: 'Access' },
  'access.stepFree': {
    et: 'sissepääs ilma astmeteta',
    ru: 'вход без ступенек',
    en: 'step-free entrance',
  },
  'access.steps': {
    et: 'sissepääsu ees on trepp, helistage ette',
    ru: 'перед входом ступеньки, позвоните заранее',
    en: 'steps at the entrance, so please call ahead',
  },
  'access.parking': { et: 'tasuta parkla', ru: 'бесплатная парковка', en: 'free car park' },
  'access.accessibleParking': {
    et: 'parkimiskoht liikumispuudega inimesele',
    ru: 'место для машины человека с инвалидностью',
    en: 'parking space for disabled people',
  },
  'access.accessibleToilet': {
    et: 'ratastooliga ligipääsetav tualett',
    ru: 'туалет, доступный на коляске',
    en: 'wheelchair-accessible toilet',
  },
  officeDirections: {
    et: 'Teejuhised: {city} (Google Maps)',
    ru: 'Маршрут: {city} (Google Maps)',
    en: 'Directions: {city} (Google Maps)',
  },
  officeHolidays: {
    et: 'Riigipühadel on esindused suletud. Enne suuri pühi sulgeme varem.',
    ru: 'В государственные праздники представительства закрыты. Перед большими праздниками закрываемся раньше.',
    en: 'Offices are closed on public holidays. They close earlier on the day before major holidays.',
  },
  cash: { et: 'sularaha', ru: 'наличные', en: 'cash' },
  county: { et: 'Maakond', ru: 'Уезд', en: 'County' },
  stationDescription: {
    et: '{name} aadressil {address}: {parts}.',
    ru: '{name}, адрес {address}: {parts}.',
    en: '{name}, {address}: {parts}.',
  },
  'stationHas.hours': { et: 'lahtiolekuajad', ru: 'часы работы', en: 'opening hours' },
  'stationHas.waste': { et: 'vastuvõetavad jäätmed', ru: 'принимаемые отходы', en: 'accepted waste' },
  'stationHas.prices': { et: 'hinnad', ru: 'цены', en: 'prices' },
  season: { et: '{from}–{until}', ru: '{from}–{until}', en: '{from}–{until}' },
  piece: { et: 'tk', ru: 'шт.', en: 'piece' },
  free: { et: 'tasuta', ru: 'бесплатно', en: 'free' },
} as const;
