import { z } from 'zod';
import { countySchema } from '#shell/map/county.ts';
import { mapRegions } from '#shell/map/map-region.ts';
import { sentDateSchema } from '#platform/cms/sent-time.ts';
import { localizedTextSchema } from '#platform/languages/localized-text.ts';
import { sentHoursSchema } from '#shell/time/opening-schema.ts';

/** Estonian telephone numbers in international format: `+372 5555 0123`. */
export const phoneSchema = z.string().regex(/^\+372 [\d ]{7,9}$/u);

/** Name in Cyrillic without the word for city or rural municipality. Pages in Russian show it with the Estonian name. */
const russianNameSchema = z
  .string()
  .regex(/^[\p{Script=Cyrillic}-]+$/u)
  .optional();

const districtSchema = z.strictObject({ name: z.string().min(1), russian: russianNameSchema });

export const municipalitySchema = z.strictObject({
  /** EHAK code. */
  id: z.string().regex(/^\d{4}$/u),
  name: z.string().min(1),
  russian: russianNameSchema,
  /** Districts that contracts and price lists name. */
  districts: z.array(districtSchema).optional(),
  type: z.enum(['vald', 'linn']),
  county: countySchema,
});

/** The company itself among the carriers. Its name is that of the company entry. */
export const ownCarrier = 'company';

/** Another company that collects waste. */
export const carrierSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/u)
    .refine((id) => id !== ownCarrier, 'company is the id of the company itself: see company.json.'),
  name: z.string().min(1),
});

/** Organised waste collection in a municipality: the collector, who sends invoices, end date and prices. */
export const municipalityContractSchema = z.strictObject({
  id: z.string().min(1),
  municipality: z.string(),
  district: z.string().min(1).optional(),
  /** `company`, or the id of another carrier. */
  carrier: z.string().min(1),
  biller: z.enum(['carrier', 'municipality']),
  from: sentDateSchema,
  until: sentDateSchema,
  priceList: z.int().optional(),
  /** Id of a regional telephone number; absent where another company collects: its customers call it, not us. */
  phone: z.string().optional(),
});

export const regionalPhoneSchema = z.strictObject({
  id: z.string().min(1),
  region: localizedTextSchema,
  phone: phoneSchema,
  mapRegion: z.enum(mapRegions),
});

/** What helps a visitor to get in. */
const officeAccess = ['stepFree', 'parking', 'accessibleParking', 'accessibleToilet'] as const;

type OfficeAccess = (typeof officeAccess)[number];

/** What a visitor must know before coming. An office whose access is described without a step-free entrance has steps. */
export function accessNotes(access: readonly OfficeAccess[]): readonly (OfficeAccess | 'steps')[] {
  return access.length === 0 || access.includes('stepFree') ? access : ['steps', ...access];
}

export const officeSchema = z.strictObject({
  id: z.string().min(1),
  city: localizedTextSchema,
  address: z.string().min(1),
  postalCode: z
    .string()
    .regex(/^\d{5}$/u)
    .optional(),
  county: countySchema,
  mapRegion: z.enum(mapRegions),
  phone: phoneSchema.optional(),
  /** Offices are closed on public holidays. */
  hours: z.array(sentHoursSchema).optional(),
  access: z.array(z.enum(officeAccess)).optional(),
  /** Spec §9: card payment only at the Tallinn, Tartu and Viljandi offices. */
  payment: z.array(z.enum(['card', 'cash'])).min(1),
});

export const contactPersonSchema = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  role: localizedTextSchema,
  phone: phoneSchema,
  email: z.email(),
  mapRegion: z.enum(mapRegions),
});
