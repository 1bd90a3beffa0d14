/** The helpdesk's own form on /odoo-test: only the field names that the helpdesk declares are accepted. */
import { z } from 'zod';
import { lookup } from '#platform/base/lookup.ts';
import { failure, type Result, success } from '#platform/base/result.ts';
import { helpdeskKinds, helpdeskMaxLength } from '../helpdesk-kinds.ts';
import type { HelpdeskField } from '../helpdesk-answer.ts';
import { readAttachment } from '#shell/form/attachment.server.ts';
import type { Parameters } from '#platform/calls/endpoint.ts';
import { fieldSchema, guardFields, parseForm, robotRefusal } from '#shell/form/form-fields.server.ts';
import type { Refusal } from '#platform/calls/refusal.ts';
import { turnstileField, turnstileTokenSchema } from '#platform/calls/turnstile.ts';
import type { Submission } from './helpdesk.server.ts';

/** Names with a fixed meaning in all forms of the site. */
const reserved = new Set(['form', turnstileField, ...Object.keys(guardFields)]);

const fixedFields = { ...guardFields, form: z.literal('helpdesk'), [turnstileField]: turnstileTokenSchema };

/** What is known of the form before the helpdesk has declared its fields. */
export const anyOwnFormSchema = z
  .object(fixedFields)
  .partial()
  .required({ form: true })
  .catchall(createValueSchema('textarea'));

/** The parsed guard fields. */
const guardsSchema = z.object({ website: z.string().optional(), filledMs: z.number().optional() });

/** @param declared Fields of the helpdesk's form.
 * @param reference Sent under a label of its own. */
export function parseOwnForm(
  parameters: Parameters,
  declared: readonly HelpdeskField[],
  reference: string,
): Result<Submission, Refusal> {
  const own = declared.filter(({ name }) => !reserved.has(name));
  const declaredFields: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
    own.map(({ name, type }) => [name, createValueSchema(type)]),
  );
  const schema = z.strictObject({ ...declaredFields, ...fixedFields }).partial();
  const parsed = parseForm(schema, parameters, (filled) =>
    own.filter(({ name, isRequired }) => isRequired && !Object.hasOwn(filled, name)).map(({ name }) => name),
  );
  if (parsed.type === 'failure') return parsed;
  const refusal = robotRefusal(guardsSchema.parse(parsed.value));
  if (refusal) return failure(refusal);
  const file = own.find(({ type }) => type === 'file');
  const attachment = readAttachment(file && lookup(parameters, file.name));
  if (attachment.type === 'failure') return attachment;
  const typed = new Map<string, unknown>(Object.entries(parsed.value));
  const texts = own.flatMap(({ name }) => {
    const text = typed.get(name);
    return typeof text === 'string' ? [[name, text] as const] : [];
  });
  return success({
    fields: { ...Object.fromEntries(texts), 'Pöördumise number': reference },
    attachment: attachment.value,
  });
}

function createValueSchema(type: HelpdeskField['type']) {
  const textSchema = fieldSchema({ kind: helpdeskKinds[type], maxLength: helpdeskMaxLength });
  // Several ticked checkboxes with one name are joined, as in the official client.
  return z.union([textSchema, z.array(textSchema).transform((values) => values.join(','))]);
}
