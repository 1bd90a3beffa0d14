import type { Mutant } from './mutant.ts';

const rank = 'src/search/query/rank.ts';
const searchIndex = 'src/search/query/search-index.ts';
const term = 'src/search/query/term.ts';
const nearly = 'src/search/query/match-nearly.ts';

export const searchMutants: readonly Mutant[] = [
  { file: rank, before: 'const titleWeight = 3;', after: 'const titleWeight = 1;' },
  { file: rank, before: ' * (1 + titleShare)', after: '' },
  { file: rank, before: 'leastCoverage = 0.55', after: 'leastCoverage = 0.35' },
  { file: rank, before: 'leastCoverage = 0.55', after: 'leastCoverage = 0.8' },
  { file: rank, before: 'Number(b.isTitleHit) - Number(a.isTitleHit) || ', after: '' },
  { file: rank, before: '|| b.document - a.document', after: '|| a.document - b.document' },
  { file: rank, before: 'Math.log(1 + total / (count + 1))', after: '1' },
  {
    file: rank,
    before: '.some(({ size }) => size > 0)) return found;',
    after: '.some(() => true)) return found;',
  },
  { file: rank, before: 'score.text = Math.max(score.text, value)', after: 'score.text = value * 0' },
  {
    file: rank,
    before: 'resultLimit = 50',
    after: 'resultLimit = 51',
    tests: ['tests/search-quality.test.ts'],
  },
  { file: searchIndex, before: 'if (!(cause instanceof StampError)) throw cause;', after: 'throw cause;' },
  { file: searchIndex, before: 'this.#segments.clear();', after: '' },
  { file: searchIndex, before: '(this.#start = undefined));', after: 'undefined);' },
  { file: searchIndex, before: 'if (ends.length === 0) return;', after: 'return;' },
  { file: searchIndex, before: 'toReversed()', after: 'slice()' },
  { file: term, before: 'if (words.length === 0) return undefined;', after: '' },
  {
    file: term,
    before: "!== (languages[locale].script === 'cyrillic')",
    after: "=== (languages[locale].script === 'cyrillic')",
  },
  {
    file: nearly,
    before: 'form.length < minPartLength || form',
    after: 'form',
  },
  { file: nearly, before: 'word.length * 2 > stem.length', after: 'word.length * 2 < stem.length' },
];
