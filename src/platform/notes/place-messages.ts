/** Places within a field. */
import type { Locale, Worded } from '#platform/languages/locale.ts';

export const placeMessages = {
  row: { et: 'rida {row}', ru: 'строка {row}', en: 'row {row}' },
  part: { et: '„{part}“', ru: '«{part}»', en: '“{part}”' },
  et: { et: 'eesti keeles', ru: 'на эстонском', en: 'in Estonian' },
  ru: { et: 'vene keeles', ru: 'на русском', en: 'in Russian' },
  en: { et: 'inglise keeles', ru: 'на английском', en: 'in English' },
} as const satisfies Readonly<Record<Locale | 'row' | 'part', Worded>>;
