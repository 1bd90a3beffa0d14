/** Texts of the parts that pages are made of; they stand in the namespace `common`. */
export const pageParts = {
  faqSearch: { et: 'Otsi küsimuste seast', ru: 'Поиск по вопросам', en: 'Search the questions' },
  faqNotFound: {
    et: 'Sellist küsimust siin ei ole. Vajutage „Otsi“ ja vaatame kogu veebilehelt.',
    ru: 'Такого вопроса здесь нет. Нажмите «Найти», и мы поищем по всему сайту.',
    en: 'No question here matches. Press “Search” to search the whole site.',
  },
  faqTitle: { et: 'Küsimused: {topic}', ru: 'Вопросы: {topic}', en: 'Questions: {topic}' },
  faqTopics: { et: 'Küsimuste teemad', ru: 'Темы вопросов', en: 'Question topics' },
  permalink: { et: 'Selle vastuse link', ru: 'Ссылка на этот ответ', en: 'Link to this answer' },
  guides: { et: 'Juhendid', ru: 'Инструкции', en: 'Guides' },
  otherGuides: { et: 'Teised juhendid', ru: 'Другие инструкции', en: 'Other guides' },
  onThisPage: { et: 'Sellel lehel', ru: 'На этой странице', en: 'On this page' },
  print: { et: 'Prindi hinnakiri', ru: 'Распечатать прейскурант', en: 'Print the price list' },
  'order.organised': {
    et: 'Tellige või muutke vedu',
    ru: 'Заказать или изменить вывоз',
    en: 'Order or change collection',
  },
  'order.construction': { et: 'Tellige konteiner', ru: 'Заказать контейнер', en: 'Order a container' },
  'order.big-bag': { et: 'Tellige koti äravedu', ru: 'Заказать вывоз мешка', en: 'Order bag collection' },
  orderTerms: { et: 'Tellimise tingimused', ru: 'Условия заказа', en: 'Ordering terms' },
  allPriceLists: { et: 'Teised piirkonnad', ru: 'Другие районы', en: 'Other areas' },
  'kind.wheeled': {
    et: 'Kott ja ratastega konteinerid',
    ru: 'Мешок и контейнеры на колёсах',
    en: 'Bag and wheeled containers',
  },
  'kind.deep': { et: 'Süvamahutid', ru: 'Контейнеры глубокого сбора', en: 'Deep-collection containers' },
  'kindOf.bag': { et: 'jäätmekott', ru: 'мешок', en: 'waste bag' },
  'kindOf.wheeled': { et: 'konteiner', ru: 'контейнер', en: 'container' },
  'kindOf.deep': { et: 'süvamahuti', ru: 'глубокий сбор', en: 'deep collection' },
} as const;
