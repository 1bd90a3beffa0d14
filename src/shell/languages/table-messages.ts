import { unservedDays, unservedDaysInEnglish, unservedDaysInRussian } from '#shell/company/business-rules.ts';

/** Texts of the container chooser. */
const chooser = {
  'chooser.title': {
    et: 'Milline konteiner sobib?',
    ru: 'Какой контейнер подойдёт?',
    en: 'Which container fits?',
  },
  'chooser.waste': { et: 'Mis jäätmed teil on?', ru: 'Что вы вывозите?', en: 'What are you getting rid of?' },
  'chooser.volume': { et: 'Kui palju, m³?', ru: 'Сколько, м³?', en: 'How much, in m³?' },
  'chooser.hint': {
    et: 'Sisestage kogus ja näete siin sobivat konteinerit.',
    ru: 'Введите объём, и здесь появится подходящий контейнер.',
    en: 'Enter the amount to see here which container fits.',
  },
  'chooser.one': {
    et: 'Valige konteiner {size}.',
    ru: 'Выбирайте контейнер {size}.',
    en: 'Choose the {size} container.',
  },
  'chooser.several': {
    et: 'Ühest ei piisa: tellige {count} × {size}.',
    ru: 'Одного мало: закажите {count} × {size}.',
    en: 'One is not enough: order {count} × {size}.',
  },
  'chooser.weight': {
    et: 'Jäätmed kaaluvad umbes {weight}. Ühes konteineris tohib olla kuni {most}.',
    ru: 'Отходы весят примерно {weight}. В одном контейнере может быть не больше {most}.',
    en: 'The waste weighs about {weight}. One container may hold up to {most}.',
  },
  'chooser.order': { et: 'Telli {size}', ru: 'Заказать {size}', en: 'Order {size}' },
  'chooser.prices': { et: 'Vaata hindu', ru: 'Посмотреть цены', en: 'See the prices' },
} as const;

/** Texts of the pager. */
const pager = {
  'pager.pages': { et: 'Nimekirja lehed', ru: 'Страницы списка', en: 'List pages' },
  'pager.previous': { et: 'Eelmine leht', ru: 'Предыдущая страница', en: 'Previous page' },
  'pager.next': { et: 'Järgmine leht', ru: 'Следующая страница', en: 'Next page' },
  'pager.page': { et: 'leht {page}', ru: 'страница {page}', en: 'page {page}' },
  'pager.jump': { et: 'Lehele', ru: 'К странице', en: 'Go to page' },
  'pager.go': { et: 'Mine', ru: 'Перейти', en: 'Go' },
} as const;

