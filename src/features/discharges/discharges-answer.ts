/** Response of /api/discharges. */
import * as z from 'zod/mini';
import { provenance } from '#platform/calls/live-answer.ts';

/** Spec §3: one upcoming emptying. */
export const dischargeSchema = z.object({
  contractNumber: z.string(),
  /** Kind of waste in Estonian, as the content base names it. */
  garbage: z.string(),
  /** Container, in Estonian. */
  itemType: z.string(),
  address: z.string(),
  date: z.iso.date(),
  /** The day of the schedule, if the emptying was moved from it, because of a holiday say. */
  plannedDate: z.optional(z.iso.date()),
});

export type Discharge = z.output<typeof dischargeSchema>;

/** POST and GET /api/discharges: from today on, soonest first. */
export const dischargesAnswerSchema = z.object({ ...provenance, discharges: z.array(dischargeSchema) });

export type DischargesAnswer = z.output<typeof dischargesAnswerSchema>;
