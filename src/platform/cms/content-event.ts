/** A notification that content may have changed. It carries no content: the sync reads the entry again from the content
 * base or the page builder before it publishes. */
import { z } from 'zod';

const namedEntrySchema = z.object({
  /** WordPress REST route of the type, for example `posts`. */
  postType: z.string().regex(/^[a-z][a-z0-9_-]{0,40}$/u),
  /** Id in the content base. */
  id: z.int().positive(),
});

export const contentEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('content-base'),
    /** The entry that changed; absent when the event names none (a menu, a setting). */
    entry: namedEntrySchema.optional(),
  }),
  z.object({ type: z.literal('page-builder') }),
]);

export type ContentEvent = Readonly<z.output<typeof contentEventSchema>>;

export type NamedEntry = Readonly<z.output<typeof namedEntrySchema>>;
