/** Interprets the helpdesk's response to a submitted form by its body, not by its content type (docs/upstreams.md
 * §2.3). */
import { z } from 'zod';
import { tryJson } from '#platform/base/json.ts';
import { plainText } from '#platform/calls/upstream/upstream.ts';
import type { SubmissionOutcome } from './helpdesk.server.ts';

const bodySchema = z.union([
  z.object({ id: z.union([z.int().positive(), z.string().min(1)]) }).transform(({ id }) => sent(String(id))),
  z.object({ success: z.literal(true) }).transform(() => sent('')),
  z.object({ error_fields: z.array(z.string()) }).transform((response): SubmissionOutcome => ({
    type: 'fields-refused',
    fields: [...new Set(response.error_fields)],
  })),
  z.object({ error: z.string() }).transform((response) => refused(response.error)),
  z.union([z.literal(false), z.object({ success: z.literal(false) })]).transform(() => refused('')),
]);

/** Maximum characters of the helpdesk's message that are passed on. */
const maxTextLength = 300;

/** Status codes of a proxy that lost the connection to the helpdesk: the message may have arrived. */
const lost = new Set([502, 504]);

export function readOdooAnswer(status: number, body: string): SubmissionOutcome {
  const response = bodySchema.safeParse(tryJson(body));
  if (response.success) return response.data;
  if (status >= 200 && status < 300) return { type: 'unconfirmed', reason: { reason: 'malformed' } };
  const reason = { reason: 'status', status, code: undefined } as const;
  if (lost.has(status)) return { type: 'unconfirmed', reason };
  if (status === 413) return { type: 'fields-refused', fields: ['attachment'] };
  // Other pages with this status are bot checks, as in Odoo 19.
  if (status === 400) return /csrf/iu.test(body) ? { type: 'session-expired' } : refused('');
  return { type: 'down', reason };
}

function sent(ticket: string): SubmissionOutcome {
  return { type: 'sent', ticket };
}

function refused(words: string): SubmissionOutcome {
  const text = plainText(words).slice(0, maxTextLength);
  return { type: 'refused', text: text === '' ? undefined : text };
}
