import { expect, test } from 'vitest';
import { parseContractNumber } from './contract-number.ts';

test('a contract number may be typed with its L, in lower case and with blanks', () => {
  const typed = ['1234567', 'L1234567', 'l1234567', ' L 123 45 67 ', 'L\u00a01234567'];
  expect(typed.map(parseContractNumber)).toEqual(typed.map(() => '1234567'));
});

test('a contract number may be typed in the ways in which people write numbers', () => {
  const typed = [
    'L-1234567',
    'L – 1234567',
    'L - 123-4567',
    '123 4567',
    '12-34567',
    'L.1234567',
    'Nr L1234567',
    'nr. 1234567',
    '№ 1234567',
    'Leping L1234567',
    'Lepingu nr: L1234567',
    'Договор № Л1234567',
    'Contract no. L1234567',
    'Ｌ１２３４５６７',
    'L123\u200b4567',
  ];
  expect(typed.map(parseContractNumber)).toEqual(typed.map(() => '1234567'));
});

test('the number of an object of the contract is no part of the contract number', () => {
  const typed = ['1234567/1', 'L1234567 / 12', '1234567-1', 'L-1234567-01', 'L1234567/001', '1234567.2'];
  expect(typed.map(parseContractNumber)).toEqual(typed.map(() => '1234567'));
});

test('what is not 4 to 10 digits is no contract number', () => {
  const typed = [
    '',
    'L',
    '123',
    '12/3',
    '12345678901',
    'LL1234567',
    'K1234567',
    '1234567L',
    'Kase tn 1234',
    '1234567/L',
    '1234567//1',
    '1234567/1234',
    '+372 600 0100',
    'mari1234@example.ee',
    '1234567&status=draft',
    '../1234567',
    '१२३४५६७',
    '1234567\0',
    '-1234567',
    '1234567-',
  ];
  expect(typed.map(parseContractNumber)).toEqual(typed.map(() => undefined));
});

test('what comes out is 4 to 10 ASCII digits, whatever goes in', () => {
  const signs = ['L', 'l', 'Л', '1', '23', '456', '７', ' ', '-', '/', '.', '№', 'nr', '\0', 'é', '%2f', '٣'];
  let state = 7;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31);
  for (let round = 0; round < 20_000; round += 1) {
    const typed = Array.from({ length: 1 + (next() % 9) }, () => signs[next() % signs.length]).join('');
    expect(parseContractNumber(typed) ?? '0000').toMatch(/^[0-9]{4,10}$/u);
  }
});
