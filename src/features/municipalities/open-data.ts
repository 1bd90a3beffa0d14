import type { OpenDataPart } from '#shell/open-data/open-data-part.ts';
import { csvFile, jsonFile } from '#shell/open-data/open-files.ts';
import { municipalitiesFormat } from './open-municipalities.ts';

/** What this feature adds to the open data. */
export const openData = {
  dataset: {
    name: 'municipalities',
    texts: {
      name: {
        et: 'Omavalitsused ja vedajad',
        ru: 'Самоуправления и перевозчики',
        en: 'Municipalities and carriers',
      },
      description: {
        et: 'Kes omavalitsuses jäätmeid veab, kes esitab arve, mis ajani leping kestab ja milline hinnakiri kehtib.',
        ru: 'Кто вывозит отходы в самоуправлении, кто выставляет счёт, до какого дня действует договор и какой прейскурант применяется.',
        en: 'Who collects waste in a municipality, who sends the bill, how long the contract runs and which price list applies.',
      },
      keywords: { et: 'omavalitsus, vedaja', ru: 'самоуправление, перевозчик', en: 'municipality, carrier' },
    },
    frequency: 'IRREG',
    routes: [],
    files: [jsonFile('municipalities'), csvFile('municipalities')],
    formats: [municipalitiesFormat],
  },
} as const satisfies OpenDataPart;
