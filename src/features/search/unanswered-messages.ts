/** Texts of the status page about words that what goes where has no answer for. */
import type { Worded } from '#platform/languages/locale.ts';

export const unansweredTexts = {
  heading: {
    et: 'Mida otsiti, aga ei leitud',
    ru: 'Что искали, но не нашли',
    en: 'Searched for but not found',
  },
  lead: {
    et: 'Sõnad, millele „Kuhu visata?“ ei osanud vastata. Näha on need, mida otsiti vähemalt kahel päeval viimase 90 päeva jooksul. Otsija kohta ei salvestata midagi.',
    ru: 'Слова, на которые страница «Куда выбросить?» не нашла ответа. Показаны те, что искали не меньше чем в два разных дня за последние 90 дней. О том, кто искал, ничего не хранится.',
    en: 'Words for which “What goes where?” had no answer. You see those that were typed on at least two of the last 90 days. Nothing is kept about whoever typed them.',
  },
  none: {
    et: 'Selliseid sõnu ei ole.',
    ru: 'Таких слов нет.',
    en: 'There are none.',
  },
  failed: {
    et: 'Loendit ei õnnestunud lugeda. Avage leht hiljem uuesti.',
    ru: 'Список прочитать не удалось. Откройте страницу позже.',
    en: 'The list could not be read. Open the page again later.',
  },
  words: { et: 'Otsitud', ru: 'Искали', en: 'Typed' },
  language: { et: 'Keel', ru: 'Язык', en: 'Language' },
  days: { et: 'Päevi', ru: 'Дней', en: 'Days' },
  lastDay: { et: 'Viimati', ru: 'Последний раз', en: 'Last' },
} as const satisfies Readonly<Record<string, Worded>>;
