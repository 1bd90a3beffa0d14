import { z } from 'zod';
import { externalLinks } from '#platform/cms/menu.ts';

/** A path of this site; `?lang=` sets a language. */
export const redirectPathSchema = z.string().regex(/^\/(?!\/)[^?#]*(?:\?lang=\w+)?$/u);

/** An old address and its target: a path of this site or a setting. */
export const redirectSchema = z.strictObject({
  id: z.string().regex(/^\//u, 'must start with a slash'),
  to: z.union([redirectPathSchema, z.strictObject({ external: z.enum(externalLinks) })]),
});

export type Redirect = z.infer<typeof redirectSchema>;
