import { expect, test } from 'vitest';
import type { SearchEntry } from '../format/entry.ts';
import { isLiteral, isMeant, literalText, toLiteral } from './literal.ts';
import { parseQuery } from './term.ts';

const entry: SearchEntry = {
  url: '/customer-support/contact#office-voru',
  title: 'Big-bag kott',
  text: 'Helistage +372 600 0105 või kirjutage info@example.ee. Eterniit 17 06 05*, 0,24 m³.',
  locale: 'et',
  kind: 'contact',
  also: 'шифер',
};

function isIn(typed: string): boolean {
  const query = parseQuery(typed, 'et');
  return query !== undefined && isLiteral(literalText(entry).whole, toLiteral(query));
}

test('a literal match is found in title, text, address and words that are not shown, across punctuation and blanks', () => {
  const found = [
    'big bag',
    'bigbag',
    'BIG-BAG',
    '6000105',
    '600 01 05',
    'info@example.ee',
    'g',
    'office-voru',
  ];
  for (const typed of [...found, '17 06 05*', '170605', '0,24 m³', '0.24m3', 'шифер', 'ernii'])
    expect(isIn(typed), typed).toBe(true);
});

test('letters that meet by chance over a blank are no match', () => {
  for (const typed of ['agkott', 'ikirj', '5010']) expect(isIn(typed), typed).toBe(false);
});

test('a short query that stands inside a word by chance is found and not meant, a longer one is meant', () => {
  const areMeant = (typed: string): boolean => {
    const query = parseQuery(typed, 'et');
    return query !== undefined && isMeant(literalText(entry).whole, toLiteral(query));
  };
  const asked = ['ter', 'tern', 'ternii', 'eter', 'niit', '010'].map((typed) => [
    isIn(typed),
    areMeant(typed),
  ]);
  const [isChance, isMeantToo] = [
    [true, false],
    [true, true],
  ];
  expect(asked).toEqual([isChance, isChance, isMeantToo, isMeantToo, isMeantToo, isMeantToo]);
});
