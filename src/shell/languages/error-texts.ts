import type { Worded } from '#platform/languages/locale.ts';

/** Also in the title of a page with a refused form. */
export const errorTexts = {
  et: 'Viga: {message}',
  ru: 'Ошибка: {message}',
  en: 'Error: {message}',
} as const satisfies Worded;
