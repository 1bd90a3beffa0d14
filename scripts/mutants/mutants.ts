import { engineMutants } from './engine-mutants.ts';
import type { MutantTable } from './mutant.ts';
import { pluginMutants } from './plugin-mutants.ts';
import { proxyMutants } from './proxy-mutants.ts';
import { publishMutants } from './publish-mutants.ts';
import { searchMutants } from './search-mutants.ts';
import { serverMutants } from './server-mutants.ts';
import { siteMutants } from './site-mutants.ts';
import { storeMutants } from './store-mutants.ts';
import { syncMutants } from './sync-mutants.ts';

/** Bugs in what the site's promises stand on, by area of the code. */
export const mutants: MutantTable = {
  engine: engineMutants,
  store: storeMutants,
  publish: publishMutants,
  sync: syncMutants,
  plugin: pluginMutants,
  proxy: proxyMutants,
  search: searchMutants,
  site: siteMutants,
  server: serverMutants,
};
