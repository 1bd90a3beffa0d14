import type { Worded } from '#platform/languages/locale.ts';

export const residentPriceTexts = {
  free: { et: 'Tasuta {amount}', ru: 'Бесплатно {amount}', en: 'Free {amount}' },
  freeThen: {
    et: 'Tasuta {amount}, edasi {price}',
    ru: 'Бесплатно {amount}, далее {price}',
    en: 'Free {amount}, then {price}',
  },
} as const satisfies Readonly<Record<string, Worded>>;
