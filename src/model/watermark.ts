/** The head of a list of the content base, newest change first: by it one learns cheaply whether anything changed. */
import { z } from 'zod';
import { locales } from './locale.ts';

/** Routes of the types that are read from the content base. */
export const contentRoutes = [
  'posts',
  'notices',
  'kojv_olme',
  'kojv_ehitus',
  'waste_stations',
  'page_texts',
] as const;

export type ContentRoute = (typeof contentRoutes)[number];

const watermarkSchema = z.object({
  /** When the newest entry was changed, as the content base writes it; empty without entries. */
  newest: z.string(),
  /** Number of entries, in which what is gone shows. */
  total: z.int().min(0),
});

export type Watermark = z.output<typeof watermarkSchema>;

/** By route and language of the list. */
export const watermarksSchema = z.partialRecord(
  z.enum(contentRoutes),
  z.partialRecord(z.enum(locales), watermarkSchema),
);

export type Watermarks = z.output<typeof watermarksSchema>;
