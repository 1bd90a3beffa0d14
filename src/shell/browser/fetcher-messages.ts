import { errorTexts } from '#shell/languages/error-texts.ts';

/** Texts of the generic fetcher (spec §8), in the namespace `common`. */
export const fetcher = {
  'fetcher.loading': { et: 'Laadimine…', ru: 'Загрузка…', en: 'Loading...' },
  'fetcher.error': errorTexts,
  'fetcher.noAnswer': {
    et: 'Viga andmete laadimisel',
    ru: 'Ошибка при загрузке данных',
    en: 'Error fetching data',
  },
  'fetcher.noUrl': {
    et: 'Palun määrake laaditav aadress',
    ru: 'Укажите адрес для загрузки',
    en: 'Please specify a URL to fetch',
  },
  'fetcher.notAllowed': {
    et: 'selle aadressi andmeid siin näidata ei saa.',
    ru: 'данные с этого адреса показать здесь нельзя.',
    en: 'data from this address cannot be shown here.',
  },
  'fetcher.unreachable': {
    et: 'ühendust ei ole. Kontrollige internetiühendust ja proovige uuesti.',
    ru: 'нет связи. Проверьте подключение к интернету и повторите попытку.',
    en: 'there is no connection. Check your internet connection and try again.',
  },
  'fetcher.tooMany': {
    et: 'päringuid on liiga palju. Oodake minut ja proovige uuesti.',
    ru: 'слишком много запросов. Подождите минуту и повторите попытку.',
    en: 'too many requests. Wait a minute and try again.',
  },
  'fetcher.noScript': {
    et: 'Need andmed laeb JavaScript, mis on teie brauseris välja lülitatud.',
    ru: 'Эти данные загружает JavaScript, который в вашем браузере отключён.',
    en: 'This information is loaded by JavaScript, which is switched off in your browser.',
  },
  'fetcher.retry': { et: 'Laadi uuesti', ru: 'Загрузить снова', en: 'Load again' },
} as const;
