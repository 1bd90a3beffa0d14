/** Texts of the status page and the content check. Only editors and operators read them, so they are in no
 * namespace of /locales. */
import { lookup } from '#platform/base/lookup.ts';
import { fillText } from '#platform/base/text.ts';
import { defaultLocale, type Locale, textIn, type Worded } from '#platform/languages/locale.ts';
import type { PublishCause, StatusVerdict, SyncSource } from '#platform/publish/status-schema.ts';
import { findingGroups, findings } from './finding-messages.ts';
import type { CountedText } from '#shell/languages/counted-text.ts';

type Texts<Key extends string> = Readonly<Record<Key, Worded>>;

const verdicts = {
  good: {
    et: 'Sait on ajakohane.',
    ru: 'Сайт в актуальном состоянии.',
    en: 'The site is up to date.',
  },
  held: {
    et: 'Viimane avaldamine on tagasi võetud. Uued muudatused jõuavad saidile siis, kui haldaja sait uuesti avaldab.',
    ru: 'Последняя публикация отменена. Новые изменения появятся на сайте, когда администратор опубликует его снова.',
    en: 'The last publication was rolled back. New changes appear once the operator publishes the site again.',
  },
  failed: {
    et: 'Viimane avaldamine ebaõnnestus. Sait on selline, nagu see oli enne seda.',
    ru: 'Последняя публикация не удалась. Сайт остался таким, каким был до неё.',
    en: 'The last publication failed. The site is as it was before.',
  },
  'not-followed': {
    et: 'Sisu ei saadud viimati kätte. Avaldatud on see, mis oli teada enne.',
    ru: 'В последний раз получить содержание не удалось. Опубликовано то, что было известно раньше.',
    en: 'The content could not be fetched last time. The site shows the content from before.',
  },
  unpublished: {
    et: 'Midagi ei ole veel avaldatud.',
    ru: 'Пока ничего не опубликовано.',
    en: 'Nothing has been published yet.',
  },
} as const satisfies Texts<StatusVerdict>;

const causes = {
  start: { et: 'serveri käivitamine', ru: 'запуск сервера', en: 'server start' },
  command: { et: 'käsurida', ru: 'командная строка', en: 'command line' },
  hook: { et: 'toimetaja muudatus', ru: 'изменение редактора', en: 'an editor’s change' },
  timer: { et: 'ajastatud kontroll', ru: 'по расписанию', en: 'on schedule' },
} as const satisfies Texts<PublishCause>;

const sources = {
  'content-base': { et: 'WordPress', ru: 'WordPress', en: 'WordPress' },
  'page-builder': { et: 'Plasmic', ru: 'Plasmic', en: 'Plasmic' },
} as const satisfies Texts<SyncSource>;

const reasons = {
  new: { et: 'uus', ru: 'новое', en: 'it is new' },
  asked: {
    et: 'paluti avaldada kõik uuesti',
    ru: 'запрошена полная публикация',
    en: 'a full publication was requested',
  },
  'code-changed': {
    et: 'muutus kood või seadistus',
    ru: 'изменился код или настройка',
    en: 'the code or a setting changed',
  },
  'output-changed': {
    et: 'faili ei olnud või oli keegi seda muutnud',
    ru: 'файла не было или его кто-то изменил',
    en: 'its file was missing or changed by someone else',
  },
  'rolled-back': {
    et: 'eelmine avaldamine oli tagasi võetud',
    ru: 'предыдущая публикация была отменена',
    en: 'the previous publication was rolled back',
  },
  'answer-changed': {
    et: 'muutus sisu: {what}',
    ru: 'изменилось содержание: {what}',
    en: 'the content changed: {what}',
  },
} as const;

