/** Messages that texts of pages quote, as `{{quotesNoDays}}`: what a visitor reads about a message is what the message says. */
import type { Locale } from '#platform/languages/locale.ts';
import { lookup } from '#platform/base/lookup.ts';
import { type MessageKey, translator } from './messages.ts';

const quoted: Readonly<Record<string, MessageKey>> = {
  quotesNoDays: 'homePage.lookup.nonePlanned',
  quotesNotLoaded: 'homePage.lookup.noAnswer',
  quotesOldDays: 'homePage.lookup.stale',
};

export const isQuotedMessage = (name: string): boolean => Object.hasOwn(quoted, name);

/** @returns The first sentence of the message, with a full stop; undefined for another name. */
export function quotedMessage(name: string, locale: Locale): string | undefined {
  const key = lookup(quoted, name);
  const [sentence] = key === undefined ? [] : translator(locale)(key).split(/(?<=\.) /u);
  return sentence?.replace(/(?<!\.)$/u, '.');
}
