/** What each call is for. The descriptions of fields are in fields.ts; all else of the document follows from the schemas. */
import {
  cutOffTime,
  unservedDays,
  unservedDaysInEnglish,
  unservedDaysInRussian,
} from '#model/business-rules.ts';
import type { Worded } from '#model/locale.ts';

export interface OperationText {
  /** Name for programs: generated clients call it so. */
  readonly id: string;
  readonly tag: TagName;
  readonly summary: Worded;
  readonly description: Worded;
}

export const tags = {
  collection: {
    name: { et: 'Veopäevad', ru: 'Дни вывоза', en: 'Collection days' },
    description: {
      et: 'Millal konteiner tühjendatakse ja kus see jäi tühjendamata.',
      ru: 'Когда вывозят отходы и где их не вывезли.',
      en: 'When a container is emptied, and where it was not.',
    },
  },
  search: {
    name: { et: 'Otsing ja uudised', ru: 'Поиск и новости', en: 'Search and news' },
    description: {
      et: 'Mida sisubaas leiab.',
      ru: 'Что находит поиск по базе контента.',
      en: 'What the content base finds.',
    },
  },
  forms: {
    name: { et: 'Vormid', ru: 'Формы', en: 'Forms' },
    description: {
      et: 'Kirjad klienditoele ja tellimused.',
      ru: 'Сообщения в поддержку клиентов и заказы.',
      en: 'Messages to customer support, and orders.',
    },
  },
  files: {
    name: { et: 'Failid ja vood', ru: 'Файлы и ленты', en: 'Files and feeds' },
    description: {
      et: 'Failid igaühele. Kalendreid ja plakateid siin ei ole: nende aadressis on leping krüpteeritult ja selle saab ainult tegija.',
      ru: 'Файлы для всех. Календарей и плакатов здесь нет: в их адресе зашифрован договор, и знает его только тот, кто их создал.',
      en: 'Files for everybody. Calendars and posters are not among them: their addresses hold a contract, encrypted, and only who made one has it.',
    },
  },
  operation: {
    name: { et: 'Käitamine', ru: 'Эксплуатация', en: 'Operation' },
    description: {
      et: 'Seisund, teated muutustest ja rikkumistest.',
      ru: 'Состояние, уведомления об изменениях и нарушениях.',
      en: 'Health, and messages about changes and violations.',
    },
  },
} as const satisfies Readonly<Record<string, { readonly name: Worded; readonly description: Worded }>>;

export type TagName = keyof typeof tags;

const discharges = {
  tag: 'collection',
  summary: {
    et: 'Ühe lepingu järgmised tühjendused',
    ru: 'Ближайшие вывозы по одному договору',
    en: 'Upcoming collections of one contract',
  },
} as const;

