/** Responses that no page asks for: those for programs and operators. Apart, so that browsers do not load their schemas. */
import * as z from 'zod/mini';
import { provenance } from './live-answer.ts';

/** GET /api/health. */
export const healthAnswerSchema = z.object({
  ...provenance,
  /** `degraded`: an upstream fails. */
  status: z.enum(['ok', 'degraded']),
  upstreams: z.object({
    contentBase: z.enum(['not-configured', 'demonstration', 'answering', 'failing']),
    helpdesk: z.enum(['not-configured', 'demonstration', 'answering', 'failing']),
    orders: z.enum(['not-configured', 'mail', 'outbox']),
  }),
  /** The published version of the site; absent before the first one. */
  version: z.optional(
    z.object({
      commit: z.string(),
      code: z.string(),
      content: z.string(),
      publishedAt: z.optional(z.iso.datetime()),
    }),
  ),
});

export type HealthAnswer = z.output<typeof healthAnswerSchema>;

/** POST /api/reports and /api/unanswered. */
export const reportsAnswerSchema = z.object({ isAccepted: z.literal(true), asOf: z.iso.datetime() });

/** POST and GET /api/hooks/content. */
export const hookAnswerSchema = z.object({
  ...reportsAnswerSchema.shape,
  /** The message was accepted before; nothing is done again. */
  isRepeated: z.boolean(),
});
