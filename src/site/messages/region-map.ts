/** Texts of the map of regions on the contact page; they stand in the namespace `map`. */
export const regionMap = {
  'regions.title': {
    et: 'Leidke oma piirkond',
    ru: 'Найдите свой район',
    en: 'Find your area',
  },
  'regions.chips': { et: 'Piirkonnad', ru: 'Районы обслуживания', en: 'Areas' },
  'regions.map': {
    et: 'Eesti kaart piirkondadega',
    ru: 'Карта Эстонии с районами обслуживания',
    en: 'Map of Estonia with our areas',
  },
  'regions.all': { et: 'Kogu Eesti', ru: 'Вся Эстония', en: 'All of Estonia' },
  'regions.shown': {
    et: 'Näidatakse ainult piirkonna {region} kontakte.',
    ru: 'Показаны контакты только по району «{region}».',
    en: 'Only contacts of the {region} area are shown.',
  },
  'regions.allShown': {
    et: 'Näidatakse kõigi piirkondade kontakte.',
    ru: 'Показаны контакты по всем районам.',
    en: 'Contacts of all areas are shown.',
  },
} as const;
