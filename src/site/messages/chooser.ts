/** Texts of the container chooser; they stand in the namespace `table`. */
export const chooser = {
  'chooser.title': {
    et: 'Milline konteiner sobib?',
    ru: 'Какой контейнер подойдёт?',
    en: 'Which container fits?',
  },
  'chooser.waste': { et: 'Mida te ära viite?', ru: 'Что вы вывозите?', en: 'What are you getting rid of?' },
  'chooser.volume': { et: 'Kui palju, m³?', ru: 'Сколько, м³?', en: 'How much, in m³?' },
  'chooser.hint': {
    et: 'Sisestage kogus ja näete siin sobivat konteinerit.',
    ru: 'Введите объём, и здесь появится подходящий контейнер.',
    en: 'Enter the amount to see here which container fits.',
  },
  'chooser.one': {
    et: 'Valige konteiner {size}.',
    ru: 'Выбирайте контейнер {size}.',
    en: 'Choose the {size} container.',
  },
  'chooser.several': {
    et: 'Ühest ei piisa: tellige {count} × {size}.',
    ru: 'Одного мало: закажите {count} × {size}.',
    en: 'One is not enough: order {count} × {size}.',
  },
  'chooser.weight': {
    et: 'Jäätmed kaaluvad umbes {weight}. Ühes konteineris tohib olla kuni {most}.',
    ru: 'Отходы весят примерно {weight}. В одном контейнере может быть не больше {most}.',
    en: 'The waste weighs about {weight}. One container may hold up to {most}.',
  },
  'chooser.order': { et: 'Tellige {size}', ru: 'Заказать {size}', en: 'Order {size}' },
  'chooser.prices': { et: 'Vaadake hindu', ru: 'Посмотреть цены', en: 'See the prices' },
} as const;
