/** A poster of collection days, for the noticeboard of a house. Loaded by browsers. */

/** Below the prefix of a language: answers a posted form with a PDF. */
export const posterPath = '/calendar/poster';

/** Paper sizes; A3 is the same drawing, larger. */
export const posterSizes = ['a4', 'a3'] as const;

export type PosterSize = (typeof posterSizes)[number];
