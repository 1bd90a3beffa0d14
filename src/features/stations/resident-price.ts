import { fillText } from '#platform/base/text.ts';
import { textIn } from '#platform/languages/locale.ts';
import { unitName } from '#shell/languages/format.ts';
import type { MessageSource } from '#shell/languages/messages.ts';
import { residentPriceTexts } from './resident-price-messages.ts';
import { priceText } from '#features/prices/shown-prices.ts';

interface ResidentPrice {
  readonly resident: number | null;
  readonly unit: string;
  readonly freeQuota?: string | undefined;
}

/** What a resident pays at a station: `Tasuta kuni 8 rehvi aastas, edasi 2,40 € / tk`. */
export function residentPriceText(
  { resident, unit, freeQuota }: ResidentPrice,
  language: MessageSource,
): string {
  const { locale, t } = language;
  const text = priceText(resident, language);
  const amount = resident ? `${text} / ${unit === 'piece' ? t('map.piece') : unitName(unit, locale)}` : text;
  if (freeQuota === undefined) return amount;
  const free = resident === 0 ? residentPriceTexts.free : residentPriceTexts.freeThen;
  return fillText(textIn(free, locale), { amount: freeQuota, price: amount });
}
