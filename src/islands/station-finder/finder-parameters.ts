/** Parameters of the finder in the page's address. */
export const finderParameters = {
  county: 'county',
  waste: 'waste',
  objects: 'bring',
  isOpenOnly: 'open',
  station: 'station',
} as const;
