import { openMunicipalities } from './open-queries.ts';
import { contracts } from './carriers.ts';
import { collections } from './collections.ts';

/** All queries of this feature. */
export const queries = {
  collections,
  contracts,
  openMunicipalities,
};
