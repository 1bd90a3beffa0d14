import { textIn } from '#platform/languages/locale.ts';
import type { PhoneSource } from '#shell/languages/messages.ts';
import { translateFrom } from '#shell/languages/translate-from.ts';
import { stationFinder } from '#features/stations/finder-messages.ts';
import { nearStationsTexts } from './near-messages.ts';
import { nowTexts } from '#shell/time/now-texts.ts';

export type NearTexts = ReturnType<typeof nearTexts>;

/** All texts of the near stations, in the language of a page. */
export function nearTexts(source: PhoneSource) {
  const { locale, phone } = source;
  const near = translateFrom(nearStationsTexts, locale);
  return {
    asked: textIn(stationFinder['finder.locating'], locale),
    refused: near('refused'),
    'not-found': near('notFound'),
    failed: near('failed'),
    fromPlace: near('fromPlace'),
    fromPlaceNote: near('fromPlaceNote'),
    fromCentre: near('fromCentre'),
    fromCentreNote: near('fromCentreNote'),
    nearerWithout: near('nearerWithout'),
    askFirst: near('askFirst', { phone }),
    priceUnknown: near('priceUnknown', { phone }),
    hoursUnknown: textIn(stationFinder['finder.hoursUnknown'], locale),
    now: nowTexts(source),
  };
}
