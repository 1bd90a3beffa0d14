import type { CompleteLocale, languages, Locale } from '#platform/languages/locale.ts';

/** Forms of one language, named as in Intl.PluralRules. Each contains `{count}`. */
export type CountForms = Readonly<Record<'other', string>> &
  Readonly<Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string | undefined>>>;

/** A text with a count in every language, with exactly the plural forms of that language. */
export type CountedText = {
  readonly [Name in CompleteLocale]: FormsOf<Name>;
} & { readonly [Name in Locale]?: FormsOf<Name> };

type FormsOf<Name extends Locale> = Readonly<Record<(typeof languages)[Name]['pluralForms'][number], string>>;
