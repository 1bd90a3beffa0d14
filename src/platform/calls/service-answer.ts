/** Responses that no page asks for: those for programs and operators. Apart, so that browsers do not load their schemas. */
import { z } from 'zod';

/** POST /api/reports and /api/unanswered. */
export const reportsAnswerSchema = z.object({ isAccepted: z.literal(true), asOf: z.iso.datetime() });

/** POST and GET /api/hooks/content. */
export const hookAnswerSchema = z.object({
  ...reportsAnswerSchema.shape,
  isRepeated: z.boolean().describe('The message was accepted before; nothing is done again.'),
});
