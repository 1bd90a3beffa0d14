import { z } from 'zod';
import { countySchema } from '#shell/map/county.ts';
import { mapRegions } from '#shell/map/map-region.ts';
import { localizedTextSchema } from '#platform/languages/localized-text.ts';
import { sentHoursSchema } from '#shell/time/opening-schema.ts';

/** Estonian telephone numbers in international format: `+372 5555 0123`. */
export const phoneSchema = z.string().regex(/^\+372 [\d ]{7,9}$/u);

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
