/** Size of the map of Estonia, apart from the code that draws it: islands need only the size. */

/** Metres in the grid per unit of the map: a pixel at zoom 4. */
export const metresPerUnit = 250;

/** In units of the map. */
export const drawingSize = { width: 1496, height: 1052 } as const;
