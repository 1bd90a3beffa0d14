/** What a field means, by its name; with the name of the field or the call that it is part of where two differ. Fields of
 * forms have their labels (src/model/ticket.ts). */
import type { Worded } from '#model/locale.ts';
import { askedFieldTexts } from './asked-fields.ts';

const lasting = {
  et: 'Püsiv tunnus.',
  ru: 'Постоянный идентификатор.',
  en: 'Lasting id.',
};

const provenance: Readonly<Record<string, Worded>> = {
  isDemonstration: {
    et: 'Näidisandmed: sisubaas ei ole ühendatud.',
    ru: 'Демонстрационные данные: база не подключена.',
    en: 'Demonstration data: no content base is connected.',
  },
  isStale: {
    et: 'Allikas praegu ei vasta; siin on selle viimane hea vastus.',
    ru: 'Источник сейчас не отвечает; это его последний успешный ответ.',
    en: 'The upstream fails; this is its last good answer.',
  },
  asOf: {
    et: 'Millal allikas vastas (UTC).',
    ru: 'Когда ответил источник (UTC).',
    en: 'When the upstream answered (UTC).',
  },
};

const collection: Readonly<Record<string, Worded>> = {
  discharges: { et: 'Tühjendused.', ru: 'Вывозы.', en: 'Collections.' },
  garbage: {
    et: 'Jäätmeliik eesti keeles.',
    ru: 'Вид отходов по-эстонски.',
    en: 'Kind of waste, in Estonian.',
  },
  itemType: { et: 'Konteiner eesti keeles.', ru: 'Контейнер по-эстонски.', en: 'Container, in Estonian.' },
  address: { et: 'Aadress.', ru: 'Адрес.', en: 'Address.' },
  date: { et: 'Päev Tallinna aja järgi.', ru: 'День по времени Таллинна.', en: 'Day in Tallinn time.' },
  'posts.date': {
    et: 'Avaldamise aeg (UTC).',
    ru: 'Время публикации (UTC).',
    en: 'Time of publication (UTC).',
  },
  plannedDate: {
    et: 'Graafikujärgne päev, kui tühjendus on nihutatud.',
    ru: 'День по графику, если вывоз перенесён.',
    en: 'Scheduled day, if the collection was moved.',
  },
  path: {
    et: 'Kalendri aadress; puudub seal, kus kalendreid ei tehta.',
    ru: 'Адрес календаря; его нет там, где календари не создаются.',
    en: 'Path of the calendar; absent where the site makes none.',
  },
  entries: {
    et: 'Päevade kaupa; ka viimase 60 päeva omad, kui neid on nähtud.',
    ru: 'По дням; также за последние 60 дней, если они были видны.',
    en: 'By day; those of the last 60 days too, as far as they were seen.',
  },
  uid: {
    et: 'Tunnus, mis jääb samaks ka siis, kui päev nihkub.',
    ru: 'Идентификатор, который не меняется при переносе дня.',
    en: 'Id that stays the same when the day is moved.',
  },
  sequence: {
    et: 'Kirje muudatuste arv, nagu iCalendar seda nõuab.',
    ru: 'Число изменений записи, как требует iCalendar.',
    en: 'Number of changes of the entry, as iCalendar wants it.',
  },
  isCancelled: { et: 'Tühjendus jääb ära.', ru: 'Вывоз отменён.', en: 'The collection is cancelled.' },
  addresses: { et: 'Aadressid.', ru: 'Адреса.', en: 'Addresses.' },
  area: { et: 'Veopiirkond.', ru: 'Район вывоза.', en: 'Collection area.' },
  city: { et: 'Linn, alevik või küla.', ru: 'Город, посёлок или деревня.', en: 'Town or village.' },
  reason: {
    et: 'Põhjus eesti keeles, kui see on teada.',
    ru: 'Причина по-эстонски, если известна.',
    en: 'Reason in Estonian, if known.',
  },
  newDate: {
    et: 'Millal auto järgmisena tuleb, kui see on teada.',
    ru: 'Следующий приезд машины, если известен.',
    en: 'Next visit of the truck, if known.',
  },
};

