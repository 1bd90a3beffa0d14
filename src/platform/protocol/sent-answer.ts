/** Responses to forms. */
import * as z from 'zod/mini';
import { provenance } from './live-answer.ts';

/** POST /api/helpdesk. */
export const ticketAnswerSchema = z.object({
  ...provenance,
  /** Reference that the visitor can give on the phone; it is also part of the message. */
  reference: z.string(),
});

export type TicketAnswer = z.output<typeof ticketAnswerSchema>;

/** POST /api/orders. */
export const orderAnswerSchema = z.object({
  ...provenance,
  reference: z.string(),
  /** `outbox`: no mail server is configured, so the order is saved to a folder on the server and no mail is sent. */
  delivery: z.enum(['mail', 'outbox']),
});

export type OrderAnswer = z.output<typeof orderAnswerSchema>;

/** Success response of every form. */
export const sentAnswerSchema = z.object({
  ...provenance,
  reference: z.string(),
  delivery: z.optional(orderAnswerSchema.shape.delivery),
});
