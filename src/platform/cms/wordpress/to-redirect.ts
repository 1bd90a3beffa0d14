/** Old addresses that editors name. They join those of CONTENT_DIR. */
import { z } from 'zod';
import { redirectPathSchema, redirectSchema } from '#platform/addresses/redirect.ts';
import { externalLinks } from '../menu.ts';
import { fromAcf } from './acf.ts';
import type { EntryForm } from './forms/entry-form.ts';
import type { WpEntry } from './wp-entry.ts';

/** One of both says where it leads. */
export const redirectForm: EntryForm = {
  schema: z.object({
    id: redirectSchema.shape.id,
    to: redirectPathSchema.optional(),
    external: z.enum(externalLinks).optional(),
  }),
  id: 'field',
};

export function toRedirect({ acf }: WpEntry): unknown {
  const { id, to, external } = fromAcf(acf, redirectForm.schema);
  return { id, to: external === undefined ? to : { external } };
}
