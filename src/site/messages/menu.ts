export const menu = {
  mainMenu: { et: 'Peamenüü', ru: 'Главное меню', en: 'Main menu' },
  openMenu: { et: 'Menüü', ru: 'Меню', en: 'Menu' },
  closeMenu: { et: 'Sulge', ru: 'Закрыть', en: 'Close' },
  language: { et: 'Keel', ru: 'Язык', en: 'Language' },
  selfService: { et: 'Iseteenindus', ru: 'Самообслуживание', en: 'Self-service' },
  search: { et: 'Otsi', ru: 'Найти', en: 'Search' },
  searchLabel: { et: 'Otsi lehelt', ru: 'Поиск по сайту', en: 'Search this site' },
  skipToContent: { et: 'Liigu sisu juurde', ru: 'Перейти к содержанию', en: 'Skip to content' },
  breadcrumb: { et: 'Asukoht lehel', ru: 'Путь к странице', en: 'Breadcrumb' },
  opensInNewTab: { et: 'avaneb uuel vahelehel', ru: 'откроется в новой вкладке', en: 'opens in a new tab' },
  cookieSettings: { et: 'Küpsiste seaded', ru: 'Настройки файлов cookie', en: 'Cookie settings' },
  footer: { et: 'Ettevõtte andmed', ru: 'Данные компании', en: 'Company details' },
} as const;
