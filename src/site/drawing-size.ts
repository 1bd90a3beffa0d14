/** The drawing of Estonia without the means to draw it: islands know its size and no more. */

/** Metres in the grid that one unit of the drawing spans: a pixel at zoom 4. */
export const metresPerUnit = 250;

/** In units of the drawing. */
export const drawingSize = { width: 1496, height: 1052 } as const;
