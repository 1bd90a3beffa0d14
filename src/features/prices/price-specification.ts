import type { UnitPriceSpecification } from 'schema-dts';

interface Price {
  /** What the price is for; absent if the offer names it. */
  readonly name?: string;
  /** Euros with VAT. */
  readonly price: number;
  readonly unitText?: string;
}

export function priceSpecification(price: Price): UnitPriceSpecification & object {
  return {
    '@type': 'UnitPriceSpecification',
    ...price,
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: true,
  };
}
