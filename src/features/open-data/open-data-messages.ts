/** Texts of the open data: on its page, in the catalogue and in structured data. */
import type { Worded } from '#platform/languages/locale.ts';

export const openDataTexts = {
  files: { et: 'Andmestikud', ru: 'Наборы данных', en: 'Datasets' },
  schema: { et: 'skeem', ru: 'схема', en: 'schema' },
  schemaOf: {
    et: 'Skeem (JSON Schema): {name}',
    ru: 'Схема (JSON Schema): {name}',
    en: 'JSON Schema: {name}',
  },
  fileOf: { et: '{format}: {name}', ru: '{format}: {name}', en: '{format}: {name}' },
  calls: {
    et: 'Saidi reaalajaandmete päringud (OpenAPI)',
    ru: 'Запросы данных сайта в реальном времени (OpenAPI)',
    en: 'Calls for live data of the site (OpenAPI)',
  },
  catalogue: {
    et: 'Kataloog andmeportaalidele (DCAT-AP 3)',
    ru: 'Каталог для порталов данных (DCAT-AP 3)',
    en: 'Catalogue for data portals (DCAT-AP 3)',
  },
  feeds: { et: 'Uudisvood (Atom)', ru: 'Ленты новостей (Atom)', en: 'Feeds (Atom)' },
  title: { et: 'Avaandmed: {company}', ru: 'Открытые данные: {company}', en: 'Open data: {company}' },
  about: {
    et: 'Jäätmejaamad, hinnakirjad, vedajad, teated ja sortimisjuhised masinloetavalt.',
    ru: 'Станции отходов, прейскуранты, перевозчики, сообщения и правила сортировки в машиночитаемом виде.',
    en: 'Waste stations, price lists, carriers, notices and sorting advice in machine-readable form.',
  },
} as const satisfies Readonly<Record<string, Worded>>;

/** Of the list of languages of the European Union, for the catalogue. */
export const languageCodes: Worded = { et: 'EST', ru: 'RUS', en: 'ENG' };
