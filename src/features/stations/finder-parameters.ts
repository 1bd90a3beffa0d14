/** Parameters of the finder in the page's address, besides its filters (filters.ts). */
export const finderParameters = {
  waste: 'waste',
  objects: 'bring',
  station: 'station',
} as const;
