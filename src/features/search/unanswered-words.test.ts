import { expect, test } from 'vitest';
import { parseUnansweredWords } from './unanswered-words.ts';

test('names of objects are taken as they are, in small letters and without extra spaces', () => {
  expect(parseUnansweredWords('  Õhu-Niisutaja ')).toBe('õhu-niisutaja');
  expect(parseUnansweredWords('газовый   баллончик для плитки')).toBe('газовый баллончик для плитки');
  expect(parseUnansweredWords('AA patarei 1950')).toBe('aa patarei 1950');
  expect(parseUnansweredWords('o\u0303lu')).toBe('õlu');
  for (const name of ['cr2032', 'teekann 2', 'tn-2410 tooner', 'd-vitamiin 4000', 'ёлочные игрушки 12 шт'])
    expect(parseUnansweredWords(name)).toBe(name);
});

test.for([
  ['an e-mail address', 'mari@example.ee'],
  ['a telephone number', '5555 5555'],
  ['a contract number', 'L1000002'],
  ['digits between letters', 'a1b2c3d4e5'],
  ['an address with a sign', 'Kase tn. 4'],
  ['an address without signs', 'kase tn 4 keila'],
  ['an address with letters', 'vana tartu mnt 12a 3'],
  ['a flat', 'lepa krt 7'],
  ['a short contract number', 'nr l1234'],
  ['the same in Russian', 'договор л1234'],
  ['letters that nobody sees', '\u3164\u3164\u3164'],
  ['letters with marks that fill several lines', 'p\u0316\u0317\u0318\u0319irn'],
  ['Cyrillic letters with marks around them', 'л\u0488и\u0488с\u0488'],
  ['another script', 'قارورة'],
  ['digits of another script', 'pirn ١٢'],
  ['a sentence', 'palun öelge kuhu ma saan selle asja viia'],
  ['one letter', 'a'],
  ['nothing', '   '],
  ['markup', '<b>pirn</b>'],
  ['a line of its own', 'pirn\u202enrip'],
  ['a long text', 'a'.repeat(61)],
])('%s is refused', ([, typed]) => {
  expect(parseUnansweredWords(typed ?? '')).toBeUndefined();
});
