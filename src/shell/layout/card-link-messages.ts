/** Links from a collection and from an unserved address to the contact form, in the namespace `common`. Subjects have
 * `{date}` and `{address}`. */
export const cardLinks = {
  'card.extra': {
    et: 'Telli lisatühjendus',
    ru: 'Заказать дополнительный вывоз',
    en: 'Order an extra collection',
  },
  'card.cancel': {
    et: 'Loobu sellest tühjendusest',
    ru: 'Отказаться от этого вывоза',
    en: 'Cancel this collection',
  },
  'card.report': { et: 'Teata probleemist', ru: 'Сообщить о проблеме', en: 'Report a problem' },
  'card.missed': {
    et: 'Teata, kui andmed on valed',
    ru: 'Сообщить об ошибке в списке',
    en: 'Tell us if this is wrong',
  },
  'card.subject.extra': {
    et: 'Lisatühjendus: {address}',
    ru: 'Дополнительный вывоз: {address}',
    en: 'Extra collection: {address}',
  },
  'card.subject.cancel': {
    et: 'Loobun tühjendusest {date}: {address}',
    ru: 'Отказ от вывоза {date}: {address}',
    en: 'Cancel the collection on {date}: {address}',
  },
  'card.subject.report': {
    et: 'Probleem tühjendusega {date}: {address}',
    ru: 'Проблема с вывозом {date}: {address}',
    en: 'Problem with the collection on {date}: {address}',
  },
  'card.subject.missed': {
    et: 'Konteiner jäi tühjendamata {date}: {address}',
    ru: 'Не вывезли мусор {date}: {address}',
    en: 'Missed collection on {date}: {address}',
  },
} as const;
