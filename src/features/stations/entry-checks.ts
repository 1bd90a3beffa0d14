import { type EntryChecks, referenceFaults } from '#platform/cms/entry-checks.ts';

export const entryChecks: EntryChecks = {
  needs: ['municipalities', 'waste-types'],
  kinds: {
    'waste-stations': ({ municipality, acceptedWaste }, known) => [
      ...referenceFaults(known, 'municipality', ['municipalities', municipality]),
      ...acceptedWaste.flatMap((type) => referenceFaults(known, 'acceptedWaste', ['waste-types', type])),
    ],
  },
};
