/** Who carries for a municipality, under which contract. */
import { type EntryChecks, periodFaults, referenceFaults } from '#platform/cms/entry-checks.ts';
import { ownCarrier } from './municipality.ts';

export const entryChecks: EntryChecks = {
  needs: ['municipalities', 'carriers', 'regional-phones', 'price-lists'],
  kinds: {
    'municipality-contracts': (contract, known) => {
      const { municipality, carrier, phone, priceList } = contract;
      return [
        ...referenceFaults(known, 'municipality', ['municipalities', municipality]),
        ...(carrier === ownCarrier ? [] : referenceFaults(known, 'carrier', ['carriers', carrier])),
        ...(phone === undefined ? [] : referenceFaults(known, 'phone', ['regional-phones', phone])),
        ...(priceList === undefined ? [] : referenceFaults(known, 'priceList', ['price-lists', priceList])),
        ...periodFaults(contract),
      ];
    },
  },
};
