import type { OpenDataPart } from '#shell/open-data/open-data-part.ts';
import { jsonFile } from '#shell/open-data/open-files.ts';
import { sortingFormat } from './open-sorting.ts';

/** What this feature adds to the open data. */
export const openData = {
  dataset: {
    name: 'sorting',
    texts: {
      name: { et: 'Kuhu visata', ru: 'Куда выбросить', en: 'What goes where' },
      description: {
        et: 'Esemed ja nende õige konteiner, mida enne teha, kuhu ei tohi panna ja millest vastus lähtub.',
        ru: 'Вещи и контейнеры для них: как подготовить вещь, куда её класть нельзя и на чём основан ответ.',
        en: 'Things and the bin they belong in, what to do first, where not to put them, and the sources.',
      },
      keywords: { et: 'sortimine, jäätmed', ru: 'сортировка, отходы', en: 'sorting, waste' },
    },
    frequency: 'IRREG',
    routes: ['sorting_items', 'sorting_groups'],
    files: [jsonFile('sorting')],
    formats: [sortingFormat],
  },
} as const satisfies OpenDataPart;
