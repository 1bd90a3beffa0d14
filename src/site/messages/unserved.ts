/** Texts of the unserved addresses; they stand in the namespace `table`. */
export const unserved = {
  'unserved.title': { et: 'Viimased päevad', ru: 'Последние дни', en: 'The last few days' },
  'unserved.area': { et: 'Maakond või linn', ru: 'Уезд или город', en: 'Area' },
  'unserved.allAreas': { et: 'Kõik piirkonnad', ru: 'Все районы', en: 'All areas' },
  'unserved.city': { et: 'Linn või linnaosa', ru: 'Город или часть города', en: 'City or district' },
  'unserved.allCities': { et: 'Kogu piirkond', ru: 'Весь район', en: 'The whole area' },
  'unserved.search': { et: 'Aadress', ru: 'Адрес', en: 'Address' },
  'unserved.garbage': { et: 'Jäätmed', ru: 'Отходы', en: 'Waste' },
  'unserved.reason': { et: 'Põhjus', ru: 'Причина', en: 'Reason' },
  'unserved.noReason': { et: 'Vedaja ei märkinud', ru: 'Перевозчик не указал', en: 'The carrier gave none' },
  'unserved.newDate': { et: 'Uus veopäev', ru: 'Новый день вывоза', en: 'New collection day' },
  'unserved.noNewDate': { et: 'Ei ole veel teada', ru: 'Пока неизвестен', en: 'Not known yet' },
  'unserved.demonstration': {
    et: 'Need on näidisandmed: aadressid, päevad ja põhjused on välja mõeldud.',
    ru: 'Это демонстрационные данные: адреса, дни и причины вымышлены.',
    en: 'This is demonstration data: the addresses, days and reasons are made up.',
  },
  'unserved.stale': {
    et: 'Uuemat nimekirja ei õnnestunud laadida. See on seisuga {time}.',
    ru: 'Более новый список загрузить не удалось. Этот составлен по состоянию на {time}.',
    en: 'We could not load a newer list. This one is from {time}.',
  },
  'unserved.down': {
    et: 'Nimekiri muutub iga päev ja vajab JavaScripti. Küsige oma aadressi kohta infotelefonil 1919.',
    ru: 'Список меняется каждый день, и для него нужен JavaScript. О своём адресе спросите по инфотелефону 1919.',
    en: 'The list changes every day and needs JavaScript. Ask about your address on the information line 1919.',
  },
} as const;