/** Texts of the unserved addresses. */
const unserved = {
  'unserved.title': { et: 'Viimased päevad', ru: 'Последние дни', en: 'The last few days' },
  'unserved.area': { et: 'Maakond või linn', ru: 'Уезд или город', en: 'Area' },
  'unserved.allAreas': { et: 'Kõik piirkonnad', ru: 'Вся Эстония', en: 'All areas' },
  'unserved.city': { et: 'Linn või linnaosa', ru: 'Город или часть города', en: 'City or district' },
  'unserved.allCities': { et: 'Kogu piirkond', ru: 'Весь уезд или город', en: 'The whole area' },
  'unserved.search': { et: 'Aadress', ru: 'Адрес', en: 'Address' },
  'unserved.noResults': {
    et: 'Sellist aadressi nimekirjas ei ole. Proovige ainult tänava nimega, näiteks Pae. Kui auto pidi täna tulema, vaadake homme hommikul uuesti. Kui teid siis ka ei ole, teatage meile või helistage {phone}.',
    ru: 'Такого адреса в списке нет. Напишите только улицу по-эстонски, например Pae. Если вывоз сегодня, посмотрите снова завтра утром. Если адреса нет и тогда, напишите нам или позвоните по номеру {phone}.',
    en: 'That address is not on the list. Try only the name of the street, for example Pae. If your collection is today, look again tomorrow morning. If you are still not listed, tell us or call {phone}.',
  },
  'unserved.mayStillCome': {
    et: 'Auto võib veel tulla kuni kella {time}.',
    ru: 'До {time} машина ещё может приехать.',
    en: 'The truck may still come until {time}.',
  },
  'unserved.garbage': { et: 'Jäätmed', ru: 'Отходы', en: 'Waste' },
  'unserved.reason': { et: 'Põhjus', ru: 'Причина', en: 'Reason' },
  'unserved.noReason': { et: 'Põhjust ei ole märgitud', ru: 'Причина не указана', en: 'No reason given' },
  'unserved.newDate': { et: 'Uus veopäev', ru: 'Новый день вывоза', en: 'New collection day' },
  'unserved.noNewDate': { et: 'Ei ole veel teada', ru: 'Пока неизвестен', en: 'Not known yet' },
  'unserved.demonstration': {
    et: 'Need on näidisandmed: aadressid, päevad ja põhjused on välja mõeldud.',
    ru: 'Это демонстрационные данные: адреса, дни и причины вымышлены.',
    en: 'This is demonstration data: the addresses, days and reasons are made up.',
  },
  'unserved.stale': {
    et: 'Uuemat nimekirja ei õnnestunud laadida. See on seisuga {time}.',
    ru: 'Более новый список загрузить не удалось. Этот составлен по состоянию на {time}.',
    en: 'We could not load a newer list. This one is from {time}.',
  },
  'unserved.feedTitle': {
    et: 'teenindamata aadressid, {place}',
    ru: 'необслуженные адреса, {place}',
    en: 'missed collections, {place}',
  },
  'unserved.feeds': { et: 'Jälgige oma maakonda', ru: 'Следите за своим уездом', en: 'Follow your county' },
  'unserved.feedsLead': {
    et: 'Lisage oma maakonna voog uudistelugejasse (RSS). Siis saate teate, kui nimekirja lisandub aadress.',
    ru: 'Добавьте ленту своего уезда в программу для чтения новостей (RSS). Тогда вы узнаете о новом адресе в списке.',
    en: 'Add the feed of your county to a news reader (RSS). It tells you when an address is added to the list.',
  },
  'unserved.municipalityFeeds': {
    et: 'Voog ühe omavalitsuse kohta',
    ru: 'Лента одного самоуправления',
    en: 'The feed of one municipality',
  },
  'unserved.municipalityFeedsLead': {
    et: 'Kui te ei tea, millises vallas teie kodu on, lisage maakonna voog.',
    ru: 'Не знаете, к какой волости относится ваш дом? Добавьте ленту уезда.',
    en: 'If you are not sure of your municipality, add the feed of the county.',
  },
  'unserved.show': { et: 'Näita nimekirja', ru: 'Показать список', en: 'Show the list' },
  'unserved.none': {
    et: `Täna ja viimase ${unservedDays} päeva jooksul ei ole ühtegi konteinerit tühjendamata jäänud.`,
    ru: `Сегодня и за последние ${unservedDaysInRussian} пропущенных вывозов нет.`,
    en: `We missed no container today or in the last ${unservedDaysInEnglish}.`,
  },
  'unserved.failed': {
    et: 'Nimekirja ei õnnestunud laadida. Teie aadress võib siiski seal olla. Proovige mõne minuti pärast uuesti või helistage {phone}.',
    ru: 'Список загрузить не удалось. Ваш адрес всё же может в нём быть. Попробуйте через несколько минут или позвоните по номеру {phone}.',
    en: 'We could not load the list. Your address may still be on it. Try again in a few minutes or call {phone}.',
  },
} as const;

