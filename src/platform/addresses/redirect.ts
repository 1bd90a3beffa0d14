import { z } from 'zod';
import { externalLinks } from '#platform/cms/menu.ts';
import type { NoteCode } from '#platform/notes/note.ts';

/** A path of this site; `?lang=` sets a language. */
export const redirectPathSchema = z
  .string()
  .regex(/^\/(?!\/)[^?#]*(?:\?lang=\w+)?$/u, 'not-a-path' satisfies NoteCode);

/** An old address and its target: a path of this site or a setting. */
export const redirectSchema = z.strictObject({
  id: z.string().regex(/^\//u, 'not-a-path' satisfies NoteCode),
  to: z.union([redirectPathSchema, z.strictObject({ external: z.enum(externalLinks) })]),
});

export type Redirect = z.infer<typeof redirectSchema>;
