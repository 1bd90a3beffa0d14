/** Parameters of the finder in the page's address. */
export const finderParameters = {
  county: 'county',
  waste: 'waste',
  objects: 'bring',
  isOpenOnly: 'open',
  station: 'station',
} as const;

/** Whether an address contains any of the finder's state. */
export function isInAddress({ searchParams }: URL): boolean {
  return Object.values(finderParameters).some((name) => searchParams.has(name));
}
