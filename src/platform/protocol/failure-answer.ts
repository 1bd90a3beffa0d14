/** Error response of /api/…. */
import * as z from 'zod/mini';
import { byLocale } from '#platform/languages/locale.ts';
import { challengeSchema } from './proof.ts';

export const failureAnswerSchema = z.object({
  isDemonstration: z.boolean(),
  error: z.object({
    /** One of the codes in src/platform/calls/refusal.ts. */
    code: z.string(),
    /** The invalid field of the request. */
    parameter: z.optional(z.string()),
    /** Form fields that are missing or invalid. */
    fields: z.optional(z.array(z.string())),
    /** Reference that the visitor can give on the phone about a form that was not confirmed. */
    reference: z.optional(z.string()),
    /** Reason given by the helpdesk: plain text. */
    text: z.optional(z.string()),
    /** The proof of work that a lookup requires, with code `proof-needed`. */
    challenge: z.optional(challengeSchema),
    message: z.object(byLocale(() => z.string())),
  }),
});
