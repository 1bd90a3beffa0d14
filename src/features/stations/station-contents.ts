/** What the page of a waste station has, in words: a title promises nothing that is not there. */
import { languages } from '#platform/languages/locale.ts';
import type { MessageSource } from '#shell/languages/messages.ts';

interface Station {
  readonly hours: readonly unknown[];
  readonly prices: readonly unknown[];
}

/** @returns Two lists such as `opening hours and prices`: a short one for the title, and all of the contents. */
export function stationContents(
  { hours, prices }: Station,
  { locale, t }: MessageSource,
): { readonly title: string; readonly contents: string } {
  const waste = t('map.stationHas.waste');
  const before = hours.length > 0 ? [t('map.stationHas.hours')] : [];
  const after = prices.length > 0 ? [t('map.stationHas.prices')] : [];
  const known = [...before, ...after];
  const list = new Intl.ListFormat(languages[locale].tag, { type: 'conjunction' });
  return {
    title: list.format(known.length === 0 ? [waste] : known),
    contents: list.format([...before, waste, ...after]),
  };
}
