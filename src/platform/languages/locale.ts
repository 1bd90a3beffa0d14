/** The languages of the site. This table is the only list of them: a language is added by an entry here, its messages and
 * its content (CONTRIBUTING.md, "A language"). Spec §2: et is the default and the empty language of content queries. */
import { lookup } from '#platform/base/lookup.ts';

interface Language {
  /** Path prefix of its pages; empty for the default language. */
  readonly prefix: '' | `/${string}`;
  /** BCP 47 tag for Intl: numbers, dates, plurals, sorting. */
  readonly tag: string;
  /** Spec §2: its code in the content base and in Open Graph. */
  readonly code: string;
  /** Its id in links to the old site (`&lang=9`); docs/architecture.md, Addresses. */
  readonly oldId?: string;
  /** Spec §3: id of its menu in the content base. */
  readonly menuId: number;
  /** Its alphabet: decides which font is preloaded, and which words a search treats as typed in the other script. */
  readonly script: 'latin' | 'cyrillic';
  /** Format of amounts and days: `€1.50`, `5%`, `3 May 2026`, or `1,50 €`, `5 %`, `03.05.2026`. */
  readonly notation: 'english' | 'continental';
  /** Stemmer of the search (src/features/search/query/stem.ts); `none` leaves words as they are. */
  readonly stemmer: 'estonian' | 'russian' | 'english' | 'none';
  /** Whether its words are joined into longer ones, whose last part says what the thing is: prügikonteiner. */
  readonly hasCompounds: boolean;
  /** Plural forms of a text with a count, by their names in Intl.PluralRules. */
  readonly pluralForms: readonly Intl.LDMLPluralRule[];
  /** The form for a whole number that is not negative. Without it Intl is asked, which takes a slow phone some 30 ms. */
  readonly choosePlural?: (count: number) => Intl.LDMLPluralRule;
  /** Only for a language in preparation: the language that replaces its missing messages and contents. A page without
   * texts of its own does not exist in such a language; its address shows a note. Without a fallback every text is
   * required. */
  readonly fallback?: string;
}

const oneOrOther = (count: number) => (count === 1 ? 'one' : 'other');

function russianPlural(count: number): 'one' | 'few' | 'many' {
  const [last, lastTwo] = [count % 10, count % 100];
  if (lastTwo >= 11 && lastTwo <= 14) return 'many';
  if (last === 1) return 'one';
  return last >= 2 && last <= 4 ? 'few' : 'many';
}

export const languages = {
  et: {
    prefix: '',
    tag: 'et-EE',
    code: 'et_EE',
    oldId: '1',
    menuId: 17,
    script: 'latin',
    notation: 'continental',
    stemmer: 'estonian',
    hasCompounds: true,
    pluralForms: ['one', 'other'],
    choosePlural: oneOrOther,
  },
  ru: {
    prefix: '/ru',
    tag: 'ru-RU',
    code: 'ru_RU',
    oldId: '9',
    menuId: 72,
    script: 'cyrillic',
    notation: 'continental',
    stemmer: 'russian',
    hasCompounds: false,
    // `other` is for numbers with a fraction.
    pluralForms: ['one', 'few', 'many', 'other'],
    choosePlural: russianPlural,
  },
  en: {
    prefix: '/en',
    tag: 'en-GB',
    code: 'en_US',
    oldId: '10',
    menuId: 73,
    script: 'latin',
    notation: 'english',
    stemmer: 'english',
    hasCompounds: false,
    pluralForms: ['one', 'other'],
    choosePlural: oneOrOther,
  },
} as const satisfies Readonly<Record<string, Language>>;

export type Locale = keyof typeof languages;

/** In the order of the language switcher. */
export const locales = Object.keys(languages) as readonly Locale[];

/** A language with possibly missing texts. */
export type LocaleInPreparation = {
  [Name in Locale]: (typeof languages)[Name] extends { readonly fallback: string } ? Name : never;
}[Locale];

export type CompleteLocale = Exclude<Locale, LocaleInPreparation>;

/** A text, or another translated value, in every language; a language in preparation may lack it. */
export type Worded<Text = string> = Readonly<Record<CompleteLocale, Text>> &
  Readonly<Partial<Record<Locale, Text | undefined>>>;

export const defaultLocale = 'et' satisfies Locale;

/** All languages but the default one; their texts are translations. */
export type TranslatedLocale = Exclude<Locale, typeof defaultLocale>;

