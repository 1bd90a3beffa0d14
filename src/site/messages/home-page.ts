export const homePage = {
  latestNews: { et: 'Viimased uudised', ru: 'Последние новости', en: 'Latest news' },
  allNews: { et: 'Kõik uudised', ru: 'Все новости', en: 'All news' },
  nextShippingDay: { et: 'Millal auto tuleb?', ru: 'Когда приедет машина?', en: 'When does the truck come?' },
  nextShippingDayLead: {
    et: 'Vaadake lepingu numbri järgi, millal teie konteiner järgmisena tühjendatakse.',
    ru: 'Узнайте по номеру договора, когда ваш контейнер опорожнят в следующий раз.',
    en: 'Use your contract number to see when your container is emptied next.',
  },
  contractNumber: { et: 'Lepingu number', ru: 'Номер договора', en: 'Contract number' },
  showDates: { et: 'Näita veopäevi', ru: 'Показать дни вывоза', en: 'Show collection days' },
} as const;
