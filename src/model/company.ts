import { z } from 'zod';
import { sentTimeSchema } from './sent-time.ts';
import { localizedTextSchema } from './text.ts';

/** A figure that texts refer to as `{{key}}`. Its type and the language decide the format. */
export const factSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('count'), value: z.number() }),
  z.strictObject({ type: z.literal('year'), value: z.int() }),
  z.strictObject({
    type: z.literal('measure'),
    value: z.number(),
    unit: z.enum(['kg', 't', 'm³', 'm²', 'm', 'cm', 'km', 'l', '%', '€']),
  }),
  z.strictObject({ type: z.literal('time'), value: sentTimeSchema }),
  z.strictObject({ type: z.literal('text'), value: localizedTextSchema }),
]);

export type Fact = z.infer<typeof factSchema>;

/** The single entry with the company's identity. Nothing in it is repeated elsewhere. */
export const companySchema = z.strictObject({
  id: z.literal('company'),
  name: z.string().min(1),
  legalName: z.string().min(1),
  registryCode: z.string().regex(/^\d{8}$/u),
  vatNumber: z.string().regex(/^EE\d{9}$/u),
  address: z.strictObject({
    street: z.string().min(1),
    postalCode: z.string().regex(/^\d{5}$/u),
    city: z.string().min(1),
  }),
  email: z.email(),
  /** Spec §9: short information number, at the standard rate plus the operator's fee. */
  infoPhone: z.string().regex(/^\d{4}$/u),
  serviceHours: z.strictObject({
    days: z.tuple([z.literal(1), z.literal(5)]),
    opens: sentTimeSchema,
    closes: sentTimeSchema,
  }),
  slogan: localizedTextSchema,
  facts: z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/u), factSchema),
});

export type Company = z.infer<typeof companySchema>;
