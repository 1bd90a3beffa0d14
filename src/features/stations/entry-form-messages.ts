/** The form of waste stations. */
import type { FormsOf } from '#platform/cms/wordpress/forms/form-texts.ts';
import { translatedLocales } from '#platform/languages/locale.ts';
import type { fieldLabels } from '#shell/field-label-messages.ts';
import type { collections } from './wordpress.server.ts';

export const forms = {
  waste_stations: {
    rights: 'stations',
    icon: 'dashicons-location-alt',
    names: {
      many: { et: 'Jäätmejaamad', ru: 'Станции отходов', en: 'Waste stations' },
      one: { et: 'Jäätmejaam', ru: 'Станция отходов', en: 'Waste station' },
      add: { et: 'Lisa jäätmejaam', ru: 'Добавить станцию отходов', en: 'Add waste station' },
    },
    title: {
      et: 'Nimi nagu sildil väravas',
      ru: 'Название, как на табличке у ворот',
      en: 'Name, as the sign at the gate has it',
    },
    labels: { 'prices.name': { et: 'Jäätmed', ru: 'Отходы', en: 'Waste' } },
    help: {
      names: {
        et: 'Ilma nimeta näidatakse teistes keeltes eestikeelset nime.',
        ru: 'Без названия на других языках показывается эстонское.',
        en: 'Without one, pages in the other languages show the Estonian name.',
      },
      errorKm: { et: 'Tühi: punkt on täpne.', ru: 'Пусто: точка верна.', en: 'Empty: the point is exact.' },
      closedOn: {
        et: 'Päev ja kuu, näiteks 24.12, igaüks oma real.',
        ru: 'День и месяц, например 24.12, каждый на своей строке.',
        en: 'Day and month, such as 24.12, one per line.',
      },
      areHoursSample: {
        et: 'Leht ütleb siis, et enne tulekut tuleb helistada.',
        ru: 'Страница тогда просит позвонить до поездки.',
        en: 'The page then says to call before coming.',
      },
      prices: {
        et: 'Hinnad on eurodes käibemaksuga. 0 tähendab tasuta, tühi hind seda, et neid jäätmeid vastu ei võeta.',
        ru: 'Цены в евро с налогом с оборота. 0 – бесплатно, пустая цена – не принимают.',
        en: 'Prices are in euros with VAT. 0 is free of charge, an empty price means not accepted.',
      },
    },
    patternHelp: {
      code: {
        et: 'Jäätmekood on kujul 15 01 06 või 20 01 27*.',
        ru: 'Код отхода пишется так: 15 01 06 или 20 01 27*.',
        en: 'A waste code looks like 15 01 06 or 20 01 27*.',
      },
    },
    inputs: {
      names: { languages: translatedLocales },
      errorKm: { unit: 'km' },
      resident: { unit: '€' },
      other: { unit: '€' },
      note: { lines: true },
    },
    entries: { municipality: 'municipalities' },
  },
} as const satisfies FormsOf<typeof collections, keyof typeof fieldLabels>;
