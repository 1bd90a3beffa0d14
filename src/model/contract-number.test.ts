import { expect, test } from 'vitest';
import { parseContractNumber } from './contract-number.ts';

test('a contract number may be typed with its L, in lower case and with blanks', () => {
  const typed = ['1234567', 'L1234567', 'l1234567', ' L 123 45 67 ', 'L\u00a01234567'];
  expect(typed.map(parseContractNumber)).toEqual(typed.map(() => '1234567'));
});

test('what is not 4 to 10 digits is no contract number', () => {
  const typed = ['', 'L', '123', '12345678901', 'LL1234567', '1234567L', '12-34567', '१२३४५६७', '1234567\0'];
  expect(typed.map(parseContractNumber)).toEqual(typed.map(() => undefined));
});
