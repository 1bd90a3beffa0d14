/** What is wrong with a field, and texts of dialogs; they stand in the namespace `common`. */
export const inputs = {
  'input.missing': { et: 'Täitke see väli.', ru: 'Заполните это поле.', en: 'Fill in this field.' },
  'input.invalidDate': { et: 'Vigane kuupäev', ru: 'Неверная дата', en: 'Invalid date' },
  'input.invalidNumber': { et: 'See ei ole arv.', ru: 'Это не число.', en: 'This is not a number.' },
  'input.invalidEmail': {
    et: 'See ei ole e-posti aadress.',
    ru: 'Это не адрес эл. почты.',
    en: 'This is not an e-mail address.',
  },
  'input.invalidUrl': {
    et: 'See ei ole veebiaadress, näiteks https://www.example.ee.',
    ru: 'Это не веб-адрес, например https://www.example.ee.',
    en: 'This is not a web address, such as https://www.example.ee.',
  },
  'input.tooSmall': {
    et: 'Väikseim lubatud väärtus on {min}.',
    ru: 'Наименьшее допустимое значение: {min}.',
    en: 'The smallest value allowed is {min}.',
  },
  'input.tooLarge': {
    et: 'Suurim lubatud väärtus on {max}.',
    ru: 'Наибольшее допустимое значение: {max}.',
    en: 'The largest value allowed is {max}.',
  },
  'input.offStep': {
    et: 'Väärtus muutub {step} kaupa.',
    ru: 'Значение меняется с шагом {step}.',
    en: 'The value goes in steps of {step}.',
  },
  'input.offPattern': {
    et: 'See ei ole nõutud kujul.',
    ru: 'Значение не в нужном виде.',
    en: 'This is not in the form asked for.',
  },
  'dialog.close': { et: 'Sulge', ru: 'Закрыть', en: 'Close' },
} as const;
