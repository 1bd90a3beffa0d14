/** Interface texts with counts, in the namespace `common`. A language that lacks a plural form does not
 * compile. */
import type { CountedText } from './counted-text.ts';

export const countedTexts = {
  searchFound: {
    et: { one: '{count} tulemus', other: '{count} tulemust' },
    ru: {
      one: '{count} результат',
      few: '{count} результата',
      many: '{count} результатов',
      other: '{count} результата',
    },
    en: { one: '{count} result', other: '{count} results' },
  },
  stationsTaking: {
    et: { one: '{count} jaam maakonniti', other: '{count} jaama maakonniti' },
    ru: {
      one: '{count} станция по уездам',
      few: '{count} станции по уездам',
      many: '{count} станций по уездам',
      other: '{count} станции по уездам',
    },
    en: { one: '{count} station by county', other: '{count} stations by county' },
  },
  faqFound: {
    et: { one: 'Leitud {count} küsimus', other: 'Leitud {count} küsimust' },
    ru: {
      one: 'Найден {count} вопрос',
      few: 'Найдено {count} вопроса',
      many: 'Найдено {count} вопросов',
      other: 'Найдено {count} вопроса',
    },
    en: { one: '{count} question found', other: '{count} questions found' },
  },
  pricesFound: {
    et: { one: 'Leitud {count} rida', other: 'Leitud {count} rida' },
    ru: {
      one: 'Найдена {count} строка',
      few: 'Найдено {count} строки',
      many: 'Найдено {count} строк',
      other: 'Найдено {count} строки',
    },
    en: { one: '{count} row found', other: '{count} rows found' },
  },
  dischargesFound: {
    et: { one: 'Leitud {count} tühjendus', other: 'Leitud {count} tühjendust' },
    ru: {
      one: 'Найден {count} вывоз',
      few: 'Найдено {count} вывоза',
      many: 'Найдено {count} вывозов',
      other: 'Найдено {count} вывоза',
    },
    en: { one: '{count} collection found', other: '{count} collections found' },
  },
  formFaults: {
    et: { one: 'Parandage {count} väli', other: 'Parandage {count} välja' },
    ru: {
      one: 'Исправьте {count} поле',
      few: 'Исправьте {count} поля',
      many: 'Исправьте {count} полей',
      other: 'Исправьте {count} поля',
    },
    en: { one: 'Correct {count} field', other: 'Correct {count} fields' },
  },
  stationsFound: {
    et: { one: '{count} jaam', other: '{count} jaama' },
    ru: {
      one: '{count} станция',
      few: '{count} станции',
      many: '{count} станций',
      other: '{count} станции',
    },
    en: { one: '{count} station', other: '{count} stations' },
  },
  stationsTakingAll: {
    et: { one: '{count} jaam võtab kõik vastu.', other: '{count} jaama võtab kõik vastu.' },
    ru: {
      one: '{count} станция принимает всё.',
      few: '{count} станции принимают всё.',
      many: '{count} станций принимают всё.',
      other: '{count} станции принимают всё.',
    },
    en: { one: '{count} station takes all of it.', other: '{count} stations take all of it.' },
  },
  stationsTakingRest: {
    et: { one: '{count} jaam võtab ülejäänu vastu.', other: '{count} jaama võtab ülejäänu vastu.' },
    ru: {
      one: '{count} станция принимает остальное.',
      few: '{count} станции принимают остальное.',
      many: '{count} станций принимают остальное.',
      other: '{count} станции принимают остальное.',
    },
    en: { one: '{count} station takes the rest.', other: '{count} stations take the rest.' },
  },
  stationsTakingSome: {
    et: { one: '{count} jaam võtab osa vastu.', other: '{count} jaama võtab osa vastu.' },
    ru: {
      one: '{count} станция принимает часть.',
      few: '{count} станции принимают часть.',
      many: '{count} станций принимают часть.',
      other: '{count} станции принимают часть.',
    },
    en: { one: '{count} station takes some of it.', other: '{count} stations take some of it.' },
  },
  unservedFound: {
    et: { one: '{count} aadress', other: '{count} aadressi' },
    ru: {
      one: '{count} адрес',
      few: '{count} адреса',
      many: '{count} адресов',
      other: '{count} адреса',
    },
    en: { one: '{count} address', other: '{count} addresses' },
  },
  inDays: {
    et: { one: '{count}\u00a0päeva pärast', other: '{count}\u00a0päeva pärast' },
    ru: {
      one: 'через {count}\u00a0день',
      few: 'через {count}\u00a0дня',
      many: 'через {count}\u00a0дней',
      other: 'через {count}\u00a0дня',
    },
    en: { one: 'in {count}\u00a0day', other: 'in {count}\u00a0days' },
  },
} as const satisfies Readonly<Record<string, CountedText>>;
