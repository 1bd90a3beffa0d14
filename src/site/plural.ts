/** Texts with a count, in the plural form of each language. */
import { type CompleteLocale, languages, type Locale } from '#model/locale.ts';
import { formatNumber } from './format.ts';

/** Forms of one language, named as in Intl.PluralRules. Each contains `{count}`. */
export type CountForms = Readonly<Record<'other', string>> &
  Readonly<Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string | undefined>>>;

/** A text with a count in every language, with exactly the plural forms of that language. */
export type CountedText = {
  readonly [Name in CompleteLocale]: FormsOf<Name>;
} & { readonly [Name in Locale]?: FormsOf<Name> };

type FormsOf<Name extends Locale> = Readonly<Record<(typeof languages)[Name]['pluralForms'][number], string>>;

/** Plural rules by language, created on first use. */
const pluralRules: Partial<Record<Locale, Intl.PluralRules>> = {};

/** @param count Shown with two decimals at most; the form follows the shown number.
 * @param forms Forms of the language. */
export function formatCount(count: number, forms: CountForms, locale: Locale): string {
  pluralRules[locale] ??= new Intl.PluralRules(languages[locale].tag, { maximumFractionDigits: 2 });
  const form = forms[pluralRules[locale].select(count)] ?? forms.other;
  return form.replaceAll('{count}', formatNumber(count, locale));
}