const found: Readonly<Record<string, Worded>> = {
  groups: { et: 'Tulemused rühmiti.', ru: 'Результаты по группам.', en: 'Results by group.' },
  kojv_olme: { et: 'Olmejäätmete vedu.', ru: 'Вывоз бытовых отходов.', en: 'Collection of household waste.' },
  kojv_ehitus: {
    et: 'Ehitusjäätmete vedu.',
    ru: 'Вывоз строительных отходов.',
    en: 'Collection of construction waste.',
  },
  waste_stations: { et: 'Jäätmejaamad.', ru: 'Станции отходов.', en: 'Waste stations.' },
  failed_discharges: {
    et: 'Teenindamata aadressid.',
    ru: 'Необслуженные адреса.',
    en: 'Missed collections.',
  },
  id: lasting,
  name: { et: 'Nimi.', ru: 'Название.', en: 'Name.' },
  total: { et: 'Tulemusi kokku.', ru: 'Всего результатов.', en: 'Number of all results.' },
  nextPage: {
    et: 'Järgmine lehekülg; viimasel puudub.',
    ru: 'Следующая страница; на последней отсутствует.',
    en: 'Next page; absent on the last one.',
  },
  results: { et: 'Leitud uudised.', ru: 'Найденные новости.', en: 'Articles found.' },
  title: { et: 'Pealkiri ilma märgenduseta.', ru: 'Заголовок без разметки.', en: 'Title, as plain text.' },
  url: {
    et: 'Uudise aadress ilma keele eesliiteta.',
    ru: 'Адрес новости без языковой приставки.',
    en: 'Path of the article, without the prefix of a language.',
  },
  type: { et: 'Liik WordPressis.', ru: 'Вид в WordPress.', en: 'Type in WordPress.' },
  'fields.type': { et: 'Välja liik.', ru: 'Вид поля.', en: 'Kind of field.' },
  subtype: { et: 'Alamliik WordPressis.', ru: 'Подвид в WordPress.', en: 'Subtype in WordPress.' },
  totalPages: { et: 'Lehekülgi kokku.', ru: 'Всего страниц.', en: 'Number of pages.' },
  posts: { et: 'Uudised.', ru: 'Новости.', en: 'Articles.' },
  slug: {
    et: 'Uudise aadressi viimane osa.',
    ru: 'Последняя часть адреса новости.',
    en: 'Last part of the article’s address.',
  },
  excerpt: {
    et: 'Sissejuhatus ilma märgenduseta; võib olla tühi.',
    ru: 'Вводный текст без разметки; может быть пустым.',
    en: 'Excerpt as plain text; may be empty.',
  },
  translations: {
    et: 'Pealkiri ja sissejuhatus keeltes, milles uudis on olemas.',
    ru: 'Заголовок и вводный текст на языках, на которых есть новость.',
    en: 'Title and excerpt in the languages that have the article.',
  },
  modified: {
    et: 'Viimase muudatuse aeg (UTC).',
    ru: 'Время последнего изменения (UTC).',
    en: 'Time of the last change (UTC).',
  },
  categories: { et: 'Rubriigid.', ru: 'Рубрики.', en: 'Categories.' },
  featuredImage: { et: 'Pilt.', ru: 'Изображение.', en: 'Picture.' },
  src: { et: 'Pildi aadress.', ru: 'Адрес изображения.', en: 'Address of the picture.' },
  alt: { et: 'Pildi kirjeldus.', ru: 'Описание изображения.', en: 'Description of the picture.' },
  totalPosts: { et: 'Uudiseid kokku.', ru: 'Всего новостей.', en: 'Number of all articles.' },
};

const sent: Readonly<Record<string, Worded>> = {
  fields: { et: 'Vormi väljad.', ru: 'Поля формы.', en: 'Fields of the form.' },
  'fields.name': {
    et: 'Nimi, millega väli saadetakse.',
    ru: 'Имя, под которым поле отправляется.',
    en: 'Name under which the field is sent.',
  },
  label: {
    et: 'Silt klienditoe süsteemi keeles.',
    ru: 'Подпись на языке системы поддержки.',
    en: 'Label, in the language of the helpdesk.',
  },
  isRequired: { et: 'Väli peab olema täidetud.', ru: 'Поле обязательно.', en: 'The field is required.' },
  options: { et: 'Valikud.', ru: 'Варианты.', en: 'Choices.' },
  value: { et: 'Saadetav väärtus.', ru: 'Отправляемое значение.', en: 'Value to send.' },
  turnstileSiteKey: {
    et: 'Turvakontrolli avalik võti, kui kontroll on sisse lülitatud.',
    ru: 'Открытый ключ проверки безопасности, если она включена.',
    en: 'Public key of the security check, where there is one.',
  },
  reference: {
    et: 'Pöördumise number, mida telefonis öelda.',
    ru: 'Номер обращения, который можно назвать по телефону.',
    en: 'Reference to give on the phone.',
  },
  delivery: {
    et: 'mail: saadetud e-kirjaga. outbox: salvestatud serverisse, kiri läheb hiljem.',
    ru: 'mail: отправлено письмом. outbox: сохранено на сервере, письмо уйдёт позже.',
    en: 'mail: sent by email. outbox: saved on the server; the email goes later.',
  },
};

