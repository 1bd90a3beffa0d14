/** Word that content may have changed somewhere. It is only a hint: what is published is what the content base or the
 * page builder say themselves when they are asked. */
import { z } from 'zod';

const namedEntrySchema = z.object({
  /** Route of its type, `posts`. */
  postType: z.string().regex(/^[a-z][a-z0-9_-]{0,40}$/u),
  /** Number within the content base. */
  id: z.int().positive(),
});

export const contentEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('content-base'),
    /** The entry that is said to have changed; absent where none is named (a menu, a setting). */
    entry: namedEntrySchema.optional(),
  }),
  z.object({ type: z.literal('page-builder') }),
]);

export type ContentEvent = Readonly<z.output<typeof contentEventSchema>>;

export type NamedEntry = Readonly<z.output<typeof namedEntrySchema>>;
