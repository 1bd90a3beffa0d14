/** Texts of embeds about a municipality and about what goes where. */
import type { Worded } from '#platform/languages/locale.ts';

export const embedTexts = {
  /** With `{carrier}`. */
  carrier: {
    et: 'Jäätmeid veab siin {carrier}.',
    ru: 'Отходы здесь вывозит {carrier}.',
    en: '{carrier} collects waste here.',
  },
  bulky: { et: 'suurjäätmed', ru: 'крупногабаритные отходы', en: 'bulky waste' },
  allObjects: { et: 'Kõik asjad tähestiku järgi', ru: 'Все вещи по алфавиту', en: 'All things from A to Z' },
} as const satisfies Readonly<Record<string, Worded>>;
