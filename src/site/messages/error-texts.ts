import type { Worded } from '#model/locale.ts';

/** Also in the title of a page with a refused form. */
export const errorTexts = {
  et: 'Viga: {message}',
  ru: 'Ошибка: {message}',
  en: 'Error: {message}',
} as const satisfies Worded;
