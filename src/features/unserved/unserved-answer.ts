/** Response of /api/unserved. */
import * as z from 'zod/mini';
import { provenance } from '#platform/protocol/live-answer.ts';

/** An address where the truck could not empty a container. */
export const unservedAddressSchema = z.object({
  id: z.string(),
  area: z.string(),
  city: z.string(),
  address: z.string(),
  /** Day of the missed emptying. */
  date: z.iso.date(),
  garbage: z.optional(z.string()),
  /** In Estonian; absent when the source gives none. */
  reason: z.optional(z.string()),
  /** Day of the truck's next visit, if known. */
  newDate: z.optional(z.iso.date()),
});

export type UnservedAddress = z.output<typeof unservedAddressSchema>;

/** GET /api/unserved: the days before today (shell/company/business-rules.ts), and today as far as the source has it, newest first. */
export const unservedAnswerSchema = z.object({ ...provenance, addresses: z.array(unservedAddressSchema) });

export type UnservedAnswer = z.output<typeof unservedAnswerSchema>;
