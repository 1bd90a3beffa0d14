/** Texts of calendar files: a calendar programme shows them far from the page. */
import { binsOutBy } from '#shell/company/business-rules.ts';
import type { Locale, Worded } from '#platform/languages/locale.ts';
import { textsIn } from '#shell/languages/texts-in.ts';

const texts = {
  /** Name of the calendar, where its entries have one address. */
  nameAt: { et: 'Jäätmevedu, {address}', ru: 'Вывоз отходов, {address}', en: 'Waste collection, {address}' },
  name: { et: 'Jäätmevedu', ru: 'Вывоз отходов', en: 'Waste collection' },
  /** An entry of a kind of waste that is no longer known. */
  collection: { et: 'Jäätmevedu', ru: 'Вывоз отходов', en: 'Waste collection' },
  moved: { et: '{waste} (muudetud päev)', ru: '{waste} (день перенесён)', en: '{waste} (day changed)' },
  movedFrom: {
    et: 'Tavapärane päev oli {date}.',
    ru: 'Обычный день был {date}.',
    en: 'The usual day was {date}.',
  },
  cancelled: { et: '{waste}: vedu jääb ära', ru: '{waste}: вывоз отменён', en: '{waste}: cancelled' },
  putOut: {
    et: `Konteiner peab olema kättesaadav hiljemalt kell ${binsOutBy}.`,
    ru: `К контейнеру должен быть доступ с ${binsOutBy}.`,
    en: `The truck must be able to reach the container from ${binsOutBy}.`,
  },
  demonstration: {
    et: 'Näidis: need päevad on väljamõeldud.',
    ru: 'Пример: эти дни вымышлены.',
    en: 'Sample: these days are made up.',
  },
  stale: {
    et: 'Uuemaid veopäevi praegu laadida ei saa. Need on seisuga {time}.',
    ru: 'Более новые дни вывоза сейчас загрузить нельзя. Эти даны по состоянию на {time}.',
    en: 'We cannot get newer days at the moment. These are from {time}.',
  },
  alarmEvening: { et: 'Homme: {waste}', ru: 'Завтра: {waste}', en: 'Tomorrow: {waste}' },
  alarmMorning: { et: 'Täna: {waste}', ru: 'Сегодня: {waste}', en: 'Today: {waste}' },
  fileName: { et: 'veopaevad', ru: 'dni-vyvoza', en: 'collection-days' },
} as const satisfies Readonly<Record<string, Worded>>;

export type CalendarTexts = Readonly<Record<keyof typeof texts, string>>;

export function calendarTexts(locale: Locale): CalendarTexts {
  return textsIn(texts, locale);
}
