import type { Worded } from '#platform/languages/locale.ts';

/** With whom one makes the contract of organised waste collection, and who sends the bill. */
export const contractTexts = {
  carrier: {
    et: 'Lepingu sõlmite siin meiega ja arve saadame meie.',
    ru: 'Договор здесь заключают с нами, и счета выставляем мы.',
    en: 'In this area you make the contract with us, and we send the bill.',
  },
  /** A link to the municipality follows. */
  municipality: {
    et: 'Lepingu ja arve asjus pöörduge siin omavalitsuse poole:',
    ru: 'Договор здесь заключает и счета выставляет самоуправление:',
    en: 'In this area the municipality makes the contract and sends the bill:',
  },
} as const satisfies Readonly<Record<'carrier' | 'municipality', Worded>>;

/** Above a long table, to what stands below it. */
export const joiningText: Worded = {
  et: 'Kas pean liituma ja kuidas saab vabastuse',
  ru: 'Нужно ли присоединяться и как получить освобождение',
  en: 'Do I have to join, and how to be exempt',
};
