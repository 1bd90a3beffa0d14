import { type EntryChecks, periodFaults, referenceFaults } from '#platform/cms/entry-checks.ts';

export const entryChecks: EntryChecks = {
  needs: ['container-types', 'waste-types'],
  kinds: {
    'price-lists': ({ tables, validFrom, validUntil }, known) => [
      ...periodFaults({ from: validFrom, until: validUntil }),
      ...tables.flatMap((table) =>
        table.type === 'containers'
          ? [
              ...referenceFaults(known, 'tables.wasteType', ['waste-types', table.wasteType]),
              ...table.rows.flatMap(({ container }) =>
                referenceFaults(known, 'tables.rows.container', ['container-types', container]),
              ),
            ]
          : [],
      ),
    ],
  },
};
