import { engineMutants } from './engine-mutants.ts';
import type { MutantTable, Mutant } from './mutant.ts';
import { pluginMutants } from './plugin-mutants.ts';
import { proxyMutants } from './proxy-mutants.ts';
import { publishMutants } from './publish-mutants.ts';
import { searchMutants } from './search-mutants.ts';
import { storeMutants } from './store-mutants.ts';
import { syncMutants } from './sync-mutants.ts';

const files = 'src/server/site-files.ts';
const range = 'src/server/send-file.ts';
const encoding = 'src/server/compression.ts';
const client = 'src/server/connection.ts';
const server = ['tests/server.test.ts'];

const serverMutants: readonly Mutant[] = [
  { file: files, before: '(?:draft|br|gz)', after: '(?:br|gz)' },
  { file: files, before: "name.includes('\\\\') ||", after: '' },
  { file: files, before: "|| part === '..'", after: '' },
  { file: 'src/base/content-types.ts', before: '|xml', after: '', tests: server },
  { file: 'src/base/content-types.ts', before: '^text\\/|', after: '', tests: server },
  { file: 'src/base/http/entity-tag.ts', before: ".replace(/^W\\//u, '')", after: '', tests: server },
  { file: range, before: 'Number(last) + 1', after: 'Number(last)' },
  { file: range, before: 'from >= until ?', after: 'from > until ?' },
  { file: range, before: "last !== '' && Number(last) < Number(from)", after: 'false' },
  { file: encoding, before: 'weightOf(best) > 0', after: 'weightOf(best) >= 0' },
  { file: encoding, before: "?? weights.get('*')", after: '' },
  { file: client, before: 'if (hops === 0)', after: 'if (false)' },
  { file: client, before: "hops === 'auto' && !isLoopback(peer)", after: 'false' },
  { file: client, before: 'given.at(-Math.min(count, given.length))', after: 'given[0]' },
  { file: client, before: '!this.#seen.has(fault)', after: 'true' },
];

const edge = 'src/site/edge-answer.ts';
const opening = 'src/model/opening.ts';
const sitemap = 'src/components/sitemap.ts';

const siteMutants: readonly Mutant[] = [
  {
    file: edge,
    before: "request.method !== 'GET' && request.method !== 'HEAD'",
    after: "request.method !== 'GET'",
  },
  { file: edge, before: "request.method !== 'GET' && request.method !== 'HEAD'", after: 'false' },
  { file: edge, before: ': next();', after: ': new Response(null);' },
  { file: opening, before: "dayOfYear >= '05-10'", after: "dayOfYear >= '05-20'" },
  { file: opening, before: "dayOfYear <= '06-13'", after: "dayOfYear <= '06-01'" },
  { file: opening, before: "dayOfYear <= '06-13'", after: "dayOfYear <= '06-30'" },
  { file: opening, before: 'time < closes', after: 'time <= closes' },
  { file: opening, before: 'time < span.opens', after: 'time <= span.opens' },
  { file: 'src/model/tallinn-day.ts', before: 'getUTCDay() + 6', after: 'getUTCDay() + 5' },
  { file: opening, before: 'from <= until ?', after: 'true ?' },
  {
    file: sitemap,
    before: '...(modified === undefined ? {} : { lastmod: modified }),',
    after: '',
    tests: ['tests/sitemap.test.ts'],
  },
  {
    file: 'src/styles/menu.css',
    before: 'grid-template-columns: repeat(2, minmax(0, 17rem));',
    after: 'grid-template-columns: 17rem;',
    tests: ['tests/header.test.ts'],
  },
];

/** Bugs in essential guarantees of the site, by area of the code. */
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
