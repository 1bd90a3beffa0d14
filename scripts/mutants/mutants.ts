import { engineMutants } from './engine-mutants.ts';
import type { MutantTable } from './mutant.ts';
import { searchMutants } from './search-mutants.ts';
import { siteMutants } from './site-mutants.ts';
import { storeMutants } from './store-mutants.ts';

/** Bugs in what the site's promises stand on, by area of the code. */
export const mutants: MutantTable = {
  engine: engineMutants,
  store: storeMutants,
  search: searchMutants,
  site: siteMutants,
};
