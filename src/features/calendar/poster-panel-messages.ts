/** Texts of the panel that offers a poster. They come with the panel, because most visitors never open it. */
import type { Locale, Worded } from '#platform/languages/locale.ts';
import { textsIn } from '#shell/languages/texts-in.ts';

const texts = {
  heading: {
    et: 'Plakat teadetetahvlile',
    ru: 'Плакат на доску объявлений',
    en: 'Poster for the noticeboard',
  },
  lead: {
    et: 'Järgmised veopäevad ühel lehel: trepikotta, prügimajja või külmiku uksele.',
    ru: 'Ближайшие дни вывоза на одном листе: для подъезда, площадки с контейнерами или холодильника.',
    en: 'The next collection days on one sheet: for the hallway, the bin store or the fridge door.',
  },
  languages: { et: 'Plakati keeled', ru: 'Языки плаката', en: 'Languages of the poster' },
  /** Each is shown in its own language. */
  language: { et: 'eesti keeles', ru: 'по-русски', en: 'in English' },
  size: { et: 'Paber', ru: 'Бумага', en: 'Paper' },
  a4: { et: 'A4, tavaline leht', ru: 'A4, обычный лист', en: 'A4, an ordinary sheet' },
  a3: { et: 'A3, kaks korda suurem', ru: 'A3, вдвое больше', en: 'A3, twice as large' },
  make: { et: 'Laadi alla plakat (PDF)', ru: 'Скачать плакат (PDF)', en: 'Download the poster (PDF)' },
  privacy: {
    et: 'Plakatil on maja aadress, aga lepingu numbrit ei ole. Meie plakatit ei salvesta.',
    ru: 'На плакате есть адрес дома, но нет номера договора. Мы плакат не сохраняем.',
    en: 'The poster shows the address of the house, but not the contract number. We do not keep the poster.',
  },
} as const satisfies Readonly<Record<string, Worded>>;

export type PosterPanelTexts = Readonly<Record<keyof typeof texts, string>>;

export function posterPanelTexts(locale: Locale): PosterPanelTexts {
  return textsIn(texts, locale);
}