const operation: Readonly<Record<string, Worded>> = {
  'showHealth.status': {
    et: 'degraded: mõni allikas ei vasta.',
    ru: 'degraded: какой-то источник не отвечает.',
    en: 'degraded: an upstream fails.',
  },
  upstreams: { et: 'Allikad.', ru: 'Источники.', en: 'Upstreams.' },
  contentBase: {
    et: 'Sisubaas (WordPress).',
    ru: 'База контента (WordPress).',
    en: 'Content base (WordPress).',
  },
  helpdesk: { et: 'Klienditoe süsteem.', ru: 'Система поддержки клиентов.', en: 'Helpdesk.' },
  orders: { et: 'Kuhu lähevad tellimused.', ru: 'Куда идут заказы.', en: 'Where orders go.' },
  version: { et: 'Avaldatud versioon.', ru: 'Опубликованная версия.', en: 'The published version.' },
  commit: { et: 'Koodi muudatus.', ru: 'Коммит кода.', en: 'Commit of the code.' },
  'version.code': { et: 'Koodi sõrmejälg.', ru: 'Отпечаток кода.', en: 'Digest of the code.' },
  content: { et: 'Sisu sõrmejälg.', ru: 'Отпечаток содержания.', en: 'Digest of the content.' },
  publishedAt: {
    et: 'Millal sisu viimati mõnda lehte muutis.',
    ru: 'Когда содержание последний раз изменило страницу.',
    en: 'When content last changed a page.',
  },
  isAccepted: { et: 'Vastu võetud.', ru: 'Принято.', en: 'Accepted.' },
  isRepeated: {
    et: 'Sama teade oli juba vastu võetud; midagi ei tehta.',
    ru: 'Это уведомление уже было принято; ничего не делается.',
    en: 'The message was accepted before; nothing is done.',
  },
};

const failed: Readonly<Record<string, Worded>> = {
  error: { et: 'Mis läks valesti.', ru: 'Что пошло не так.', en: 'What went wrong.' },
  'error.code': {
    et: 'Püsiv kood programmidele.',
    ru: 'Постоянный код для программ.',
    en: 'Lasting code, for programs.',
  },
  parameter: { et: 'Vigane väli.', ru: 'Неверное поле.', en: 'The field that is wrong.' },
  'error.fields': {
    et: 'Vormi väljad, mis puuduvad või on valed.',
    ru: 'Поля формы, которых нет или которые неверны.',
    en: 'Fields of the form that are missing or wrong.',
  },
  text: {
    et: 'Klienditoe enda selgitus.',
    ru: 'Пояснение системы поддержки.',
    en: 'The helpdesk’s own explanation.',
  },
  challenge: {
    et: 'Ülesanne, mille lahendus saadetakse päises Lookup-Proof kujul {"challenge": …, "counter": …}. Leidke selline arv counter, et SHA-256 räsi (16 baiti seed ja 8 baiti counter, kõrgem bait ees) neli esimest baiti oleksid arvuna väiksemad kui 2³² / attempts.',
    ru: 'Задача, решение которой передаётся в заголовке Lookup-Proof в виде {"challenge": …, "counter": …}. Найдите число counter, при котором первые четыре байта SHA-256 от 16 байтов seed и 8 байтов counter (старший байт первый) как число меньше 2³² / attempts.',
    en: 'Task whose solution is sent in the header Lookup-Proof as {"challenge": …, "counter": …}. Find a counter for which the first four bytes of the SHA-256 of the 16 bytes of seed and the 8 bytes of counter (big-endian), as a number, are below 2³² / attempts.',
  },
  message: { et: 'Lause inimesele.', ru: 'Текст для человека.', en: 'Sentence for people.' },
};

export const fieldTexts: Readonly<Record<string, Worded>> = {
  ...found,
  ...collection,
  ...sent,
  ...operation,
  ...provenance,
  ...askedFieldTexts,
  ...failed,
};
