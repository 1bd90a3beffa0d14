/** How figures of the company are called in WordPress. Texts name them by their keys. */
import type { Worded } from '#platform/languages/locale.ts';

export const figureNames = {
  employees: { et: 'Töötajate arv', ru: 'Число работников', en: 'Number of employees' },
  customers: { et: 'Klientide arv', ru: 'Число клиентов', en: 'Number of customers' },
  wasteTonnes: {
    et: 'Aastas veetavad jäätmed',
    ru: 'Отходы, вывезенные за год',
    en: 'Waste collected in a year',
  },
  goalYear: {
    et: 'Aasta, milleks on seatud eesmärk',
    ru: 'Год, на который поставлена цель',
    en: 'Year of the goal',
  },
  incineratorTonnes: {
    et: 'Aastas põletatavad ohtlikud jäätmed',
    ru: 'Опасные отходы, сжигаемые за год',
    en: 'Hazardous waste incinerated in a year',
  },
  responseDays: {
    et: 'Mitme päeva jooksul vastame',
    ru: 'За сколько дней отвечаем',
    en: 'Days in which we answer',
  },
  roundEnds: {
    et: 'Mis kellaks on ring sõidetud',
    ru: 'К какому времени заканчивается рейс',
    en: 'Time by which a round is done',
  },
  missedReportDays: {
    et: 'Mitme päeva jooksul teatada tühjendamata konteinerist',
    ru: 'За сколько дней сообщить о невывезенном контейнере',
    en: 'Days to report a missed collection',
  },
  iban: { et: 'Arvelduskonto', ru: 'Расчётный счёт', en: 'Account number' },
  bank: { et: 'Pank', ru: 'Банк', en: 'Bank' },
  paymentDays: { et: 'Maksetähtaeg päevades', ru: 'Срок оплаты в днях', en: 'Days to pay a bill' },
  lateInterestMargin: {
    et: 'Viivise lisa Euroopa Keskpanga intressile',
    ru: 'Надбавка пени к ставке Европейского центрального банка',
    en: 'Late interest above the European Central Bank rate',
  },
  paymentPlanMonths: {
    et: 'Maksegraafiku pikim aeg kuudes',
    ru: 'Наибольший срок графика платежей в месяцах',
    en: 'Longest payment plan in months',
  },
  withdrawalDays: {
    et: 'Taganemise tähtaeg päevades',
    ru: 'Срок отказа от договора в днях',
    en: 'Days to withdraw from a contract',
  },
  refundDays: {
    et: 'Mitme päeva jooksul raha tagastame',
    ru: 'За сколько дней возвращаем деньги',
    en: 'Days in which we return money',
  },
  complaintDays: {
    et: 'Mitme päeva jooksul kaebuse lahendame',
    ru: 'За сколько дней решаем жалобу',
    en: 'Days in which we decide a complaint',
  },
  liabilityYears: {
    et: 'Mitu aastat vastutame puuduste eest',
    ru: 'Сколько лет отвечаем за недостатки',
    en: 'Years of liability for faults',
  },
  messageYears: {
    et: 'Mitu aastat hoiame kirju',
    ru: 'Сколько лет храним обращения',
    en: 'Years that messages are kept',
  },
  photoMonths: {
    et: 'Mitu kuud hoiame fotosid',
    ru: 'Сколько месяцев храним фотографии',
    en: 'Months that photos are kept',
  },
  applicantMonths: {
    et: 'Mitu kuud hoiame kandideerijate andmeid',
    ru: 'Сколько месяцев храним данные кандидатов',
    en: 'Months that data of applicants are kept',
  },
  logDays: {
    et: 'Mitu päeva hoiame serveri logi',
    ru: 'Сколько дней храним журнал сервера',
    en: 'Days that the server log is kept',
  },
  afterHoursPhone: { et: 'Valvetelefon', ru: 'Дежурный телефон', en: '24-hour number' },
  privacyEmail: {
    et: 'E-post andmekaitse küsimusteks',
    ru: 'Эл. почта по вопросам персональных данных',
    en: 'Email for privacy questions',
  },
  shortDayHours: {
    et: 'Mitu tundi on lühendatud tööpäev lühem',
    ru: 'На сколько часов короче сокращённый день',
    en: 'Hours by which a short working day is shorter',
  },
  accountingYears: {
    et: 'Mitu aastat hoiame raamatupidamise dokumente',
    ru: 'Сколько лет храним бухгалтерские документы',
    en: 'Years that accounts are kept',
  },
  recordingDays: {
    et: 'Mitu päeva hoiame kõnede salvestisi',
    ru: 'Сколько дней храним записи звонков',
    en: 'Days that recordings of calls are kept',
  },
  bigBagVolume: { et: 'Big-Bag-koti maht', ru: 'Объём мешка Big Bag', en: 'Volume of a Big Bag' },
  bigBagMaxWeight: {
    et: 'Big-Bag-koti suurim kaal',
    ru: 'Наибольший вес мешка Big Bag',
    en: 'Largest weight of a Big Bag',
  },
  smallDeviceSize: {
    et: 'Väikese elektriseadme suurim pikkus',
    ru: 'Наибольшая длина мелкого электроприбора',
    en: 'Longest small electrical device',
  },
  retailerArea: {
    et: 'Poe müügipind, millest alates see väikesi seadmeid vastu võtab',
    ru: 'Площадь магазина, с которой он принимает мелкие приборы',
    en: 'Sales area from which a shop takes small devices',
  },
  rentDaysIncluded: {
    et: 'Mitu rendipäeva on hinna sees',
    ru: 'Сколько дней аренды входит в цену',
    en: 'Days of rent in the price',
  },
  truckLength: {
    et: 'Auto pikkus koos konteineriga',
    ru: 'Длина машины с контейнером',
    en: 'Length of the truck with its container',
  },
  manualTransportDistance: {
    et: 'Kui kaugele veeretame konteinerit tasuta',
    ru: 'На какое расстояние катим контейнер бесплатно',
    en: 'Distance that we wheel a container free',
  },
  litresPerPersonDay: {
    et: 'Segaolmejäätmeid inimese kohta päevas',
    ru: 'Смешанные отходы на человека в день',
    en: 'Mixed waste for each person a day',
  },
  bagMaxWeight: {
    et: 'Jäätmekoti suurim kaal',
    ru: 'Наибольший вес мешка с отходами',
    en: 'Largest weight of a waste bag',
  },
  offScheduleSurcharge: {
    et: 'Lisatühjendus on kallim',
    ru: 'Доплата за вывоз вне графика',
    en: 'Surcharge of an extra collection',
  },
  gardenFreeQuota: {
    et: 'Aiajäätmeid tasuta päevas',
    ru: 'Садовые отходы бесплатно в день',
    en: 'Garden waste free a day',
  },
  tyresFreeQuota: { et: 'Rehve tasuta aastas', ru: 'Шины бесплатно в год', en: 'Tyres free a year' },
  paintFreeQuota: { et: 'Värve tasuta aastas', ru: 'Краска бесплатно в год', en: 'Paint free a year' },
  septicPrice: { et: 'Kaevu tühjendamise hind', ru: 'Цена откачки ямы', en: 'Price of emptying a tank' },
  septicVolume: {
    et: 'Mitu kuupmeetrit on tühjendamise hinna sees',
    ru: 'Сколько кубометров входит в цену откачки',
    en: 'Volume in the price of emptying',
  },
  septicExtraPrice: {
    et: 'Iga lisakuupmeetri hind kaevu tühjendamisel',
    ru: 'Цена каждого следующего кубометра при откачке',
    en: 'Price of each further cubic metre of emptying',
  },
  septicFreeDistance: {
    et: 'Kui kaugel võib puhasti tasuta olla',
    ru: 'Расстояние до очистных без доплаты',
    en: 'Distance to the treatment plant in the price',
  },
  septicKmPrice: {
    et: 'Lisakilomeetri hind kaevu tühjendamisel',
    ru: 'Цена дополнительного километра при откачке',
    en: 'Price of a further kilometre of emptying',
  },
  septicHose: {
    et: 'Vooliku pikkus, mis on hinna sees',
    ru: 'Длина шланга, которая входит в цену',
    en: 'Length of hose in the price',
  },
  septicHosePrice: {
    et: 'Pikema vooliku hind',
    ru: 'Цена более длинного шланга',
    en: 'Price of a longer hose',
  },
  septicWaitPrice: {
    et: 'Ootamise hind tunnis',
    ru: 'Цена часа ожидания',
    en: 'Price of an hour of waiting',
  },
  septicWastedPrice: {
    et: 'Tühisõidu hind kaevu tühjendamisel',
    ru: 'Цена напрасного выезда на откачку',
    en: 'Price of a wasted trip to a tank',
  },
  septicTruckVolume: {
    et: 'Fekaaliauto maht',
    ru: 'Объём ассенизационной машины',
    en: 'Volume of the tank truck',
  },
  septicAfterHours: {
    et: 'Kaevu tühjendamine väljaspool tööaega on kallim',
    ru: 'Доплата за откачку в нерабочее время',
    en: 'Surcharge for emptying out of hours',
  },
  bulkyPrice: {
    et: 'Suurte esemete äraveo hind',
    ru: 'Цена вывоза крупных вещей',
    en: 'Price of bulky waste collection',
  },
  bulkyVolume: {
    et: 'Mitu kuupmeetrit on suurte esemete äraveo hinna sees',
    ru: 'Сколько кубометров входит в цену вывоза крупных вещей',
    en: 'Volume in the price of bulky waste collection',
  },
  bulkyExtraPrice: {
    et: 'Suurte esemete iga lisakuupmeetri hind',
    ru: 'Цена каждого следующего кубометра крупных вещей',
    en: 'Price of each further cubic metre of bulky waste',
  },
  stationBulkyPrices: {
    et: 'Suurte esemete kuupmeetri hind jäätmejaamas',
    ru: 'Цена кубометра крупных вещей на станции',
    en: 'Price of a cubic metre of bulky waste at a station',
  },
  exampleCollectionPrice: {
    et: 'Näidisarvutus: ühe tühjenduse hind',
    ru: 'Пример расчёта: цена одного вывоза',
    en: 'Example: price of one collection',
  },
  exampleRent: {
    et: 'Näidisarvutus: rent kuus',
    ru: 'Пример расчёта: аренда в месяц',
    en: 'Example: rent per month',
  },
  exampleMonthlyCost: {
    et: 'Näidisarvutus: kokku kuus',
    ru: 'Пример расчёта: всего в месяц',
    en: 'Example: total per month',
  },
  wasteBagPrice: { et: 'Jäätmekoti hind', ru: 'Цена мешка для отходов', en: 'Price of a waste bag' },
  bioBagPrice: {
    et: 'Biojäätmekottide hind',
    ru: 'Цена мешков для биоотходов',
    en: 'Price of bio-waste bags',
  },
  vatRate: { et: 'Käibemaks', ru: 'Налог с оборота', en: 'VAT' },
  statementDate: {
    et: 'Ligipääsetavuse hinnangu kuupäev',
    ru: 'Дата оценки доступности',
    en: 'Date of the accessibility assessment',
  },
  foundedYear: { et: 'Asutamise aasta', ru: 'Год основания', en: 'Year of foundation' },
  firstStationYear: {
    et: 'Esimese jäätmejaama aasta',
    ru: 'Год первой станции отходов',
    en: 'Year of the first waste station',
  },
  incineratorYear: {
    et: 'Põletusahju avamise aasta',
    ru: 'Год запуска печи для сжигания',
    en: 'Year of the incinerator',
  },
  compostYear: {
    et: 'Kompostimise alguse aasta',
    ru: 'Год начала компостирования',
    en: 'Year composting began',
  },
  bioWasteYear: {
    et: 'Biojäätmete kogumise alguse aasta',
    ru: 'Год начала сбора биоотходов',
    en: 'Year bio-waste collection began',
  },
  sortingLineYear: {
    et: 'Sorteerimisliini aasta',
    ru: 'Год сортировочной линии',
    en: 'Year of the sorting line',
  },
  electricTruckYear: {
    et: 'Esimese elektriauto aasta',
    ru: 'Год первого электрического мусоровоза',
    en: 'Year of the first electric truck',
  },
} as const satisfies Readonly<Record<string, Worded>>;
