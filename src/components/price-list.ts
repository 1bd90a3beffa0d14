/** How prices of a list are read, for its tables and for programs alike. */
import type { Locale } from '#model/locale.ts';
import { formatMeasure, formatMoney } from '#site/format.ts';
import type { Translate } from '#site/messages/messages.ts';

/** Prices of a container; a table shows those that at least one of its rows has. */
export const priceKinds = [
  { name: 'emptying', key: 'table.emptying' },
  { name: 'rentPerMonth', key: 'table.rentPerMonth' },
  { name: 'sale', key: 'table.salePrice' },
] as const;

/** @param price Euros without VAT.
 * @param rate Per cent.
 * @returns Euros with VAT, rounded to cents. */
export function addVat(price: number, rate: number): number {
  return Math.round(price * (100 + rate)) / 100;
}

export function containerName(
  { kind, volumeM3 }: { readonly kind: 'bag' | 'wheeled' | 'deep'; readonly volumeM3: number },
  { locale, t }: { readonly locale: Locale; readonly t: Translate },
): string {
  return t(`common.container.${kind}`, { volume: formatMeasure(volumeM3, 'm³', locale) });
}

/** Prices as a table shows them. */
export interface PriceWords {
  readonly withoutVat: (price: number | null) => string;
  readonly withVat: (price: number | null) => string;
}

/** What stands where there is no price. */
export const dash = '–';

/** @param vatRate Per cent. */
export function priceWords(vatRate: number, locale: Locale): PriceWords {
  return {
    withoutVat: (price) => (price === null ? dash : formatMoney(price, locale)),
    withVat: (price) => (price === null ? dash : formatMoney(addVat(price, vatRate), locale)),
  };
}
