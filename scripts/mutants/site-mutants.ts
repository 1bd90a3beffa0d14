import type { Mutant } from './mutant.ts';

const edge = 'src/site/edge-answer.ts';
const opening = 'src/model/opening.ts';
const sitemap = 'src/components/sitemap.ts';

export const siteMutants: readonly Mutant[] = [
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
  { file: opening, before: 'getUTCDay() || 7', after: 'getUTCDay()' },
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
