/** Pages that editors make in the page builder, as the sync brings them. */
import { z } from 'zod';
import { localized } from './text.ts';

/** Paths that such a page may have: no dot, since an address with one is a file. */
export const builtPathSchema = z.string().regex(/^(?:\/[a-z0-9][\w-]*)+$/iu);

const builtTextSchema = z.strictObject({
  title: z.string().trim().min(1),
  description: z.string(),
  /** Sanitised; a part of the site stands in it as `<site-part>` (site-part.ts). */
  html: z.string(),
  /** Rules that match only within the page; empty where there are none. */
  css: z.string(),
});

export const builtPageSchema = z.strictObject({
  /** Path without language prefix. */
  id: builtPathSchema,
  /** Address of the picture that others show when they link to the page. */
  image: z.url({ protocol: /^https$/u }).optional(),
  texts: localized(builtTextSchema),
});

export type BuiltPage = z.infer<typeof builtPageSchema>;

export type BuiltText = z.infer<typeof builtTextSchema>;
