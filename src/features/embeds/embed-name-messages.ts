/** Names of embeds, for readers that cannot see a frame. Part of the script that other sites load. */
import type { Worded } from '#platform/languages/locale.ts';
import type { EmbedPart } from './embed-options.ts';

export const embedNames: Readonly<Record<EmbedPart, Worded>> = {
  'next-day': {
    et: 'Järgmine veopäev',
    ru: 'Ближайший день вывоза',
    en: 'Next collection day',
  },
  stations: {
    et: 'Jäätmejaamad meie kandis',
    ru: 'Станции отходов рядом',
    en: 'Waste stations nearby',
  },
  sorting: { et: 'Kuhu visata?', ru: 'Куда выбросить?', en: 'What goes where?' },
};