export const table = {
  ...chooser,
  ...pager,
  ...unserved,
  municipality: { et: 'Omavalitsus', ru: 'Волость или город', en: 'Municipality' },
  carrier: { et: 'Vedaja', ru: 'Кто вывозит', en: 'Carrier' },
  biller: { et: 'Arve esitaja', ru: 'Кто выставляет счёт', en: 'Billed by' },
  billerCarrier: { et: 'vedaja', ru: 'перевозчик', en: 'the carrier' },
  billerMunicipality: { et: 'omavalitsus', ru: 'самоуправление', en: 'the municipality' },
  period: { et: 'Periood', ru: 'Срок', en: 'Period' },
  priceList: { et: 'Hinnakiri', ru: 'Прейскурант', en: 'Price list' },
  phone: { et: 'Telefon', ru: 'Телефон', en: 'Phone' },
  askMunicipality: {
    et: 'Küsige vallast või linnast',
    ru: 'Спросите в волости или городе',
    en: 'Ask the municipality',
  },
  callCarrier: {
    et: 'Vedaja arvel, seda teab ka omavalitsus',
    ru: 'В счёте перевозчика, его знает и самоуправление',
    en: 'On your bill, or ask the municipality',
  },
  region: { et: 'Piirkond', ru: 'Район', en: 'Area' },
  container: { et: 'Konteiner', ru: 'Контейнер', en: 'Container' },
  emptying: { et: 'Tühjendus', ru: 'Вывоз', en: 'Collection' },
  rentPerMonth: { et: 'Rent kuus', ru: 'Аренда в месяц', en: 'Rent per month' },
  salePrice: { et: 'Müügihind', ru: 'Цена покупки', en: 'Price to buy' },
  exclVat: { et: 'käibemaksuta', ru: 'без НСО', en: 'without VAT' },
  inclVat: { et: 'käibemaksuga', ru: 'с НСО', en: 'with VAT' },
  service: { et: 'Teenus', ru: 'Услуга', en: 'Service' },
  unit: { et: 'Ühik', ru: 'Единица', en: 'Unit' },
  withoutVat: { et: 'Hind käibemaksuta', ru: 'Цена без НСО', en: 'Price without VAT' },
  withVat: { et: 'Hind käibemaksuga', ru: 'Цена с НСО', en: 'Price with VAT' },
  wasteCode: { et: 'Jäätmekood', ru: 'Код отходов', en: 'Waste code' },
  waste: { et: 'Jäätmed', ru: 'Отходы', en: 'Waste' },
  resident: { et: 'Elanikule', ru: 'Для жителей', en: 'For residents' },
  other: { et: 'Teistele', ru: 'Для остальных', en: 'For others' },
  freeQuota: { et: 'Tasuta kogus', ru: 'Бесплатный объём', en: 'Free allowance' },
  capacity: { et: 'Maht', ru: 'Объём', en: 'Capacity' },
  length: { et: 'Pikkus', ru: 'Длина', en: 'Length' },
  width: { et: 'Laius', ru: 'Ширина', en: 'Width' },
  height: { et: 'Kõrgus', ru: 'Высота', en: 'Height' },
  maxWeight: { et: 'Lubatud kaal', ru: 'Допустимый вес', en: 'Maximum weight' },
  noData: { et: 'Andmed puuduvad.', ru: 'Нет данных.', en: 'No data available.' },
  noResults: { et: 'Tulemusi ei leitud.', ru: 'Ничего не найдено.', en: 'No results found.' },
  search: { et: 'Otsi tabelist', ru: 'Найти в таблице', en: 'Search the table' },
  searchPlace: {
    et: 'Otsi oma valda või linna',
    ru: 'Найти свою волость или город',
    en: 'Find your municipality',
  },
  rowsPerPage: { et: 'Ridu lehel', ru: 'Строк на странице', en: 'Rows per page' },
  shown: {
    et: 'Read {first}–{last}, kokku {total}',
    ru: 'Строки {first}–{last} из {total}',
    en: 'Rows {first}–{last} of {total}',
  },
  /** Beside a box; the columns are not shown on a narrow screen before it is ticked. */
  folded: {
    et: 'Näita ka veerge: {columns}',
    ru: 'Показать ещё столбцы: {columns}',
    en: 'Also show: {columns}',
  },
  foldedAll: { et: 'Näita kõiki veerge', ru: 'Показать все столбцы', en: 'Show all columns' },
  /** Name of a table in a text, for screen readers. */
  named: { et: 'Tabel: {name}', ru: 'Таблица: {name}', en: 'Table: {name}' },
  unnamed: { et: 'Tabel', ru: 'Таблица', en: 'Table' },
  searchPrices: {
    et: 'Otsi konteineri või jäätmete järgi',
    ru: 'Найти по контейнеру или отходам',
    en: 'Find a container or type of waste',
  },
  unfold: { et: 'Näita veel', ru: 'Показать ещё', en: 'Show more' },
  untilChanged: { et: 'muutmiseni', ru: 'бессрочно', en: 'until further notice' },
  untilDay: { et: 'kuni {end}', ru: 'до {end}', en: 'until {end}' },
  closedPeriod: { et: '{start}–{end}', ru: '{start}–{end}', en: '{start} to {end}' },
  openPeriod: {
    et: 'alates {start}, tähtajatult',
    ru: 'с {start}, бессрочно',
    en: 'from {start} until further notice',
  },
} as const;
