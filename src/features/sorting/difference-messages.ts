/** Texts about what differs between municipalities. */
import { type Locale, textIn, type Worded } from '#platform/languages/locale.ts';
import { sheetTexts } from './sheet-messages.ts';

export const differencesTexts = {
  heading: { et: 'Teie vallas või linnas', ru: 'В вашей волости или городе', en: 'In your municipality' },
  choose: {
    et: 'Valige oma vald või linn',
    ru: 'Выберите волость или город',
    en: 'Choose your municipality',
  },
  label: { et: 'Vald või linn', ru: 'Волость или город', en: 'Municipality' },
  any: { et: 'Valimata', ru: 'Не выбрано', en: 'Not chosen' },
  keptHere: {
    et: 'Valik jääb meelde ainult selles seadmes.',
    ru: 'Выбор запоминается только на этом устройстве.',
    en: 'Your choice stays on this device.',
  },
  failed: {
    et: 'Seda ei saanud laadida. Erinevused on allpool nimekirjas.',
    ru: 'Не удалось загрузить. Различия есть в списке ниже.',
    en: 'This could not be loaded. The differences are in the list below.',
  },
  failedHere: {
    et: 'Seda ei saanud laadida. Kõik omavalitsused on allpool tabelis.',
    ru: 'Не удалось загрузить. Все самоуправления есть в таблице ниже.',
    en: 'This could not be loaded. All municipalities are in the table below.',
  },
  failedAtHome: {
    et: 'Seda ei saanud laadida. Proovige hiljem uuesti.',
    ru: 'Не удалось загрузить. Попробуйте позже ещё раз.',
    en: 'This could not be loaded. Please try again later.',
  },
  /** With `{carrier}`. */
  carrier: {
    et: 'Jäätmeid veab siin {carrier}.',
    ru: 'Отходы здесь вывозит {carrier}.',
    en: '{carrier} collects waste here.',
  },
  stations: { et: 'Lähimad jäätmejaamad', ru: 'Ближайшие станции отходов', en: 'Nearest waste stations' },
  all: { et: 'Kus on teisiti', ru: 'Где по-другому', en: 'Where it is different' },
  rules: {
    et: 'Omavalitsuse oma nõuded',
    ru: 'Требования самоуправлений',
    en: 'Rules of the municipalities',
  },
  taken: {
    et: 'Kodu juurest viime need jäätmed ära.',
    ru: 'Эти отходы мы забираем у дома.',
    en: 'We collect this waste from home.',
  },
  notTaken: {
    et: 'Kodu juurest me neid jäätmeid ära ei vii. Viige need jäätmejaama.',
    ru: 'Эти отходы мы у дома не забираем. Отвезите их на станцию отходов.',
    en: 'We do not collect this waste from home. Take it to a waste station.',
  },
  /** Of paper, packaging and glass. */
  notTakenButPublic: {
    et: 'Kodu juurest me neid jäätmeid ära ei vii. Viige need avalikku konteinerisse või jäätmejaama.',
    ru: 'Эти отходы мы у дома не забираем. Отнесите их в общественный контейнер или на станцию отходов.',
    en: 'We do not collect this waste from home. Take it to a public container or a waste station.',
  },
  mostlyTaken: {
    et: 'Mujal, kus me veame, viime need jäätmed kodu juurest ära.',
    ru: 'В других местах, где мы работаем, мы забираем эти отходы у дома.',
    en: 'Elsewhere in our area we collect this waste from home.',
  },
  mostlyNotTaken: {
    et: 'Mujal, kus me veame, me neid jäätmeid kodu juurest ära ei vii.',
    ru: 'В других местах, где мы работаем, мы эти отходы у дома не забираем.',
    en: 'Elsewhere in our area we do not collect this waste from home.',
  },
  everywhereTaken: {
    et: 'Kõikjal, kus me veame, viime need jäätmed kodu juurest ära.',
    ru: 'Везде, где мы работаем, мы забираем эти отходы у дома.',
    en: 'Everywhere in our area we collect this waste from home.',
  },
  other: {
    et: 'Siin veab teine ettevõte, küsige temalt.',
    ru: 'Здесь отходы вывозит другая компания, спросите у неё.',
    en: 'Another company collects here, so ask them.',
  },
  unknown: {
    et: 'Me siin ei vea. Küsige oma vallast või linnast.',
    ru: 'Здесь мы не работаем. Спросите в самоуправлении.',
    en: 'We do not work here. Ask your municipality.',
  },
  priceList: { et: 'Hinnakiri', ru: 'Прейскурант', en: 'Price list' },
} as const satisfies Readonly<Record<string, Worded>>;

/** What pages and embeds say of one municipality in the same way. */
export const placeTexts = (locale: Locale) => ({
  other: textIn(differencesTexts.other, locale),
  unknown: textIn(differencesTexts.unknown, locale),
  priceList: textIn(differencesTexts.priceList, locale),
  sheet: sheetTexts(locale).ownLink,
});