export const translatedLocales = locales.filter((locale) => locale !== defaultLocale);

export type Stemmer = Language['stemmer'];

/** The table with its optional fields. */
const entries: Readonly<Record<Locale, Language>> = languages;

/** The plural form for a count.
 * @returns undefined where only Intl knows it. */
export function reckonedPlural(count: number, locale: Locale): Intl.LDMLPluralRule | undefined {
  return Number.isInteger(count) && count >= 0 ? entries[locale].choosePlural?.(count) : undefined;
}

const byOldId: Readonly<Record<string, Locale>> = Object.fromEntries(
  locales.flatMap((locale) => {
    const { oldId } = entries[locale];
    return oldId === undefined ? [] : [[oldId, locale] as const];
  }),
);

/** A value for every language.
 * @example byLocale((locale) => translator(locale)('menu.search')) // { et: 'Otsi', ru: 'Найти', en: 'Search' } */
export function byLocale<Value>(toValue: (locale: Locale) => Value): Readonly<Record<Locale, Value>> {
  return Object.fromEntries(locales.map((locale) => [locale, toValue(locale)])) as Record<Locale, Value>;
}

/** A value for every language but the default one. */
export function byTranslatedLocale<Value>(
  toValue: (locale: TranslatedLocale) => Value,
): Readonly<Record<TranslatedLocale, Value>> {
  return Object.fromEntries(translatedLocales.map((locale) => [locale, toValue(locale)])) as Record<
    TranslatedLocale,
    Value
  >;
}

/** The languages that have a text, each with the text. */
export function ownTexts<Text>(texts: Worded<Text>): readonly (readonly [Locale, Text])[] {
  const known: Readonly<Partial<Record<Locale, Text | undefined>>> = texts;
  return locales.flatMap((locale) => {
    const text = known[locale];
    return text === undefined ? [] : [[locale, text] as const];
  });
}

/** Maps a text in every language that has it. */
export function mapTexts<Text, Made>(texts: Worded<Text>, make: (text: Text) => Made): Worded<Made> {
  return Object.fromEntries(
    ownTexts(texts).map(([locale, text]) => [locale, make(text)]),
  ) as unknown as Worded<Made>;
}

/** Languages in preparation, each with its fallback language. */
export const fallbacks: ReadonlyMap<Locale, Locale> = new Map(
  locales.flatMap((locale) => {
    const { fallback } = entries[locale];
    return isLocale(fallback) ? [[locale, fallback] as const] : [];
  }),
);

/** Languages whose texts all exist. */
export const completeLocales = locales.filter((locale) => !fallbacks.has(locale));

/** A text in one language, or in the fallback language when a language in preparation lacks it. */
export function textIn<Texts extends Worded<unknown>>(texts: Texts, locale: Locale): Texts[CompleteLocale] {
  const known: Readonly<Partial<Record<Locale, unknown>>> = texts;
  return known[locale] ?? known[fallbacks.get(locale) ?? locale];
}

export function isLocale(value: string | undefined): value is Locale {
  return locales.some((locale) => locale === value);
}

/** Parses the code of a language as programs write it: `ru`, `RU`, `ru_RU`, `en-GB`.
 * @returns undefined for another language. */
export function parseLocaleCode(code: string): Locale | undefined {
  const [language] = code.toLowerCase().split(/[_-]/u, 1);
  return isLocale(language) ? language : undefined;
}

/** Parses the `lang` parameter of an address.
 * @param value The code of a language, or a numeric id of the old site.
 * @returns undefined for anything else: an unknown language is ignored. */
export function parseLanguageParameter(value: string | null): Locale | undefined {
  const code = value ?? '';
  return parseLocaleCode(code) ?? lookup(byOldId, code);
}

/** Splits the path of an address into its language and what follows the prefix.
 * @example splitPrefix('/ru/about') // { locale: 'ru', rest: '/about' }
 * @example splitPrefix('/ru') // { locale: 'ru', rest: '' }
 * @example splitPrefix('/et/about') // { locale: 'et', rest: '/et/about' }: the default language has no prefix. */
export function splitPrefix(pathname: string): { readonly locale: Locale; readonly rest: string } {
  const start = `${pathname}/`;
  const locale = translatedLocales.find((other) => start.startsWith(`${languages[other].prefix}/`));
  if (locale === undefined) return { locale: defaultLocale, rest: pathname };
  return { locale, rest: pathname.slice(languages[locale].prefix.length) };
}
