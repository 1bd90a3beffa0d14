/** The sheet of what goes where for a kitchen wall: which bins it may have, and what it names of each. */
import { z } from 'zod';
import { slugSchema } from '#platform/base/slug.ts';
import { type BinId, binIds } from './sorting.ts';

/** Bins and places that a sheet may show; what goes into no bin needs an answer of its own. */
export const sheetBins = binIds.filter((bin) => bin !== 'none');

/** The bins of most homes: those of a sheet for which none were chosen. */
export const usualBins = ['mixed', 'bio', 'paper', 'packaging', 'glass'] as const satisfies readonly BinId[];

/** Bins of one sheet: with more, its letters are too small for a wall. */
export const maxSheetBins = 8;

/** What the sheet names of a bin, most important first: ids of objects. A sheet without room leaves out the last ones, one with few bins
 * names all. */
export const sortingSheetSchema = z.strictObject({
  id: z.enum(sheetBins),
  /** Objects of this bin. */
  belongs: z.array(slugSchema).min(1).max(16),
  /** Objects that people put there by mistake. */
  not: z.array(slugSchema).max(7),
});
