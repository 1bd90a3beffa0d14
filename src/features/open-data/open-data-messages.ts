/** Texts of the open data: on its page, in the catalogue and in structured data. */
import { unservedDays, unservedDaysInEnglish, unservedDaysInRussian } from '#shell/company/business-rules.ts';
import type { Worded } from '#platform/languages/locale.ts';
import type { OpenDataset } from '#shell/open-data/open-files.ts';

export const openDataTexts = {
  files: { et: 'Andmestikud', ru: 'Наборы данных', en: 'Datasets' },
  schema: { et: 'skeem', ru: 'схема', en: 'schema' },
  schemaOf: {
    et: 'Skeem (JSON Schema): {name}',
    ru: 'Схема (JSON Schema): {name}',
    en: 'JSON Schema: {name}',
  },
  fileOf: { et: '{format}: {name}', ru: '{format}: {name}', en: '{format}: {name}' },
  calls: {
    et: 'Saidi reaalajaandmete päringud (OpenAPI)',
    ru: 'Запросы данных сайта в реальном времени (OpenAPI)',
    en: 'Calls for live data of the site (OpenAPI)',
  },
  catalogue: {
    et: 'Kataloog andmeportaalidele (DCAT-AP 3)',
    ru: 'Каталог для порталов данных (DCAT-AP 3)',
    en: 'Catalogue for data portals (DCAT-AP 3)',
  },
  feeds: { et: 'Uudisvood (Atom)', ru: 'Ленты новостей (Atom)', en: 'Feeds (Atom)' },
  allNews: { et: 'Kõik uudised', ru: 'Все новости', en: 'All news' },
  notices: { et: 'Teated häirete kohta', ru: 'Сообщения о сбоях', en: 'Service notices' },
  unserved: {
    et: 'Teenindamata aadressid maakonna või omavalitsuse järgi',
    ru: 'Необслуженные адреса по уездам и самоуправлениям',
    en: 'Missed collections by county or municipality',
  },
  title: { et: 'Avaandmed: {company}', ru: 'Открытые данные: {company}', en: 'Open data: {company}' },
  about: {
    et: 'Jäätmejaamad, hinnakirjad, vedajad, teated ja sortimisjuhised masinloetavalt.',
    ru: 'Станции отходов, прейскуранты, перевозчики, сообщения и правила сортировки в машиночитаемом виде.',
    en: 'Waste stations, price lists, carriers, notices and sorting advice in machine-readable form.',
  },
} as const satisfies Readonly<Record<string, Worded>>;

interface DatasetTexts {
  readonly name: Worded;
  readonly description: Worded;
  /** What one searches a portal for. */
  readonly keywords: Worded;
}

export const datasetTexts: Readonly<Record<OpenDataset, DatasetTexts>> = {
  stations: {
    name: { et: 'Jäätmejaamad', ru: 'Станции отходов', en: 'Waste stations' },
    description: {
      et: 'Asukoht, lahtiolekuajad, vastuvõetavad jäätmed, hinnad elanikele ja teistele ning makseviisid.',
      ru: 'Адрес, часы работы, принимаемые отходы, цены для жителей и других посетителей, способы оплаты.',
      en: 'Location, opening hours, accepted waste, prices for residents and others, and ways to pay.',
    },
    keywords: {
      et: 'jäätmejaam, lahtiolekuajad',
      ru: 'станция отходов, часы работы',
      en: 'waste station, opening hours',
    },
  },
  'price-lists': {
    name: { et: 'Hinnakirjad', ru: 'Прейскуранты', en: 'Price lists' },
    description: {
      et: 'Korraldatud jäätmeveo, ehitusjäätmete ja big-bag-kottide hinnad käibemaksuga ja ilma ning kehtivusaeg.',
      ru: 'Цены на организованный вывоз, вывоз строительных отходов и биг-бэги с НСО и без него, а также срок действия.',
      en: 'Prices of organised collection, construction waste and big bags, with and without VAT, and their validity.',
    },
    keywords: {
      et: 'hinnakiri, jäätmevedu',
      ru: 'прейскурант, вывоз отходов',
      en: 'price list, waste collection',
    },
  },
  municipalities: {
    name: {
      et: 'Omavalitsused ja vedajad',
      ru: 'Самоуправления и перевозчики',
      en: 'Municipalities and carriers',
    },
    description: {
      et: 'Kes omavalitsuses jäätmeid veab, kes esitab arve, mis ajani leping kestab ja milline hinnakiri kehtib.',
      ru: 'Кто вывозит отходы в самоуправлении, кто выставляет счёт, до какого дня действует договор и какой прейскурант применяется.',
      en: 'Who collects waste in a municipality, who sends the bill, how long the contract runs and which price list applies.',
    },
    keywords: { et: 'omavalitsus, vedaja', ru: 'самоуправление, перевозчик', en: 'municipality, carrier' },
  },
  notices: {
    name: { et: 'Teated', ru: 'Сообщения', en: 'Notices' },
    description: {
      et: 'Teated vedude häirete ja muudatuste kohta: kehtivad ja lõppenud, algus ja lõpp Tallinna aja järgi.',
      ru: 'Сообщения о сбоях и изменениях вывоза: действующие и прошедшие, начало и конец по времени Таллинна.',
      en: 'Notices about disruptions and changes, current and past, with their start and end in Tallinn time.',
    },
    keywords: { et: 'teade, häire', ru: 'сообщение, сбой', en: 'notice, disruption' },
  },
  sorting: {
    name: { et: 'Kuhu visata', ru: 'Куда выбросить', en: 'What goes where' },
    description: {
      et: 'Esemed ja nende õige konteiner, mida enne teha, kuhu ei tohi panna ja millest vastus lähtub.',
      ru: 'Вещи и контейнеры для них: как подготовить вещь, куда её класть нельзя и на чём основан ответ.',
      en: 'Things and the bin they belong in, what to do first, where not to put them, and the sources.',
    },
    keywords: { et: 'sortimine, jäätmed', ru: 'сортировка, отходы', en: 'sorting, waste' },
  },
  unserved: {
    name: { et: 'Teenindamata aadressid', ru: 'Необслуженные адреса', en: 'Missed collections' },
    description: {
      et: `Täna ja viimase ${unservedDays} päeva jooksul tühjendamata jäänud konteinerite aadressid, põhjus ja uus päev. Korterit, nime ja lepingu numbrit failis ei ole.`,
      ru: `Адреса, где сегодня и в последние ${unservedDaysInRussian} не вывезли отходы, причина и новый день. Без квартиры, имени и номера договора.`,
      en: `Addresses where a bin was not emptied today or in the last ${unservedDaysInEnglish}, why, and the new day. Without flat, name or contract number.`,
    },
    keywords: {
      et: 'teenindamata aadress',
      ru: 'пропущенный вывоз',
      en: 'missed collection',
    },
  },
};

/** Of the list of languages of the European Union, for the catalogue. */
export const languageCodes: Worded = { et: 'EST', ru: 'RUS', en: 'ENG' };
