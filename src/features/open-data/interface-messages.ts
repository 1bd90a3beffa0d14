/** Texts of the page that shows the interface for programs. Only developers read them, so they are in no namespace of
 * /locales. */
import { type Locale, textIn, type Worded } from '#platform/languages/locale.ts';

const texts = {
  document: {
    et: 'Masinloetav kirjeldus (OpenAPI 3.1)',
    ru: 'Описание для программ (OpenAPI 3.1)',
    en: 'Description for programs (OpenAPI 3.1)',
  },
  calls: { et: 'Päringud', ru: 'Запросы', en: 'Calls' },
  parameters: { et: 'Parameetrid', ru: 'Параметры', en: 'Parameters' },
  body: { et: 'Päringu sisu', ru: 'Тело запроса', en: 'Body' },
  otherBody: { et: 'Või', ru: 'Или', en: 'Or' },
  answer: { et: 'Vastus', ru: 'Ответ', en: 'Answer' },
  example: { et: 'Näide', ru: 'Пример', en: 'Example' },
  refusals: { et: 'Veavastused', ru: 'Ошибки', en: 'Refusals' },
  failure: { et: 'Veavastuse sisu', ru: 'Тело ошибки', en: 'Body of a refusal' },
  field: { et: 'Väli', ru: 'Поле', en: 'Field' },
  type: { et: 'Tüüp', ru: 'Тип', en: 'Type' },
  meaning: { et: 'Tähendus', ru: 'Значение', en: 'Meaning' },
  required: { et: 'kohustuslik', ru: 'обязательно', en: 'required' },
  oneOf: { et: 'Vähemalt üks väli:', ru: 'Хотя бы одно поле:', en: 'At least one field:' },
  conditions: {
    et: 'Lisaks kohustuslik, kui',
    ru: 'Кроме того, обязательно, если',
    en: 'Also required if',
  },
  status: { et: 'Olek', ru: 'Статус', en: 'Status' },
  code: { et: 'Kood', ru: 'Код', en: 'Code' },
  sentence: { et: 'Lause külastajale', ru: 'Текст для посетителя', en: 'Sentence for visitors' },
} as const satisfies Readonly<Record<string, Worded>>;

export type InterfaceTextKey = keyof typeof texts;

/** Value of `lang` for texts of the reference, which are in English on the pages of every language. */
export const languageOfReference = (locale: Locale): 'en' | undefined => (locale === 'en' ? undefined : 'en');

/** @returns Text in one language. */
export function interfaceTexts(locale: Locale): (key: InterfaceTextKey) => string {
  return (key) => textIn(texts[key], locale);
}
