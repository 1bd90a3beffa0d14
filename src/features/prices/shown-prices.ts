/** Interprets prices of a list, for its tables and for structured data alike. */
import type { Locale } from '#platform/languages/locale.ts';
import { formatMoney } from '#shell/languages/format.ts';
import type { Translate } from '#shell/languages/messages.ts';

/** Prices of a container; a table shows those that at least one of its rows has. */
export const priceKinds = [
  { name: 'emptying', key: 'table.emptying' },
  { name: 'rentPerMonth', key: 'table.rentPerMonth' },
  { name: 'sale', key: 'table.salePrice' },
] as const;

type PricedRow = Readonly<Record<(typeof priceKinds)[number]['name'], number | null>>;

/** Prices that at least one of the rows has. */
export const pricesIn = (rows: readonly PricedRow[]) =>
  priceKinds.filter(({ name }) => rows.some((row) => row[name] !== null));

/** The price with VAT, which is the one to pay, comes first in every table, and is among those that a narrow screen
 * shows. */
export const serviceColumns = ['table.service', 'table.unit', 'table.withVat', 'table.withoutVat'] as const;

/** @param price Euros without VAT.
 * @param rate Per cent.
 * @returns Euros with VAT, rounded to cents. */
export function addVat(price: number, rate: number): number {
  return Math.round(price * (100 + rate)) / 100;
}

/** Prices as a table shows them. */
export interface PriceWords {
  readonly withoutVat: (price: number | null) => string;
  readonly withVat: (price: number | null) => string;
}

/** Shown instead of a missing price. */
export const dash = '–';

interface Language {
  readonly locale: Locale;
  readonly t: Translate;
}

/** @param vatRate Per cent. */
export function priceWords(vatRate: number, language: Language): PriceWords {
  return {
    withoutVat: (price) => priceText(price, language),
    withVat: (price) => priceText(price === null ? null : addVat(price, vatRate), language),
  };
}

/** @param euros null: there is no such price. */
export function priceText(euros: number | null, { locale, t }: Language): string {
  if (euros === null) return dash;
  return euros === 0 ? t('map.free') : formatMoney(euros, locale);
}
