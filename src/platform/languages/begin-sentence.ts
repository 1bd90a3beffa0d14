import type { Locale } from './locale.ts';

/** Capitalises a name or phrase that begins a sentence. */
export function beginSentence(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
