/** Pages made in the page builder, in the form the sync writes them. */
import { z } from 'zod';
import { localized } from '#platform/languages/localized-text.ts';

/** Allowed paths of such a page. No dots: an address with a dot is a file. */
export const builtPathSchema = z.string().regex(/^(?:\/[a-z0-9][\w-]*)+$/iu);

const builtTextSchema = z.strictObject({
  title: z.string().trim().min(1),
  description: z.string(),
  /** Sanitised HTML; a part of the site appears in it as `<site-part>` (site-part.ts). */
  html: z.string(),
  /** CSS rules scoped to the page; may be empty. */
  css: z.string(),
});

export const builtPageSchema = z.strictObject({
  /** Path without language prefix. */
  id: builtPathSchema,
  /** Address of the picture shown in link previews. */
  image: z.url({ protocol: /^https$/u }).optional(),
  texts: localized(builtTextSchema),
});

export type BuiltPage = z.infer<typeof builtPageSchema>;

export type BuiltText = z.infer<typeof builtTextSchema>;
