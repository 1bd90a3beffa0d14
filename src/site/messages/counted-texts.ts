/** Texts of the interface that say how many there are; they stand in the namespace `common`. A language without one of
 * its forms does not compile. */
import type { CountedText } from '../plural.ts';

export const countedTexts = {
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
} as const satisfies Readonly<Record<string, CountedText>>;
