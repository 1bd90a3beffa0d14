import { lookup } from './lookup.ts';

export const homePage = {
  ...lookup,
  latestNews: { et: 'Viimased uudised', ru: 'Последние новости', en: 'Latest news' },
  allNews: { et: 'Kõik uudised', ru: 'Все новости', en: 'All news' },
  nextShippingDay: { et: 'Millal auto tuleb?', ru: 'Когда приедет машина?', en: 'When will the truck come?' },
  nextShippingDayLead: {
    et: 'Vaadake lepingu numbri järgi, millal teie konteiner järgmisena tühjendatakse.',
    ru: 'Узнайте по номеру договора, когда ваш контейнер опорожнят в следующий раз.',
    en: 'Use your contract number to see when your container will next be emptied.',
  },
  contractNumber: { et: 'Lepingu number', ru: 'Номер договора', en: 'Contract number' },
  showDates: { et: 'Näita veopäevi', ru: 'Показать дни вывоза', en: 'Show collection days' },
} as const;
