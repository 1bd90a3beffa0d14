/** Texts about what differs between municipalities. */
import type { Worded } from '#model/locale.ts';

export const differencesTexts = {
  heading: { et: 'Teie omavalitsuses', ru: 'В вашем самоуправлении', en: 'In your municipality' },
  label: { et: 'Vald või linn', ru: 'Волость или город', en: 'Municipality' },
  choose: { et: 'Valige', ru: 'Выберите', en: 'Choose' },
  keptHere: {
    et: 'Valik jääb meelde ainult selles seadmes.',
    ru: 'Выбор запоминается только на этом устройстве.',
    en: 'Your choice stays on this device.',
  },
  all: { et: 'Kõik vallad ja linnad', ru: 'Все волости и города', en: 'All municipalities' },
  rules: { et: 'Omavalitsuse nõue', ru: 'Требование самоуправления', en: 'Rule of the municipality' },
  taken: { et: 'Viime kodu juurest ära', ru: 'Забираем у дома', en: 'We collect it from home' },
  notTaken: {
    et: 'Kodu juurest me seda ära ei vii. Viige see avalikku konteinerisse või jäätmejaama',
    ru: 'У дома мы это не забираем. Отнесите в общественный контейнер или на станцию отходов',
    en: 'We do not collect it from home. Take it to a public container or a waste station',
  },
  other: {
    et: 'Veab teine ettevõte, küsige temalt',
    ru: 'Вывозит другая компания, спросите у неё',
    en: 'Another company collects, so ask them',
  },
  unknown: {
    et: 'Me siin ei vea. Küsige oma vallast või linnast',
    ru: 'Здесь мы не работаем. Спросите в самоуправлении',
    en: 'We do not work here. Ask your municipality',
  },
} as const satisfies Readonly<Record<string, Worded>>;
