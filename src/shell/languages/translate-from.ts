import { fillText } from '#platform/base/text.ts';
import { type Locale, textIn, type Worded } from '#platform/languages/locale.ts';

/** The texts of a table in one language.
 * @returns A function that fills the `{name}` placeholders of the text of a key. */
export function translateFrom<Key extends string>(
  table: Readonly<Record<Key, Worded>>,
  locale: Locale,
): (key: Key, values?: Readonly<Record<string, string | number>>) => string {
  return (key, values) => {
    const text = textIn(table[key], locale);
    return values ? fillText(text, values) : text;
  };
}
