import { openMunicipalities } from './open-queries.ts';
import { contracts, contractsOfPriceList } from './carriers.ts';
import { collections } from './collections.ts';

/** All queries of this feature. */
export const queries = {
  collections,
  contracts,
  contractsOfPriceList,
  openMunicipalities,
};
