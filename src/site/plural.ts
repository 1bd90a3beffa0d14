/** Texts with a count, in the plural form that the count asks for in each language. */
import { type CompleteLocale, languages, type Locale } from '#model/locale.ts';
import { formatNumber } from './format.ts';

/** Forms of one language by the names that Intl.PluralRules gives them. Each has `{count}` where the number goes. */
export type CountForms = Readonly<Record<'other', string>> &
  Readonly<Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string | undefined>>>;

/** A text with a count in every language, with all the forms that the language has and no others. */
export type CountedText = {
  readonly [Name in CompleteLocale]: FormsOf<Name>;
} & { readonly [Name in Locale]?: FormsOf<Name> };

type FormsOf<Name extends Locale> = Readonly<Record<(typeof languages)[Name]['pluralForms'][number], string>>;

/** Rules by language, made when first used. */
const pluralRules: Partial<Record<Locale, Intl.PluralRules>> = {};

/** @param count Shown with two decimals at most, and the form is that of the number shown.
 * @param forms Those of the language. */
export function formatCount(count: number, forms: CountForms, locale: Locale): string {
  pluralRules[locale] ??= new Intl.PluralRules(languages[locale].tag, { maximumFractionDigits: 2 });
  const form = forms[pluralRules[locale].select(count)] ?? forms.other;
  return form.replaceAll('{count}', formatNumber(count, locale));
}
