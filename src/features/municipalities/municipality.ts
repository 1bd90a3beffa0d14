import { z } from 'zod';
import type { NoteCode } from '#platform/notes/note.ts';
import { countySchema } from '#shell/map/county.ts';
import { sentDateSchema } from '#platform/cms/sent-time.ts';

/** Name in Cyrillic without the word for city or rural municipality. Pages in Russian show it with the Estonian name. */
const russianNameSchema = z
  .string()
  .regex(/^[А-Яа-яЁё-]+$/u)
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
  /** Of its government, which knows the carrier where we do not. */
  website: z.url({ protocol: /^https$/u }).optional(),
});

/** The company itself among the carriers. Its name is that of the company entry. */
export const ownCarrier = 'company';

/** Another company that collects waste. */
export const carrierSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/u)
    .refine((id) => id !== ownCarrier, 'id-of-company' satisfies NoteCode),
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
