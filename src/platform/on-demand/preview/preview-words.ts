/** Texts of previews in three languages. Only editors see them, so they are not among the texts that pages
 * load. */
import { type Locale, textIn, type Worded } from '#platform/languages/locale.ts';
import { tallinnMoment } from '#platform/time/tallinn-time.ts';
import type { PreviewState } from './previewed.ts';
import type { PreviewedSite } from './previewed-site.ts';

type FormatDay = PreviewedSite['formatDay'];

export const bannerWords = {
  title: { et: 'Eelvaade', ru: 'Предварительный просмотр', en: 'Preview' },
  languages: { et: 'Eelvaate keeled', ru: 'Языки просмотра', en: 'Languages of the preview' },
  wordpress: { et: 'Tagasi WordPressi', ru: 'Вернуться в WordPress', en: 'Back to WordPress' },
  'page-builder': {
    et: 'Tagasi lehekoostajasse',
    ru: 'Вернуться в конструктор страниц',
    en: 'Back to the page builder',
  },
  warnings: { et: 'Mida parandada', ru: 'Что исправить', en: 'What to fix' },
} as const satisfies Readonly<Record<string, Worded>>;

const stateWords = {
  draft: {
    et: 'Mustand, mida ei ole avaldatud.',
    ru: 'Черновик, который ещё не опубликован.',
    en: 'A draft that has not been published.',
  },
  pending: {
    et: 'Ootab ülevaatamist, avaldatud ei ole.',
    ru: 'Ожидает проверки и ещё не опубликовано.',
    en: 'Waiting for review and not published.',
  },
  private: {
    et: 'Privaatne kirje: veebis seda ei näidata.',
    ru: 'Личная запись: на сайте она не показывается.',
    en: 'A private entry: it is not shown on the site.',
  },
  locked: {
    et: 'Parooliga kirje: veebis seda ei näidata.',
    ru: 'Запись с паролем: на сайте она не показывается.',
    en: 'An entry with a password: it is not shown on the site.',
  },
  changed: {
    et: 'Avaldatud lehe muudatused, mis ei ole veel avalikud.',
    ru: 'Изменения опубликованной страницы, которых на сайте ещё нет.',
    en: 'Changes to a published page that are not live yet.',
  },
  published: {
    et: 'Leht on avaldatud ja avaldamata muudatusi ei ole.',
    ru: 'Страница опубликована, неопубликованных изменений нет.',
    en: 'The page is published and has no unpublished changes.',
  },
  scheduled: {
    et: 'Ajastatud kirje: avaldatakse {at}.',
    ru: 'Запланированная запись: будет опубликована {at}.',
    en: 'A scheduled entry: goes live on {at}.',
  },
  untranslated: {
    et: 'Selles keeles kirjet ei ole või see link seda ei ava.',
    ru: 'На этом языке записи нет, или эта ссылка её не открывает.',
    en: 'There is no entry in this language, or this link does not open it.',
  },
  orphan: {
    et: 'Eestikeelset kirjet ei leitud ja ilma selleta seda lehte ei avaldata.',
    ru: 'Запись на эстонском языке не найдена, а без неё страница не публикуется.',
    en: 'No Estonian entry was found, and without one this page is not published.',
  },
  'in-studio': {
    et: 'Leht nii, nagu see on praegu lehekoostajas.',
    ru: 'Страница в том виде, в каком она сейчас в конструкторе.',
    en: 'The page as it stands in the page builder.',
  },
} as const satisfies Readonly<Record<PreviewState['type'], Worded>>;

const untilWords: Worded = {
  et: 'Link kehtib kuni {at}.',
  ru: 'Ссылка действует до {at}.',
  en: 'The link works until {at}.',
};

export function formatState(state: PreviewState, locale: Locale, formatDay: FormatDay): string {
  const words = textIn(stateWords[state.type], locale);
  return state.type === 'scheduled'
    ? words.replace('{at}', formatAt(Date.parse(state.date), locale, formatDay))
    : words;
}

/** @param until Seconds since the epoch. */
export function formatUntil(until: number, locale: Locale, formatDay: FormatDay): string {
  return textIn(untilWords, locale).replace('{at}', formatAt(until * 1000, locale, formatDay));
}

const atWords: Worded = {
  et: '{day} kell\u00a0{time}',
  ru: '{day} в\u00a0{time}',
  en: '{day} at\u00a0{time}',
};

/** Day and time in Tallinn. */
function formatAt(instant: number, locale: Locale, formatDay: FormatDay): string {
  const { day, time } = tallinnMoment(instant);
  const date = formatDay(day, locale);
  return textIn(atWords, locale).replace('{day}', date).replace('{time}', time);
}
