/** Units that are words in running text: "500 000 tonni", while a table has "500 000 t". */
import type { CountedText } from './counted-text.ts';

export const unitWords: Readonly<Record<string, CountedText>> = {
  t: {
    et: { one: '{count} tonn', other: '{count} tonni' },
    ru: { one: '{count} тонна', few: '{count} тонны', many: '{count} тонн', other: '{count} тонны' },
    en: { one: '{count} tonne', other: '{count} tonnes' },
  },
  l: {
    et: { one: '{count} liiter', other: '{count} liitrit' },
    ru: { one: '{count} литр', few: '{count} литра', many: '{count} литров', other: '{count} литра' },
    en: { one: '{count} litre', other: '{count} litres' },
  },
};
