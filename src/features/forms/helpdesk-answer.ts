/** The helpdesk's own form, as /api/helpdesk describes it. */
import * as z from 'zod/mini';
import { provenance } from '#platform/protocol/live-answer.ts';

/** Field types of the helpdesk's own form; unknown types are shown as text. */
export const helpdeskInputTypes = [
  'text',
  'email',
  'tel',
  'number',
  'date',
  'url',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'file',
] as const;

export const helpdeskFieldSchema = z.object({
  /** Id of the field in the helpdesk. */
  name: z.string(),
  /** Plain text, in the language of the helpdesk. */
  label: z.string(),
  type: z.enum(helpdeskInputTypes),
  isRequired: z.boolean(),
  /** Options of select, radio and checkbox. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
});

export type HelpdeskField = z.output<typeof helpdeskFieldSchema>;

/** GET /api/helpdesk: the helpdesk's own form. It is rendered from this and sent back with `form=helpdesk`. */
export const helpdeskFormAnswerSchema = z.object({
  ...provenance,
  fields: z.array(helpdeskFieldSchema),
  /** Site key of the Turnstile check, when configured. */
  turnstileSiteKey: z.optional(z.string()),
});

export type HelpdeskFormAnswer = z.output<typeof helpdeskFormAnswerSchema>;
