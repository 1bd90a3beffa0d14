import { maxContractNumberLength } from '#shell/company/contract-number.ts';

/** Texts of the lookup of the next collection day. */
const lookup = {
  'lookup.empty': {
    et: 'Sisestage lepingu number.',
    ru: 'Введите номер договора.',
    en: 'Enter your contract number.',
  },
  'lookup.noContractNumber': {
    et: `See ei ole lepingu number. Lepingu numbris on kuni ${maxContractNumberLength} tähte ja numbrit, näiteks L1234567. Kui te numbrit ei leia, helistage {phone}.`,
    ru: `Это не номер договора. В номере до ${maxContractNumberLength} букв и цифр, например L1234567. Если номера под рукой нет, позвоните по номеру {phone}.`,
    en: `This is not a contract number. Contract numbers have up to ${maxContractNumberLength} letters and digits, for example L1234567. If you cannot find it, call {phone}.`,
  },
  'lookup.unreachable': {
    et: 'Ühendust ei ole. Kontrollige internetiühendust ja proovige uuesti.',
    ru: 'Нет связи. Проверьте подключение к интернету и повторите попытку.',
    en: 'There is no connection. Check your internet connection and try again.',
  },
  'lookup.tooMany': {
    et: 'Päringuid on liiga palju. Oodake minut ja proovige uuesti.',
    ru: 'Слишком много запросов. Подождите минуту и повторите попытку.',
    en: 'Too many requests. Wait a minute and try again.',
  },
  'lookup.proofNeeded': {
    et: 'Lepinguid küsitakse praegu ebatavaliselt palju. Oodake mõni minut ja proovige uuesti või helistage {phone}.',
    ru: 'Сейчас необычно много запросов о договорах. Подождите несколько минут и повторите попытку или позвоните по номеру {phone}.',
    en: 'Many people are looking up contracts right now. Wait a few minutes and try again, or call {phone}.',
  },
  'lookup.noAnswer': {
    et: 'Andmeid ei õnnestunud laadida. See on meie viga, mitte teie oma. Proovige hiljem uuesti või helistage {phone}.',
    ru: 'Данные загрузить не удалось. Это наша ошибка, а не ваша. Попробуйте позже или позвоните по номеру {phone}.',
    en: 'We could not load the dates. This is our fault, not yours. Try again later or call {phone}.',
  },
  'lookup.retry': { et: 'Proovi uuesti', ru: 'Повторить', en: 'Try again' },
  /** Below the form: what can be done with the days besides reading them. */
  'lookup.keepDays': {
    et: 'Leitud päevad saate lisada kalendrisse, printida plakatiks või jätta sellesse seadmesse meelde.',
    ru: 'Найденные дни можно добавить в календарь, распечатать в виде плаката или запомнить на этом устройстве.',
    en: 'You can add the days to your calendar, print them as a poster or keep them on this device.',
  },
  /** Heading of the answer, for screen readers. */
  'lookup.answer': { et: 'Tulemus', ru: 'Результат', en: 'Result' },
  'lookup.nonePlanned': {
    et: 'Tulevasi tühjendeid pole',
    ru: 'Предстоящих вывозов нет',
    en: 'No collections are planned',
  },
  'lookup.nonePlannedMore': {
    et: 'Me ei leidnud selle numbriga ühtegi kavandatud tühjendust. Kontrollige numbrit või helistage {phone}.',
    ru: 'По этому номеру запланированных вывозов не нашлось. Проверьте номер или позвоните: {phone}.',
    en: 'We found no planned collections for this number. Check the number or call {phone}.',
  },
  'lookup.stale': {
    et: 'Uuemaid andmeid ei õnnestunud laadida. Kuupäevad on seisuga {time} ja võivad olla muutunud.',
    ru: 'Более новые данные загрузить не удалось. Даты указаны по состоянию на {time} и могли измениться.',
    en: 'We could not load newer dates. These were last updated on {time} and may have changed.',
  },
  'lookup.demonstration': {
    et: 'Need on näidisandmed: lepingud, aadressid ja kuupäevad on välja mõeldud.',
    ru: 'Это демонстрационные данные: договоры, адреса и даты вымышлены.',
    en: 'This is demonstration data: the contracts, addresses and dates are made up.',
  },
  'lookup.showMonths': { et: 'Näita kuude kaupa', ru: 'Показать по месяцам', en: 'Show by month' },
  'lookup.movedFrom': { et: 'Tavapärane päev: {date}', ru: 'Перенесён с {date}', en: 'Moved from {date}' },
  'lookup.movedTo': {
    et: 'Pühade tõttu uus päev: {date}',
    ru: 'Из-за праздников новый день: {date}',
    en: 'Moved to {date} because of a holiday',
  },
  'lookup.addToCalendar': {
    et: 'Lisa minu kalendrisse',
    ru: 'Добавить в календарь',
    en: 'Add to my calendar',
  },
  'lookup.makePoster': {
    et: 'Prindi plakat teadetetahvlile',
    ru: 'Распечатать плакат для дома',
    en: 'Print a poster for the house',
  },
  'lookup.next': { et: 'Järgmine tühjendus', ru: 'Ближайший вывоз', en: 'Next collection' },
  'lookup.search': { et: 'Otsi nimekirjast', ru: 'Поиск в списке', en: 'Search the list' },
  'lookup.placeholder': {
    et: 'Otsi: aadress, liik, konteiner',
    ru: 'Поиск: адрес, отходы, контейнер',
    en: 'Address, waste, container',
  },
  'lookup.type': { et: 'Jäätmeliik', ru: 'Вид отходов', en: 'Waste type' },
  'lookup.productType': { et: 'Konteiner', ru: 'Контейнер', en: 'Container' },
  'lookup.address': { et: 'Aadress', ru: 'Адрес', en: 'Address' },
  'lookup.contract': { et: 'Leping', ru: 'Договор', en: 'Contract' },
  'lookup.today': { et: 'täna', ru: 'сегодня', en: 'today' },
  'lookup.tomorrow': { et: 'homme', ru: 'завтра', en: 'tomorrow' },
} as const;

export const homePage = {
  /** Of the title, after the name of the company: what search engines show. */
  services: {
    et: 'jäätmevedu kodule, ehitusele ja ettevõttele',
    ru: 'вывоз отходов для дома, стройки и предприятий',
    en: 'waste collection for homes, building sites and businesses',
  },
  ...lookup,
  notEmptied: {
    et: 'Konteiner jäi tühjendamata?',
    ru: 'Мусор не вывезли?',
    en: 'Container not emptied?',
  },
  latestNews: { et: 'Viimased uudised', ru: 'Последние новости', en: 'Latest news' },
  allNews: { et: 'Kõik uudised', ru: 'Все новости', en: 'All news' },
  nextShippingDay: {
    et: 'Järgmine veopäev',
    ru: 'Ближайший день вывоза',
    en: 'Next collection day',
  },
  nextShippingDayLead: {
    et: 'Lepingu number on lepingul ja igal arvel.',
    ru: 'Номер договора есть в договоре и в каждом счёте.',
    en: 'Your contract number is on your contract and on every bill.',
  },
  contractNumber: { et: 'Lepingu number', ru: 'Номер договора', en: 'Contract number' },
  showDates: { et: 'Näita veopäevi', ru: 'Показать дни вывоза', en: 'Show collection days' },
} as const;