/** By method and address. */
export const operationTexts: Readonly<Record<string, OperationText>> = {
  'GET /api/discharges': {
    ...discharges,
    id: 'findDischarges',
    description: {
      et: 'Tänasest alates, varaseim ees. Tundmatu leping saab sama vastuse nagu leping, millel tühjendusi ei ole: nii ei saa numbreid ära arvata. Teised veebilehed seda päringut saata ei saa.',
      ru: 'Начиная с сегодняшнего дня, ближайшие первыми. На неизвестный договор ответ тот же, что и на договор без вывозов: так номера нельзя подобрать. Страницы других сайтов этот запрос отправить не могут.',
      en: 'From today on, soonest first. An unknown contract is answered like one without collections, so that numbers cannot be guessed. Pages of other sites cannot send this request.',
    },
  },
  'POST /api/discharges': {
    ...discharges,
    id: 'postDischarges',
    description: {
      et: 'Sama mis GET, aga lepingu number ei jää ei aadressi ega logisse. Nii küsivad meie lehed.',
      ru: 'То же, что GET, но номер договора не попадает ни в адрес, ни в журнал. Так спрашивают наши страницы.',
      en: 'The same as GET, but the contract number appears in no address and no log. This is how our pages ask.',
    },
  },
  'POST /api/calendar': {
    id: 'createCalendar',
    tag: 'collection',
    summary: {
      et: 'Veopäevade kalendri aadress',
      ru: 'Адрес календаря дней вывоза',
      en: 'Address of a calendar of collection days',
    },
    description: {
      et: 'Aadress ise hoiab valikut krüpteeritult; meie ei salvesta midagi. Iga leping läheb arvesse eraldi päringuna.',
      ru: 'Выбор хранится в самом адресе в зашифрованном виде, у нас не сохраняется ничего. Каждый договор считается отдельным запросом.',
      en: 'The address itself holds the choice, encrypted; we store nothing. Each contract counts as a request.',
    },
  },
  'GET /api/calendar-entries': {
    id: 'listCalendarEntries',
    tag: 'collection',
    summary: { et: 'Kalendri päevad', ru: 'Дни календаря', en: 'Days of a calendar' },
    description: {
      et: 'Millest kalender koosneb; vastuse saab see, kellel on kalendri aadress. Lepingu numbreid vastuses ei ole.',
      ru: 'Из чего состоит календарь – для того, у кого есть его адрес. Номеров договоров в ответе нет.',
      en: 'What a calendar is made of, for the holder of its address. The answer has no contract numbers.',
    },
  },
  'GET /api/unserved': {
    id: 'listUnserved',
    tag: 'collection',
    summary: {
      et: 'Teenindamata aadressid',
      ru: 'Необслуженные адреса',
      en: 'Missed collections',
    },
    description: {
      et: `Täna ja eelneva ${unservedDays} päeva jooksul tühjendamata jäänud konteinerid, uuemad ees.`,
      ru: `Адреса, где сегодня и в предыдущие ${unservedDaysInRussian} не вывезли отходы, сначала новые.`,
      en: `Containers that were not emptied today or in the ${unservedDaysInEnglish} before, newest first.`,
    },
  },
  'GET /api/search': {
    id: 'searchContentBase',
    tag: 'search',
    summary: { et: 'Otsing sisubaasist', ru: 'Поиск по базе', en: 'Search of the content base' },
    description: {
      et: 'Tulemused on neljas rühmas. Lehed ise leiab saidi oma otsing.',
      ru: 'Результаты разделены на четыре группы. Сами страницы находит поиск сайта.',
      en: 'The results are in four groups. The pages themselves are found by the search of the site.',
    },
  },
  'GET /api/content-search': {
    id: 'searchArticles',
    tag: 'search',
    summary: { et: 'Otsing uudistest', ru: 'Поиск по новостям', en: 'Search in articles' },
    description: {
      et: 'Avaldatud uudised, mille tekst sisaldab otsisõnu.',
      ru: 'Опубликованные новости, в тексте которых есть искомые слова.',
      en: 'Published articles whose text has the words.',
    },
  },
  'GET /api/posts': {
    id: 'listPosts',
    tag: 'search',
    summary: { et: 'Uudiste loetelu', ru: 'Список новостей', en: 'List of articles' },
    description: {
      et: 'Ainult avaldatud uudised ja ilma tekstita: iga uudis on leht aadressil /about/news/….',
      ru: 'Только опубликованные новости и без текста: каждая новость – страница по адресу /about/news/….',
      en: 'Published articles only and without their text: each is a page at /about/news/….',
    },
  },
  'GET /api/helpdesk': {
    id: 'showHelpdeskForm',
    tag: 'forms',
    summary: {
      et: 'Klienditoe vormi väljad',
      ru: 'Поля формы поддержки клиентов',
      en: 'Fields of the customer support form',
    },
    description: {
      et: 'Väljad, mida klienditoe süsteem ise küsib. Vorm saadetakse POST-päringuga, milles on form=helpdesk.',
      ru: 'Поля, которые запрашивает сама система поддержки. Форма отправляется запросом POST с form=helpdesk.',
      en: 'The fields that the helpdesk itself asks for. The form is sent by POST with form=helpdesk.',
    },
  },
  'POST /api/helpdesk': {
    id: 'sendTicket',
    tag: 'forms',
    summary: {
      et: 'Kiri klienditoele',
      ru: 'Сообщение в поддержку клиентов',
      en: 'Message to customer support',
    },
    description: {
      et: 'Kohustuslikud väljad sõltuvad teemast. Tühi väli loetakse puuduvaks. Kirja, mis võis kohale jõuda, ei saadeta kunagi teist korda.',
      ru: 'Обязательные поля зависят от темы. Пустое поле считается отсутствующим. Сообщение, которое могло дойти, повторно не отправляется никогда.',
      en: 'The required fields depend on the topic. An empty field counts as absent. A message that may have arrived is never sent again.',
    },
  },
  'POST /api/orders': {
    id: 'orderSepticTransport',
    tag: 'forms',
    summary: { et: 'Fekaaliveo tellimus', ru: 'Заказ на вывоз фекалий', en: 'Septic tank order' },
    description: {
      et: `Tellimus läheb e-kirjaga logistikaosakonda. Tellida saab hiljemalt eelmisel tööpäeval kell ${cutOffTime}.`,
      ru: `Заказ уходит письмом в отдел логистики. Заказать можно до ${cutOffTime} предыдущего рабочего дня.`,
      en: `The order is emailed to the logistics department. It can be sent until ${cutOffTime} on the working day before.`,
    },
  },
  'GET /api/health': {
    id: 'showHealth',
    tag: 'operation',
    summary: { et: 'Seisund ja versioon', ru: 'Состояние и версия', en: 'Health and version' },
    description: {
      et: 'Saidi avaldatud versioon ja kas allikad vastavad. Vastus on 200 ka siis, kui mõni allikas ei vasta.',
      ru: 'Опубликованная версия сайта и отвечают ли источники. Ответ – 200, даже если какой-то источник не отвечает.',
      en: 'The published version of the site, and whether the upstreams respond. The status is 200 even if one does not.',
    },
  },
  'POST /api/reports': {
    id: 'reportViolations',
    tag: 'operation',
    summary: {
      et: 'Brauseri teated turvapoliitika rikkumistest',
      ru: 'Сообщения браузера о нарушениях политики безопасности',
      en: 'Reports of the content security policy',
    },
    description: {
      et: 'Brauserid saadavad need ise. Alles jääb ainult arv.',
      ru: 'Их отправляют сами браузеры. Сохраняется только количество.',
      en: 'Browsers send them by themselves. Only counts are kept.',
    },
  },
  'POST /api/unanswered': {
    id: 'reportUnanswered',
    tag: 'operation',
    summary: {
      et: 'Sõnad, millele „Kuhu visata?“ ei osanud vastata',
      ru: 'Слова, на которые у «Куда выбросить?» нет ответа',
      en: 'Words for which “What goes where?” has no answer',
    },
    description: {
      et: 'Alles jäävad sõnad, keel ja päev, aga mitte midagi otsija kohta.',
      ru: 'Сохраняются слова, язык и день, но ничего о том, кто искал.',
      en: 'The words, the language and the day are kept, and nothing about whoever typed them.',
    },
  },
  'POST /api/hooks/content': {
    id: 'announceChange',
    tag: 'operation',
    summary: {
      et: 'Teade, et sisu muutus',
      ru: 'Уведомление об изменении содержания',
      en: 'Message that content changed',
    },
    description: {
      et: 'Sisubaas või lehekoostaja teatab muudatusest; sisu loeb sait ise uuesti. Allkiri järgib Standard Webhooks’i kirjeldust ja kehtib viis minutit. Saatja, kes allkirjastada ei oska, annab aadressis saladuse.',
      ru: 'База или конструктор страниц сообщает об изменении, а содержание сайт читает заново сам. Подпись – по Standard Webhooks, действует пять минут. Кто подписывать не умеет, передаёт секрет в адресе.',
      en: 'The content base or the page builder announces a change; the site reads the content again itself. The signature follows Standard Webhooks and is valid for five minutes. A sender that cannot sign puts a secret in the address.',
    },
  },
  'GET /api/hooks/content': {
    id: 'announceChangeByLink',
    tag: 'operation',
    summary: {
      et: 'Sama teade lihtsa lingina',
      ru: 'То же уведомление простой ссылкой',
      en: 'The same message as a plain link',
    },
    description: {
      et: 'Saatjatele, kes oskavad avada ainult aadressi.',
      ru: 'Для отправителей, которые умеют только открывать адрес.',
      en: 'For senders that can only open an address.',
    },
  },
};
