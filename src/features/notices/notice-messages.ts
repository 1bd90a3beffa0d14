import { fillText } from '#platform/base/text.ts';
import { type Locale, textIn, type Worded } from '#platform/languages/locale.ts';
import { formatDate } from '#shell/languages/format.ts';
import type { MovedDay } from './notice.ts';

/** Texts of notices: what is in force, and what is over. */
export const notices = {
  'notice.onlyEt': {
    et: 'See teade on ainult eesti keeles.',
    ru: 'Это сообщение есть только на эстонском языке.',
    en: 'This notice is in Estonian only.',
  },
  'notice.onlyRu': {
    et: 'See teade on ainult vene keeles.',
    ru: 'Это сообщение есть только на русском языке.',
    en: 'This notice is in Russian only.',
  },
  'notice.onlyEn': {
    et: 'See teade on ainult inglise keeles.',
    ru: 'Это сообщение есть только на английском языке.',
    en: 'This notice is in English only.',
  },
  'notice.none': {
    et: 'Praegu ei kehti ükski erakorraline teade.',
    ru: 'Сейчас экстренных сообщений нет.',
    en: 'No emergency notice is in force.',
  },
  'notice.movedDays': {
    et: 'Veopäevad, mis nihkuvad',
    ru: 'Дни вывоза, которые сдвигаются',
    en: 'Collection days that move',
  },
  'notice.usualDay': { et: 'Tavaline veopäev', ru: 'Обычный день вывоза', en: 'Usual day' },
  'notice.newDay': { et: 'Uus veopäev', ru: 'Новый день вывоза', en: 'New day' },
  'notice.moved': {
    et: '{day} asemel {movedTo}.',
    ru: 'Вместо {day} – {movedTo}.',
    en: '{movedTo} instead of {day}.',
  },
  /** Where single addresses are; what the site knows of them is there, not here. */
  'notice.missed': {
    et: 'Kas tühjendamata jäi ainult teie konteiner?',
    ru: 'Не вывезли мусор только у вас?',
    en: 'Was only your container missed?',
  },
  'notice.inForce': { et: 'Täna', ru: 'Сегодня', en: 'Today' },
  /** Heading of notices that are in force and name no disruption. */
  'notice.advice': { et: 'Hea teada', ru: 'Полезно знать', en: 'Good to know' },
  'notice.inForceUntil': {
    et: 'Kehtib kuni {date}',
    ru: 'Действует по {date} включительно',
    en: 'In force until the end of {date}',
  },
  'notice.wasInForce': { et: 'Kehtis {period}', ru: 'Действовало {period}', en: 'In force {period}' },
  'notice.kept': {
    et: 'Leht uueneb kohe, kui mõni teade algab või lõpeb.',
    ru: 'Страница обновляется сразу, когда сообщение начинает или перестаёт действовать.',
    en: 'We update this page as soon as a notice begins or ends.',
  },
  'notice.time': { et: 'Seisuga {time}.', ru: 'По состоянию на {time}.', en: 'As of {time}.' },
  'notice.earlier': { et: 'Varasemad teated', ru: 'Прежние сообщения', en: 'Earlier notices' },
  'notice.allNews': {
    et: 'Kõik uudised häiretest',
    ru: 'Все новости о сбоях',
    en: 'All news about disruptions',
  },
  'notice.feed': { et: 'Teadete voog (Atom)', ru: 'Лента сообщений (Atom)', en: 'Feed of notices (Atom)' },
} as const;

/** Where there is no table. */
export const wordMovedDay = ({ day, movedTo }: MovedDay, locale: Locale): string =>
  fillText(textIn(notices['notice.moved'], locale), {
    day: formatDate(day, locale),
    movedTo: formatDate(movedTo, locale),
  });

export const noticesFeed: Worded = {
  et: 'Teated häirete kohta',
  ru: 'Сообщения о сбоях',
  en: 'Service notices',
};

/** What stands with a notice that is not yet translated.
 * @param locale Of the page. */
export const noticeRemark = (writtenIn: Locale, locale: Locale): string =>
  textIn(notices[remarks[writtenIn]], locale);

const remarks = {
  et: 'notice.onlyEt',
  ru: 'notice.onlyRu',
  en: 'notice.onlyEn',
} as const satisfies Readonly<Record<Locale, keyof typeof notices>>;
