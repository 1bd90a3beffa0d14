import { expect, test } from 'vitest';
import { parseUnansweredWords } from './unanswered-words.ts';

test('names of objects are taken as they are, in small letters and without extra spaces', () => {
  expect(parseUnansweredWords('  Õhu-Niisutaja ')).toBe('õhu-niisutaja');
  expect(parseUnansweredWords('газовый   баллончик для плитки')).toBe('газовый баллончик для плитки');
  expect(parseUnansweredWords('AA patarei 1950')).toBe('aa patarei 1950');
  expect(parseUnansweredWords('o\u0303lu')).toBe('õlu');
});

test.for([
  ['an e-mail address', 'mari@example.ee'],
  ['a telephone number', '5555 5555'],
  ['a contract number', 'L1000002'],
  ['digits between letters', 'a1b2c3d4e5'],
  ['an address with a sign', 'Kase tn. 4'],
  ['a sentence', 'palun öelge kuhu ma saan selle asja viia'],
  ['one letter', 'a'],
  ['nothing', '   '],
  ['markup', '<b>pirn</b>'],
  ['a line of its own', 'pirn\u202enrip'],
  ['a long text', 'a'.repeat(61)],
])('%s is refused', ([, typed]) => {
  expect(parseUnansweredWords(typed ?? '')).toBeUndefined();
});
