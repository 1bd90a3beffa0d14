/** The languages of the site. Spec §2: et is the default and the empty language of content queries. */
import { lookup } from '#base/lookup.ts';

export const locales = ['et', 'ru', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale = 'et' satisfies Locale;

/** Spec §2: locale codes as the content base and Open Graph name them. */
export const localeCodes = { et: 'et_EE', ru: 'ru_RU', en: 'en_US' } as const satisfies Record<
  Locale,
  string
>;

/** Language ids that stand in old links (`&lang=9`); docs/architecture.md, Addresses. */
const numericLanguages: Readonly<Record<string, Locale>> = { '1': 'et', '9': 'ru', '10': 'en' };

export function isLocale(value: string | undefined): value is Locale {
  return locales.some((locale) => locale === value);
}

/** Reads the `lang` parameter of an address.
 * @param value A locale, or a numeric id of the old site.
 * @returns undefined for anything else: an unknown language is ignored. */
export function parseLanguageParameter(value: string | null): Locale | undefined {
  if (value === null) return undefined;
  if (isLocale(value)) return value;
  return lookup(numericLanguages, value);
}
