import type { Worded } from '#platform/languages/locale.ts';

/** With whom one makes the contract of organised waste collection, and who sends the bill. */
export const contractTexts = {
  carrier: {
    et: 'Lepingu sõlmite siin meiega ja arve saadame meie.',
    ru: 'Договор здесь заключают с нами, и счета выставляем мы.',
    en: 'You make the contract with us here, and we send the bill.',
  },
  /** A link to the municipality follows. */
  municipality: {
    et: 'Lepingu ja arve asjus pöörduge siin omavalitsuse poole:',
    ru: 'Договор здесь заключает и счета выставляет самоуправление:',
    en: 'The municipality makes the contract and sends the bill here:',
  },
} as const satisfies Readonly<Record<'carrier' | 'municipality', Worded>>;
