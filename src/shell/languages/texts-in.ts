import { type Locale, textIn, type Worded } from '#platform/languages/locale.ts';

/** A table of texts in one language. */
export function textsIn<Key extends string, Text>(
  table: Readonly<Record<Key, Worded<Text>>>,
  locale: Locale,
): Readonly<Record<Key, Text>> {
  const texts = Object.entries<Worded<Text>>(table).map(([key, worded]) => [key, textIn(worded, locale)]);
  return Object.fromEntries(texts) as Readonly<Record<Key, Text>>;
}
