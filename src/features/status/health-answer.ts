import { z } from 'zod';
import { provenance } from '#platform/protocol/live-answer.ts';

/** GET /api/health. */
export const healthAnswerSchema = z.object({
  ...provenance,
  status: z.enum(['ok', 'degraded']).describe('degraded: an upstream fails.'),
  upstreams: z.object({
    contentBase: z.enum(['not-configured', 'demonstration', 'answering', 'failing']),
    helpdesk: z.enum(['not-configured', 'demonstration', 'answering', 'failing']),
    orders: z.enum(['not-configured', 'mail', 'outbox']),
  }),
  version: z
    .optional(
      z.object({
        commit: z.string(),
        code: z.string().describe('Digest of the code.'),
        content: z.string().describe('Digest of the content.'),
        publishedAt: z.optional(z.iso.datetime()).describe('When content last changed a page.'),
      }),
    )
    .describe('The published version of the site; absent before the first one.'),
});

export type HealthAnswer = z.output<typeof healthAnswerSchema>;
