import { z } from 'zod';
import { calendarDateSchema } from './date.ts';
import { localizedTextSchema } from './text.ts';
import { wasteTypeIds } from './waste.ts';

/** docs/upstreams.md §5: one kind of price list serves three routes, told apart by its service. */
export const priceListServices = ['organised', 'construction', 'big-bag'] as const;

/** Euros without VAT, two decimals. null where the service is not offered ("-" in the table). */
const amountSchema = z.number().nonnegative().multipleOf(0.01).nullable();

/** Emptying, rent and sale of each container, one table a waste type. */
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
  /** The content base's number; it stands in addresses (`/customer-support/price-lists/179`). */
  id: z.int().positive(),
  service: z.enum(priceListServices),
  /** Municipality or city as it is named in Estonian; the same in all languages. */
  region: z.string().min(1),
  district: z.string().min(1).optional(),
  validFrom: calendarDateSchema,
  /** Last day; 2999-01-01 means until further notice (spec §9). */
  validUntil: calendarDateSchema,
  /** Per cent, as it stands on the list; the rate is data because it changes. */
  vatRate: z.number().min(0).max(100),
  tables: z.array(z.discriminatedUnion('type', [containerTableSchema, serviceTableSchema])).min(1),
});

export type PriceList = z.infer<typeof priceListSchema>;
export type PriceListService = (typeof priceListServices)[number];
