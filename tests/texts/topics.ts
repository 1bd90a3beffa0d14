/** Finds topics of the contact form that a text quotes. */
import type { Locale } from '#platform/languages/locale.ts';

/** A topic stands in quotation marks after the word "topic" or beside the name of the form, more of them after "or". */
const quotes = {
  et: /(?<!\p{L})teema\p{L}*(?: valige)? („[^“]+“(?: või „[^“]+“)*)/giu,
  ru: /(?<!\p{L})тем\p{L}{1,2} («[^»]+»(?: или «[^»]+»)*)/giu,
  en: /(?:(?<!\p{L})topic|contact form(?:,|\.| and)? choose|(?<!\p{L})choose(?= “[^”]+” in the contact form)) (“[^”]+”(?: or “[^”]+”)*)/giu,
} as const satisfies Record<Locale, RegExp>;

/** @param text Without tags. @returns Names as the text writes them. */
export function quotedTopics(text: string, locale: Locale): readonly string[] {
  return [...text.matchAll(quotes[locale])].flatMap(([, names = '']) =>
    [...names.matchAll(/[„«“]([^“»”]+)[“»”]/gu)].map(([, name = '']) => name),
  );
}
