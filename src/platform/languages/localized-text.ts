import { z } from 'zod';
import { byLocale, fallbacks, type LocaleInPreparation, type Locale } from './locale.ts';

type InEveryLanguage<Text extends z.ZodType> = {
  readonly [Name in Locale]: Name extends LocaleInPreparation ? z.ZodOptional<Text> : Text;
};

/** The schema of what is written in every language of the site; only a language in preparation may lack it.
 * @example localized(z.string()) // { et: 'Tere', ru: 'Привет', en: 'Hello' } */
export function localized<Text extends z.ZodType>(text: Text) {
  const shape = byLocale<z.ZodType>((locale) => (fallbacks.has(locale) ? text.optional() : text));
  return z.strictObject(shape as InEveryLanguage<Text>);
}

/** The schema of what any language may lack. */
export function partlyLocalized<Text extends z.ZodType>(text: Text) {
  return z.strictObject(byLocale(() => text.optional()));
}

export const localizedTextSchema = localized(z.string().trim().min(1));

export type LocalizedText = Readonly<z.output<typeof localizedTextSchema>>;

/** What visitors type who look for something: phrases separated by commas, shown nowhere. Each search reads those of many entries, so
 * they have a limit: the longest that ships has 2018 characters. */
export const searchWordsSchema = z.string().trim().min(1).max(4000);

/** HTML from editors, not yet sanitised: reading it does that (src/shell/layout/site.ts). */
export const htmlSchema = z.string().trim().min(1);

export const localizedHtmlSchema = localized(htmlSchema);

/** A company figure in a text: `{{unservedDays}}`, or with its noun in the plural forms of the language, so that the noun
 * fits when the figure changes: `{{unservedDays день|дня|дней}}`. */
const factPattern = /\{\{(\w+)(?: ([^{}]+))?\}\}/gu;

/** Names of the company figures used in a text. */
export function factsIn(text: string): readonly string[] {
  return [...text.matchAll(factPattern)].map(([, name = '']) => name);
}

/** @param formatFact The text of a figure; undefined leaves it as it is.
 * @param formatFact.nouns Its noun, a form for each plural form of the language, as `день|дня|дней`. */
export function replaceFacts(
  text: string,
  formatFact: (name: string, nouns: string | undefined) => string | undefined,
): string {
  return text.replace(factPattern, (whole, name: string, nouns?: string) => formatFact(name, nouns) ?? whole);
}
