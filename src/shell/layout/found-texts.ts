import { type Locale, textIn } from '#platform/languages/locale.ts';
import { countedTexts } from '#shell/languages/counted-texts.ts';

/** Attributes of a list's filter: what it says of the rows found, in each plural form of the language (`data-found-few`). */
export function foundTexts(
  counted: 'faqFound' | 'pricesFound',
  locale: Locale,
): Readonly<Record<string, string>> {
  const forms = Object.entries(textIn(countedTexts[counted], locale));
  return Object.fromEntries(forms.map(([form, text]) => [`data-found-${form}`, text]));
}
