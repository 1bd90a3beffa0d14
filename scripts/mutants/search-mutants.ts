import type { Mutant } from './mutant.ts';

const rank = 'src/search/query/rank.ts';
const matchQuery = 'src/search/query/match-query.ts';
const fewAnswers = 'src/search/query/few-answers.ts';
const searchIndex = 'src/search/query/search-index.ts';
const termScores = 'src/search/query/term-scores.ts';
const wordList = 'src/search/format/word-list.ts';
const postDocuments = 'src/search/query/post-documents.ts';
const term = 'src/search/query/term.ts';
const typedWords = 'src/search/query/typed-words.ts';
const passages = 'src/search/query/passages.ts';
const varied = 'src/search/query/varied.ts';
const thesaurus = 'src/search/query/thesaurus.ts';
const place = 'src/search/query/place-query.ts';
const scoreSheet = 'src/search/query/score-sheet.ts';
const wordForms = 'src/search/query/word-forms.ts';
const nearly = 'src/search/query/match-nearly.ts';

export const searchMutants: readonly Mutant[] = [
  { file: termScores, before: 'const titleWeight = 3;', after: 'const titleWeight = 1;' },
  { file: rank, before: ' * (1 + titleShare)', after: '' },
  { file: rank, before: 'words: 0.55', after: 'words: 0.35' },
  { file: rank, before: 'sentence: 0.45', after: 'sentence: 0.1' },
  { file: rank, before: 'sentence: 0.45', after: 'sentence: 0.8' },
  { file: matchQuery, before: 'other: quality.inside - 0.01', after: 'other: quality.exact' },
  { file: rank, before: 'unknownShare.sentence', after: 'unknownShare.words * 4' },
  { file: rank, before: '(passages.score[document] ?? 0)', after: '0' },
  { file: rank, before: ' || passages.isWhole[document] === 1', after: '' },
  { file: matchQuery, before: 'const chanceShare = 0.5', after: 'const chanceShare = 1' },
  { file: matchQuery, before: 'parts?.map(', after: 'undefined?.map(' },
  { file: rank, before: 'matches.length > 2 ||', after: 'matches.length > 1 ||' },
  { file: passages, before: 'shared === length', after: 'false' },
  { file: passages, before: '|| small.has(word)', after: '' },
  { file: varied, before: 'const overtakingShare = 0.3', after: 'const overtakingShare = 0' },
  { file: varied, before: '!isNamed(hit) && isFull', after: 'isFull' },
  { file: thesaurus, before: '? word !== beginning :', after: '? !word.startsWith(beginning) :' },
  { file: termScores, before: 'if (title >= quality.inside) add(titleTerms', after: 'add(titleTerms' },
  { file: fewAnswers, before: 'Number(b.isTitleHit) - Number(a.isTitleHit) || ', after: '' },
  { file: fewAnswers, before: '|| b.document - a.document', after: '|| a.document - b.document' },
  { file: rank, before: 'Math.log(1 + total / (count + 1))', after: '1' },
  {
    file: matchQuery,
    before: 'if (isFound(found)) return [isSure(',
    after: 'return [isSure(',
  },
  { file: termScores, before: 'documents.eachInText(word, noteText);', after: '' },
  { file: fewAnswers, before: 'Number(b.isAnswer) - Number(a.isAnswer) || ', after: '' },
  {
    file: rank,
    before: 'resultLimit = 50',
    after: 'resultLimit = 51',
    tests: ['src/search/query/small-index.test.ts'],
  },
  { file: searchIndex, before: 'if (!(cause instanceof StampError)) throw cause;', after: 'throw cause;' },
  { file: searchIndex, before: 'this.#all = undefined;\n  }', after: '}' },
  { file: searchIndex, before: '(isTitled || whole.length > 1)', after: 'true' },
  { file: searchIndex, before: '(this.#start = undefined));', after: 'undefined);' },
  { file: searchIndex, before: 'if (isLast) return;', after: 'return;' },
  { file: searchIndex, before: 'toReversed()', after: 'slice()' },
  { file: term, before: 'if (words.length === 0) return undefined;', after: '' },
  { file: typedWords, before: 'withoutCountryCode(digitsOf(number))', after: 'digitsOf(number)' },
  { file: typedWords, before: ', groups: wordsOf(number)', after: '' },
  { file: typedWords, before: 'Number(number) / 1000', after: 'Number(number)' },
  {
    file: term,
    before: "!== (languages[locale].script === 'cyrillic')",
    after: "=== (languages[locale].script === 'cyrillic')",
  },
  { file: place, before: ' && !located.has(word)', after: '' },
  {
    file: place,
    before: 'namesOf(names).flatMap((name) =>',
    after: 'namesOf(names).slice(0, 1).flatMap((name) =>',
  },
  { file: place, before: 'otherType[type].test(word)', after: 'false' },
  { file: place, before: '!cities.has(name.written) ||', after: '' },
  { file: place, before: 'districts.length > 0 ? districts : rows', after: 'rows' },
  {
    file: nearly,
    before: 'form.length < minPartLength || form',
    after: 'form',
  },
  { file: wordList, before: 'length < base - 1', after: 'length < base + 1' },
  { file: postDocuments, before: 'note(before + document)', after: 'note(document)' },
  { file: scoreSheet, before: 'field[document] = 0', after: 'field[document] ||= 0' },
  { file: wordForms, before: 'fuzzyThreshold * pattern.length', after: '0 * pattern.length' },
  { file: nearly, before: 'word.length * 2 > stem.length', after: 'word.length * 2 < stem.length' },
];
