/** Texts of the collections shown as months. They come with that view. */
import type { Locale, Worded } from '#platform/languages/locale.ts';
import type { CountForms } from '#shell/languages/counted-text.ts';
import { textsIn } from '#shell/languages/texts-in.ts';

const texts = {
  heading: { et: 'Veopäevad kuude kaupa', ru: 'Дни вывоза по месяцам', en: 'Collection days by month' },
  legend: { et: 'Märgid', ru: 'Обозначения', en: 'Key' },
  /** Of a kind that the content base does not name. */
  collection: { et: 'jäätmevedu', ru: 'вывоз отходов', en: 'collection' },
  today: { et: 'täna', ru: 'сегодня', en: 'today' },
  todayKey: { et: 'tänane päev', ru: 'сегодняшний день', en: 'today' },
  moved: {
    et: 'muudetud, tavapärane päev on {date}',
    ru: 'перенесён, обычный день {date}',
    en: 'changed, the usual day is {date}',
  },
  movedKey: { et: 'muudetud päev', ru: 'перенесённый день', en: 'changed day' },
  holidayKey: { et: 'riigipüha', ru: 'государственный праздник', en: 'public holiday' },
  /** After the kind of waste and the container. */
  cycle: {
    et: 'iga {weeks} järel {weekday}, järgmine {date}',
    ru: 'раз в {weeks} {weekday}, следующий вывоз {date}',
    en: 'every {weeks} {weekday}, next {date}',
  },
  weekly: {
    et: 'igal nädalal {weekday}, järgmine {date}',
    ru: 'каждую неделю {weekday}, следующий вывоз {date}',
    en: 'every week {weekday}, next {date}',
  },
  billThis: {
    et: 'Praegu teada olevate päevade järgi läheb selle kuu arvele veel {collections}.',
    ru: 'Если считать по известным сейчас дням, в счёте за этот месяц будет ещё {collections}.',
    en: 'As far as we know now, {collections} will be added to this month’s bill.',
  },
  billThisNone: {
    et: 'Praegu teada olevate päevade järgi ei lisandu selle kuu arvele enam ühtki tühjendust.',
    ru: 'Если считать по известным сейчас дням, в счёт за этот месяц вывозов больше не добавится.',
    en: 'As far as we know now, no more collections will be added to this month’s bill.',
  },
  billNext: {
    et: 'Järgmise kuu arvele läheb {collections}.',
    ru: 'В счёте за следующий месяц будет {collections}.',
    en: 'Next month’s bill will have {collections}.',
  },
  billNextNone: {
    et: 'Järgmise kuu tühjendusi veel teada ei ole.',
    ru: 'Вывозы следующего месяца пока не известны.',
    en: 'No collections are known for next month yet.',
  },
} as const satisfies Readonly<Record<string, Worded>>;

const counts = {
  weeks: {
    et: { one: '{count} nädala', other: '{count} nädala' },
    ru: { one: '{count} неделю', few: '{count} недели', many: '{count} недель', other: '{count} недели' },
    en: { one: '{count} week', other: '{count} weeks' },
  },
  collections: {
    et: { one: '{count} tühjendus', other: '{count} tühjendust' },
    ru: { one: '{count} вывоз', few: '{count} вывоза', many: '{count} вывозов', other: '{count} вывоза' },
    en: { one: '{count} collection', other: '{count} collections' },
  },
} as const satisfies Readonly<Record<string, Worded<CountForms>>>;

export type YearTexts = Readonly<Record<keyof typeof texts, string>> &
  Readonly<Record<keyof typeof counts, CountForms>>;

export function yearTexts(locale: Locale): YearTexts {
  return { ...textsIn(texts, locale), ...textsIn<keyof typeof counts, CountForms>(counts, locale) };
}
