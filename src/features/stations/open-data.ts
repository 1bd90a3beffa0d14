import type { OpenDataPart } from '#shell/open-data/open-data-part.ts';
import { csvFile, jsonFile } from '#shell/open-data/open-files.ts';
import { stationPointsFormat, stationsFormat } from './open-stations.ts';

/** What this feature adds to the open data. */
export const openData = {
  dataset: {
    name: 'stations',
    texts: {
      name: { et: 'Jäätmejaamad', ru: 'Станции отходов', en: 'Waste stations' },
      description: {
        et: 'Asukoht, lahtiolekuajad, vastuvõetavad jäätmed, hinnad elanikele ja teistele ning makseviisid.',
        ru: 'Адрес, часы работы, принимаемые отходы, цены для жителей и других посетителей, способы оплаты.',
        en: 'Location, opening hours, accepted waste, prices for residents and others, and ways to pay.',
      },
      keywords: {
        et: 'jäätmejaam, lahtiolekuajad',
        ru: 'станция отходов, часы работы',
        en: 'waste station, opening hours',
      },
    },
    frequency: 'IRREG',
    routes: ['waste_stations'],
    files: [
      jsonFile('stations'),
      csvFile('stations'),
      {
        dataset: 'stations',
        format: 'geojson',
        address: '/data/stations.geojson',
        schema: 'stations-geojson',
      },
    ],
    formats: [stationsFormat, stationPointsFormat],
  },
} as const satisfies OpenDataPart;
