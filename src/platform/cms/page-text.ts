import { z } from 'zod';
import { htmlSchema, localized } from '#platform/languages/localized-text.ts';

/** One section of a page with a heading and an anchor (`#id`). */
export const sectionSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/u),
  heading: z.string().trim().min(1),
  html: htmlSchema,
});

/** Texts of one route in one language. Figures are written `{{fact}}`, links as paths without language prefix. */
export const pageTextSchema = z.strictObject({
  /** Name of the page in menus, breadcrumb and the title bar; unique within its language. */
  title: z.string().trim().min(1).max(70),
  /** h1; defaults to the title. */
  heading: z.string().trim().min(1).optional(),
  /** Meta description for search engines; unique across all pages and languages. */
  description: z.string().trim().min(20).max(200),
  lead: z.string().trim().min(1),
  sections: z.array(sectionSchema),
});

/** Page texts of one route; the id is the route's template. */
export const pageTextsSchema = z.strictObject({
  id: z.string().regex(/^\//u),
  texts: localized(pageTextSchema),
});