const page = {
  title: { et: 'Saidi seisund', ru: 'Состояние сайта', en: 'Site status' },
  description: {
    et: 'Mida ja miks viimati avaldati ning mida tuleks sisus parandada.',
    ru: 'Что и почему было опубликовано в последнее время и что стоит исправить в содержании.',
    en: 'What was published lately and why, and what should be fixed in the content.',
  },
  refusedTitle: { et: 'See link ei kehti', ru: 'Эта ссылка недействительна', en: 'This link is not valid' },
  closedTitle: { et: 'Seisund on suletud', ru: 'Состояние закрыто', en: 'The status is closed' },
  closed: {
    et: 'Seisundit näeb allkirjastatud lingiga, aga allkirjastamiseks puudub võti. Määrake PREVIEW_SECRET ja avage link, mille annab käsk npm run doctor.',
    ru: 'Состояние видно по подписанной ссылке, но ключа для подписи нет. Задайте PREVIEW_SECRET и откройте ссылку, которую даёт команда npm run doctor.',
    en: 'You need a signed link to see the status, but there is no key to sign it with. Set PREVIEW_SECRET, run npm run doctor and open the link that it prints.',
  },
  refused: {
    et: 'Seisundit näeb allkirjastatud lingiga, mis kehtib kuni ööpäeva. Uue lingi annab käsk npm run doctor.',
    ru: 'Состояние видно по подписанной ссылке, которая действует не дольше суток. Новую ссылку даёт команда npm run doctor.',
    en: 'You need a signed link to see the status. A link is valid for one day at most. Run npm run doctor to get a new one.',
  },
  language: { et: 'Eesti keeles', ru: 'По-русски', en: 'In English' },
  live: { et: 'Viimati muutus', ru: 'Последнее изменение', en: 'Last change' },
  looked: { et: 'Viimati kontrollitud', ru: 'Последняя проверка', en: 'Last checked' },
  content: { et: 'Sisu versioon', ru: 'Версия содержания', en: 'Content version' },
  code: { et: 'Koodi versioon', ru: 'Версия кода', en: 'Code version' },
  publishes: { et: 'Viimased avaldamised', ru: 'Последние публикации', en: 'Recent publications' },
  noPublishes: { et: 'Ühtegi avaldamist ei ole.', ru: 'Публикаций пока нет.', en: 'There are none yet.' },
  when: { et: 'Aeg', ru: 'Время', en: 'When' },
  changed: { et: 'Mis muutus', ru: 'Что изменилось', en: 'What changed' },
  took: { et: 'Kestus', ru: 'Длительность', en: 'Took' },
  unchanged: { et: 'Midagi ei muutunud', ru: 'Ничего не изменилось', en: 'Nothing changed' },
  failure: { et: 'Ebaõnnestus', ru: 'Не удалось', en: 'Failed' },
  more: { et: 'ja veel {count}', ru: 'и ещё {count}', en: 'and {count} more' },
  syncs: { et: 'Sisu toomine', ru: 'Получение содержания', en: 'Fetching the content' },
  noSyncs: {
    et: 'Sisu tuleb failidest; midagi ei toodud mujalt.',
    ru: 'Содержание берётся из файлов; из других мест ничего не получено.',
    en: 'The content comes from files; nothing was fetched from elsewhere.',
  },
  problems: { et: 'Vastu võtmata', ru: 'Не принято', en: 'Not accepted' },
  warnings: { et: 'Vajab parandamist', ru: 'Нужно исправить', en: 'To fix' },
  noNotes: { et: 'Märkusi ei ole.', ru: 'Замечаний нет.', en: 'There are no remarks.' },
  findings: {
    et: 'Mida sisus parandada',
    ru: 'Что исправить в содержании',
    en: 'What to fix in the content',
  },
  noFindings: {
    et: 'Sisus ei ole midagi parandada.',
    ru: 'В содержании исправлять нечего.',
    en: 'There is nothing to fix in the content.',
  },
  unchecked: {
    et: 'Sisu ei ole veel kontrollitud.',
    ru: 'Содержание ещё не проверено.',
    en: 'The content has not been checked yet.',
  },
  memory: { et: 'Serveri mälu', ru: 'Память сервера', en: 'Server memory' },
  cache: { et: 'Mida hoitakse', ru: 'Что хранится', en: 'What is kept' },
  entries: { et: 'Kirjeid', ru: 'Записей', en: 'Entries' },
  size: { et: 'Maht (MB)', ru: 'Объём (МБ)', en: 'Size (MB)' },
  ofMax: { et: '{value}, kuni {max}', ru: '{value}, не более {max}', en: '{value} of at most {max}' },
  forms: { et: 'Vormid', ru: 'Формы', en: 'Forms' },
  formsToday: {
    et: 'Täna saadetud: {sent}; ühelt vormilt võetakse päevas vastu kuni {max}.',
    ru: 'Сегодня отправлено: {sent}; через каждую форму принимается не больше {max} в день.',
    en: 'Sent today: {sent}; each form accepts no more than {max} a day.',
  },
  outbox: {
    et: 'Serverisse jäänud tellimusi: {files} (kuni {maxFiles}), {megabytes} MB (kuni {maxMegabytes} MB).',
    ru: 'Заказов на сервере: {files} (не больше {maxFiles}), {megabytes} МБ (не больше {maxMegabytes} МБ).',
    en: 'Orders kept on the server: {files} (at most {maxFiles}), {megabytes} MB (at most {maxMegabytes} MB).',
  },
  violations: { et: 'Brauserite teated', ru: 'Сообщения браузеров', en: 'Browser reports' },
  violationsLead: {
    et: 'Mida brauserid on serveri käivitamisest alates lehtedel keelanud: turvapoliitika reegli ja lehe liigi järgi.',
    ru: 'Что браузеры запретили на страницах с запуска сервера: по правилу политики безопасности и виду страницы.',
    en: 'What browsers have blocked on pages since the server started, by security policy rule and type of page.',
  },
  noViolations: { et: 'Teateid ei ole.', ru: 'Сообщений нет.', en: 'There are no reports.' },
  edit: { et: 'Muuda', ru: 'Изменить', en: 'Edit' },
  json: { et: 'Kõik andmed JSON-ina', ru: 'Все данные в формате JSON', en: 'All data as JSON' },
} as const satisfies Texts<string>;

export const statusTexts = { verdicts, causes, sources, reasons, findings, findingGroups, page } as const;

type Group = keyof typeof statusTexts;

export type StatusTranslate = <Name extends Group>(
  group: Name,
  key: keyof (typeof statusTexts)[Name] & string,
  values?: Readonly<Record<string, string>>,
) => string;

/** @returns A function that fills the `{name}` placeholders of a text. */
export function statusTranslator(locale: Locale = defaultLocale): StatusTranslate {
  return (group, key, values = {}) => {
    const texts: Texts<string> = statusTexts[group];
    const text = lookup(texts, key);
    return fillText(text ? textIn(text, locale) : key, values);
  };
}

/** Texts with a count. */
export const statusCounts = {
  pages: {
    et: { one: '{count} leht või fail', other: '{count} lehte või faili' },
    ru: {
      one: '{count} страница или файл',
      few: '{count} страницы или файла',
      many: '{count} страниц или файлов',
      other: '{count} страницы или файла',
    },
    en: { one: '{count} page or file', other: '{count} pages or files' },
  },
  removed: {
    et: { one: '{count} eemaldatud', other: '{count} eemaldatud' },
    ru: {
      one: 'удалён {count}',
      few: 'удалено {count}',
      many: 'удалено {count}',
      other: 'удалено {count}',
    },
    en: { one: '{count} removed', other: '{count} removed' },
  },
} as const satisfies Readonly<Record<string, CountedText>>;
