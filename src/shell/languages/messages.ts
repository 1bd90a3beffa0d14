/** Texts of the interface that all pages share, by namespace; features/messages.ts adds those of features. A key that lacks a language
 * does not compile. */
import { fillText } from '#platform/base/text.ts';
import { byLocale, type Locale, type Worded } from '#platform/languages/locale.ts';
import { common } from './common-messages.ts';
import { homePage } from './home-page-messages.ts';
import { map } from './map-messages.ts';
import { searchPage } from './search-page-messages.ts';
import { table } from './table-messages.ts';
import { textsIn } from './texts-in.ts';

const menu = {
  mainMenu: { et: 'Peamenüü', ru: 'Главное меню', en: 'Main menu' },
  openMenu: { et: 'Menüü', ru: 'Меню', en: 'Menu' },
  closeMenu: { et: 'Sulge', ru: 'Закрыть', en: 'Close' },
  sectionPage: { et: '{name}: ülevaade', ru: '{name}: обзор', en: '{name}: overview' },
  subMenu: { et: '{name}: alammenüü', ru: '{name}: подменю', en: '{name}: submenu' },
  language: { et: 'Keel', ru: 'Язык', en: 'Language' },
  selfService: { et: 'Iseteenindus', ru: 'Самообслуживание', en: 'Self-service' },
  search: { et: 'Otsi', ru: 'Найти', en: 'Search' },
  searchLabel: { et: 'Otsi lehelt', ru: 'Поиск по сайту', en: 'Search this site' },
  skipToContent: { et: 'Liigu sisu juurde', ru: 'Перейти к содержанию', en: 'Skip to content' },
  breadcrumb: { et: 'Asukoht lehel', ru: 'Путь к странице', en: 'Breadcrumb' },
  opensInNewTab: { et: 'avaneb uuel vahelehel', ru: 'откроется в новой вкладке', en: 'opens in a new tab' },
  cookieSettings: { et: 'Küpsiste seaded', ru: 'Настройки файлов cookie', en: 'Cookie settings' },
  cookies: { et: 'Küpsised', ru: 'Файлы cookie', en: 'Cookies' },
  accessibility: { et: 'Ligipääsetavus', ru: 'Доступность', en: 'Accessibility' },
  openData: { et: 'Avaandmed', ru: 'Открытые данные', en: 'Open data' },
  terms: { et: 'Tellimis- ja kasutustingimused', ru: 'Условия заказа и использования', en: 'Ordering terms' },
  withdrawal: { et: 'Taganen lepingust', ru: 'Отказаться от договора', en: 'Withdraw from a contract' },
  footer: { et: 'Ettevõtte andmed', ru: 'Данные компании', en: 'Company details' },
} as const;

/** Spec §7: the six namespaces of /locales/{lang}.json, as far as they are not about a feature. */
export const namespaces = { menu, homePage, table, map, searchPage, common } as const satisfies Record<
  string,
  Readonly<Record<string, Worded>>
>;

type Namespaces = typeof namespaces;

/** Texts that a feature adds to the file. */
export type LocaleMessages = Partial<Readonly<Record<keyof Namespaces, Readonly<Record<string, Worded>>>>>;

/** `menu.search`, `common.newer` and so on. */
export type MessageKey = {
  [Name in keyof Namespaces]: `${Name}.${keyof Namespaces[Name] & string}`;
}[keyof Namespaces];

/** Returns the texts of one language. */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** Message source of a page. */
export interface MessageSource {
  readonly locale: Locale;
  readonly t: Translate;
}

/** A page also knows whom to call. */
export interface PhoneSource extends MessageSource {
  readonly phone: string;
}

/** @returns A function that fills the `{name}` placeholders of the text. */
export function translator(locale: Locale): Translate {
  const texts = textsByKey[locale];
  return (key, values) => {
    const text = texts.get(key) ?? key;
    return values ? fillText(text, values) : text;
  };
}

const textsByKey = byLocale(flattenMessages);

function flattenMessages(locale: Locale): ReadonlyMap<string, string> {
  const entries = Object.entries<Readonly<Record<string, Worded>>>(namespaces).flatMap(([namespace, table]) =>
    Object.entries(textsIn(table, locale)).map(([key, text]) => [`${namespace}.${key}`, text] as const),
  );
  return new Map(entries);
}
