/** Texts of the contracts that a device remembers. They come with the list or with an answer, because most visits have neither. */
import { type Locale, textIn, type Worded } from '#platform/languages/locale.ts';
import type { CountForms } from '#shell/languages/counted-text.ts';
import { textsIn } from '#shell/languages/texts-in.ts';

const texts = {
  heading: { et: 'Teie veopäevad', ru: 'Ваши дни вывоза', en: 'Your collection days' },
  distant: {
    et: '{name}: järgmine vedu on {day}.',
    ru: '{name}: следующий вывоз – {day}.',
    en: '{name}: next on {day}.',
  },
  asOf: { et: 'Seisuga {time}.', ru: 'По состоянию на {time}.', en: 'As of {time}.' },
  asOfSome: {
    et: '{names}: seisuga {time}.',
    ru: '{names}: по состоянию на {time}.',
    en: '{names}: as of {time}.',
  },
  checking: { et: 'Uuendame…', ru: 'Обновляем…', en: 'Updating…' },
  'old.unreachable': {
    et: 'Ühendust ei ole. {names}: päevad on seisuga {time} ja võivad olla muutunud.',
    ru: 'Нет связи. {names}: дни указаны по состоянию на {time} и могли измениться.',
    en: 'There is no connection. {names}: the days are as of {time} and may have changed.',
  },
  'old.other': {
    et: 'Uuemaid andmeid ei õnnestunud laadida. {names}: päevad on seisuga {time} ja võivad olla muutunud.',
    ru: 'Более новые данные загрузить не удалось. {names}: дни указаны по состоянию на {time} и могли измениться.',
    en: 'We could not load newer dates. {names}: the days are as of {time} and may have changed.',
  },
  failed: {
    et: '{names}: päevi ei õnnestunud laadida.',
    ru: '{names}: дни вывоза загрузить не удалось.',
    en: '{names}: the days could not be loaded.',
  },
  over: {
    et: '{names}: kõik teadaolevad päevad on möödas.',
    ru: '{names}: все известные дни уже прошли.',
    en: '{names}: all the days that we know of have passed.',
  },
  nonePlanned: {
    et: '{names}: tulevasi tühjendusi ei ole (seisuga {time}).',
    ru: '{names}: предстоящих вывозов нет (по состоянию на {time}).',
    en: '{names}: no collections are planned (as of {time}).',
  },
  contracts: { et: 'Meelde jäetud lepingud', ru: 'Запомненные договоры', en: 'Remembered contracts' },
  forget: { et: 'Unusta', ru: 'Удалить', en: 'Forget' },
  forgetAll: { et: 'Unusta kõik', ru: 'Удалить все', en: 'Forget all' },
  forgotten: {
    et: 'Leping on sellest seadmest kustutatud: {name}.',
    ru: 'Договор удалён с этого устройства: {name}.',
    en: 'The contract is deleted from this device: {name}.',
  },
  forgottenAll: {
    et: 'See seade ei mäleta enam ühtegi lepingut.',
    ru: 'На этом устройстве больше нет запомненных договоров.',
    en: 'This device no longer remembers any contract.',
  },
  onlyHere: {
    et: 'Nimi, lepingu number ja viimane vastus on ainult selles seadmes.',
    ru: 'Название, номер договора и последний ответ хранятся только на этом устройстве.',
    en: 'The name, the contract number and the last answer are on this device only.',
  },
  cookies: { et: 'Mida me salvestame', ru: 'Что мы сохраняем', en: 'What we store' },
} as const satisfies Readonly<Record<string, Worded>>;

const laterDays = {
  et: { one: 'Veel {count} päev', other: 'Veel {count} päeva' },
  ru: { one: 'Ещё {count} день', few: 'Ещё {count} дня', many: 'Ещё {count} дней', other: 'Ещё {count} дня' },
  en: { one: '{count} more day', other: '{count} more days' },
} as const satisfies Worded<CountForms>;

export type RememberedTexts = Readonly<Record<keyof typeof texts, string>> & { readonly later: CountForms };

/** Of the list of days. */
export function rememberedTexts(locale: Locale): RememberedTexts {
  return { ...textsIn(texts, locale), later: textIn(laterDays, locale) };
}
