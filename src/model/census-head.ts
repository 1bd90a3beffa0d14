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

const censusHeadSchema = z.object({
  /** When the newest entry was changed, as the content base writes it; empty without entries. */
  newest: z.string(),
  /** Number of entries, in which what is gone shows. */
  total: z.int().min(0),
});

export type CensusHead = z.output<typeof censusHeadSchema>;

/** By route and language of the list. */
export const censusHeadsSchema = z.partialRecord(
  z.enum(contentRoutes),
  z.partialRecord(z.enum(locales), censusHeadSchema),
);

export type CensusHeads = z.output<typeof censusHeadsSchema>;
