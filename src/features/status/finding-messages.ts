/** Texts of what should be better in the content. */
import type { Worded } from '#platform/languages/locale.ts';
import type { FindingType } from '#platform/publish/status-schema.ts';

export const findings = {
  'broken-link': {
    et: 'link {value} ei vii kuhugi',
    ru: 'ссылка {value} никуда не ведёт',
    en: 'the link {value} leads nowhere',
  },
  'malformed-link': {
    et: 'lingi aadress on vigane: „{value}“',
    ru: 'неправильный адрес ссылки: «{value}»',
    en: 'the link’s address is malformed: “{value}”',
  },
  'inner-link': {
    et: 'link {value} viib sinna, kuhu külastajad ei pääse',
    ru: 'ссылка {value} ведёт туда, куда посетителям не попасть',
    en: 'the link {value} leads where visitors cannot go',
  },
  'insecure-link': {
    et: 'lingi {value} aadress peaks algama https-iga',
    ru: 'адрес ссылки {value} должен начинаться с https',
    en: 'the address of the link {value} should begin with https',
  },
  'hiding-redirect': {
    et: 'ümbersuunamine {value} peidab lehe või faili',
    ru: 'перенаправление {value} скрывает страницу или файл',
    en: 'the redirect {value} hides a page or a file',
  },
  'missing-translation': { et: 'tõlge puudub', ru: 'нет перевода', en: 'the translation is missing' },
  'picture-without-text': {
    et: 'pildil {value} ei ole kirjeldust',
    ru: 'у изображения {value} нет описания',
    en: 'the picture {value} has no alternative text',
  },
  'skipped-heading': {
    et: 'vahepealkiri „{value}“ jätab taseme vahele',
    ru: 'подзаголовок «{value}» пропускает уровень',
    en: 'the heading “{value}” skips a level',
  },
  'long-title': {
    et: 'pealkirjas on {value}\u00a0tähemärki, otsingumootorid näitavad kuni 70',
    ru: 'длина заголовка в знаках:\u00a0{value}, поисковые системы показывают до\u00a070',
    en: 'the title has {value}\u00a0characters, search engines show up to\u00a070',
  },
  'station-without-hours': {
    et: 'lahtiolekuajad puuduvad',
    ru: 'нет часов работы',
    en: 'the opening hours are missing',
  },
  'past-price-list': {
    et: 'hinnakiri kehtis kuni {value}',
    ru: 'прейскурант действовал до {value}',
    en: 'the price list was valid until {value}',
  },
  'past-notice': {
    et: 'teade lõppes {value}',
    ru: 'сообщение закончилось {value}',
    en: 'the notice ended on {value}',
  },
} as const satisfies Readonly<Record<FindingType, Worded>>;

export const findingGroups = {
  'broken-link': { et: 'Katkised lingid', ru: 'Неработающие ссылки', en: 'Broken links' },
  'malformed-link': { et: 'Vigased aadressid', ru: 'Неправильные адреса', en: 'Malformed addresses' },
  'inner-link': { et: 'Suletud lingid', ru: 'Закрытые ссылки', en: 'Links to closed places' },
  'insecure-link': { et: 'Ebaturvalised lingid', ru: 'Незащищённые ссылки', en: 'Insecure links' },
  'hiding-redirect': {
    et: 'Ümbersuunamised, mis peidavad lehe',
    ru: 'Перенаправления, скрывающие страницу',
    en: 'Redirects that hide a page',
  },
  'missing-translation': { et: 'Puuduvad tõlked', ru: 'Нет перевода', en: 'Missing translations' },
  'picture-without-text': {
    et: 'Kirjelduseta pildid',
    ru: 'Изображения без описания',
    en: 'Pictures without text',
  },
  'skipped-heading': { et: 'Vahele jäetud tasemed', ru: 'Пропущенные уровни', en: 'Skipped heading levels' },
  'long-title': { et: 'Pikad pealkirjad', ru: 'Длинные заголовки', en: 'Long titles' },
  'station-without-hours': {
    et: 'Lahtiolekuaegadeta jäätmejaamad',
    ru: 'Станции без часов работы',
    en: 'Stations without hours',
  },
  'past-price-list': {
    et: 'Aegunud hinnakirjad',
    ru: 'Устаревшие прейскуранты',
    en: 'Expired price lists',
  },
  'past-notice': { et: 'Lõppenud teated', ru: 'Закончившиеся сообщения', en: 'Expired notices' },
} as const satisfies Readonly<Record<FindingType, Worded>>;

/** In the order in which they are shown. */
export const findingTypes = Object.keys(findingGroups) as readonly FindingType[];
