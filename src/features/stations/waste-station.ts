import { z } from 'zod';
import { countySchema } from '#shell/map/county.ts';
import { openingSchema } from '#shell/time/opening-schema.ts';
import { localizedTextSchema, partlyLocalized } from '#platform/languages/localized-text.ts';
import { wasteTypeIds } from '#shell/waste/waste-types.ts';

const stationPriceSchema = z.strictObject({
  /** Waste code of the European list, `17 06 05*` when hazardous. */
  code: z.string().regex(/^\d\d \d\d \d\d\*?$/u),
  name: localizedTextSchema,
  unit: z.enum(['t', 'kg', 'm³', 'piece']),
  /** Euros with VAT; 0: free of charge; null: not accepted. */
  resident: z.number().nonnegative().nullable(),
  other: z.number().nonnegative().nullable(),
  freeQuota: localizedTextSchema.optional(),
});

export const wasteStationSchema = z.strictObject({
  /** Id in the content base; part of the address. */
  id: z.int().positive(),
  /** Estonian, as the sign at the gate has it. */
  name: z.string().min(1),
  /** In the other languages; without one, a page shows the Estonian name and says that it is a waste station. */
  names: partlyLocalized(z.string().trim().min(1)).optional(),
  address: z.string().min(1),
  /** EHAK code of the municipality. */
  municipality: z.string().regex(/^\d{4}$/u),
  county: countySchema,
  coordinates: z.strictObject({
    latitude: z.number().min(56).max(61),
    longitude: z.number().min(18).max(32),
    /** Accuracy of the point in kilometres. */
    errorKm: z.number().nonnegative(),
  }),
  ...openingSchema.shape,
  /** The hours are sample data and are labelled as such. */
  areHoursSample: z.boolean(),
  note: localizedTextSchema.optional(),
  acceptedWaste: z.array(z.enum(wasteTypeIds)).min(1),
  prices: z.array(stationPriceSchema),
  payment: z.array(z.enum(['card', 'cash'])).min(1),
});

export type WasteStation = z.infer<typeof wasteStationSchema>;
