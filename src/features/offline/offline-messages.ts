/** Texts for pages without a connection and for the page as an installed app, in the namespace `common`. */
export const offline = {
  'offline.days': { et: 'Vaata veopäevi', ru: 'Посмотреть дни вывоза', en: 'See collection days' },
  'install.why': {
    et: 'Soovite veopäevi avada otse avakuvalt või töölaualt? Paigaldage see leht oma seadmesse.',
    ru: 'Хотите открывать дни вывоза прямо с главного экрана или рабочего стола? Установите эту страницу на своё устройство.',
    en: 'Would you like to open your collection days from your home screen or desktop? Install this page on your device.',
  },
  'install.button': { et: 'Paigalda', ru: 'Установить', en: 'Install' },
} as const;
