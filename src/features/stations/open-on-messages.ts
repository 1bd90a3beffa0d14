/** What the search says of the finder with a day chosen. */
import type { Worded } from '#platform/languages/locale.ts';

export const openOnTexts = {
  /** With `{day}`, such as "on Sunday". */
  title: {
    et: 'Jäätmejaamad, mis on avatud {day}',
    ru: 'Открыто {day}: станции отходов',
    en: 'Waste stations open {day}',
  },
  text: {
    et: 'Iga jaama juures on tänased lahtiolekuajad ja selle päeva omad, millal tulete.',
    ru: 'Для каждой станции показаны часы работы на сегодня и на день, когда вы приедете.',
    en: 'Each station shows its hours today and on the day of your visit.',
  },
  /** Other words for it. */
  also: {
    et: 'lahti nädalavahetusel nädalavahetus puhkepäev pühapäev laupäev',
    ru: 'открыта работает работают в выходные выходной день суббота воскресенье',
    en: 'opening hours weekend Saturday Sunday',
  },
} as const satisfies Readonly<Record<string, Worded>>;
