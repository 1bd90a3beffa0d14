/**
 * Which part of the project may import which: docs/architecture.md explains the table. A folder
 * is crossed only as `#area/file.ts` (package.json, "imports"); inside an area imports are relative.
 * Nothing may import src/pages, and no two areas may import each other, directly or in a circle.
 *
 * @typedef {object} Area
 * @property {string} folder
 * @property {readonly string[]} imports Areas it may import, besides itself.
 * @property {readonly string[]} [types] Areas of which it may import types, and nothing that runs.
 * @property {false} [packages] It may import no package: it runs where none is installed.
 */

const everything =
  'base model site documents search events proxy openapi cms store engine publish on-demand server islands components layouts';

/** @type {Readonly<Record<string, Area>>} */
export const areas = {
  base: area('src/platform/base', ''),
  model: area('src/features/embeds', 'base'),
  site: area('src/features/consent', 'base model'),
  documents: area('src/features/forms', 'base model site'),
  search: area('src/features/search', 'base model'),
  events: area('src/platform/events', 'base model engine'),
  proxy: area('src/features', 'base model documents events'),
  openapi: area('src/features/open-data', 'base model site proxy'),
  cms: area('src/features', 'base model site events'),
  store: area('src/store', 'base model site cms'),
  engine: area('src/platform/engine', 'base'),
  publish: area('src/publish', 'base model site documents search events cms store engine'),
  'on-demand': area('src/features/status', 'base model site documents search events proxy cms store publish'),
  server: area('src/platform/server', 'base model site events proxy publish on-demand'),
  islands: area('src/islands', 'base model site search styles'),
  components: { ...area('src/features', 'base model site islands styles'), types: ['store', 'openapi'] },
  layouts: { ...area('src/features/embeds', 'base model site islands components styles'), types: ['store'] },
  pages: area('src/pages', 'base model site search store openapi islands components layouts styles'),
  styles: area('src/shell/styles', ''),
  functions: area('functions', 'base model proxy on-demand'),
  'edge-functions': { ...area('netlify/edge-functions', 'base model site'), packages: false },
  scripts: area('scripts', everything),
  fakes: area('tests/fakes', everything),
  tests: area('tests', `${everything} scripts fakes`),
};

/** Code besides tests/ that may import #fakes: tests beside their modules, and tools that run the site
 * against fakes. Published code never does. */
export const usersOfFakes = /\.test\.tsx?$|^scripts\/(?:bench|conformance)\//;

/** @returns {Area} */
function area(folder, imports) {
  return { folder, imports: imports === '' ? [] : imports.split(' ') };
}
