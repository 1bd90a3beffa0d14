import { z } from 'zod';
import { sentDateSchema } from '#platform/cms/sent-time.ts';
import { localizedTextSchema } from '#platform/languages/localized-text.ts';
import type { PriceListService } from '#shell/addresses/routes.ts';
import { wasteTypeIds } from '#shell/waste/waste-types.ts';

/** docs/upstreams.md §5: one type of price list for three routes; the service distinguishes them. */
export const priceListServices = [
  'organised',
  'construction',
  'big-bag',
] as const satisfies readonly PriceListService[];

/** Euros without VAT, two decimals. null when the service is not offered ("-" in the table). */
const amountSchema = z.number().nonnegative().multipleOf(0.01).nullable();

/** Prices of emptying, rent and sale per container, one table per waste type. */
const containerTableSchema = z.strictObject({
  type: z.literal('containers'),
  wasteType: z.enum(wasteTypeIds),
  rows: z
    .array(
      z.strictObject({
        /** Id of a container type. */
        container: z.string(),
        emptying: amountSchema,
        rentPerMonth: amountSchema,
        sale: amountSchema,
      }),
    )
    .min(1),
});

/** Named services with a unit and a price. */
const serviceTableSchema = z.strictObject({
  type: z.literal('services'),
  title: localizedTextSchema,
  rows: z
    .array(z.strictObject({ name: localizedTextSchema, unit: localizedTextSchema, price: amountSchema }))
    .min(1),
});

export const priceListSchema = z.strictObject({
  /** Id in the content base; part of the address (`/customer-support/price-lists/179`). */
  id: z.int().positive(),
  service: z.enum(priceListServices),
  /** Municipality or city, by its Estonian name in all languages. */
  region: z.string().min(1),
  district: z.string().min(1).optional(),
  validFrom: sentDateSchema,
  /** Last day of validity; 2999-01-01 means until further notice (spec §9). */
  validUntil: sentDateSchema,
  /** VAT in per cent, as printed on the list. It is data because the rate changes. */
  vatRate: z.number().min(0).max(100),
  tables: z.array(z.discriminatedUnion('type', [containerTableSchema, serviceTableSchema])).min(1),
});

export type PriceList = z.infer<typeof priceListSchema>;
