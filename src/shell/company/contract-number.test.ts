import { expect, test } from 'vitest';
import { formatContractNumber, parseContractNumber } from './contract-number.ts';

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

test('a number of another format is asked for as capital letters and digits, up to 20 of them', () => {
  expect(
    [
      'KL-2019/123',
      'kl 2019 123',
      'Leping nr AB12345C',
      '12345678901',
      'L123',
      '1234567L',
      '1234567/1234',
    ].map(parseContractNumber),
  ).toEqual(['KL2019123', 'KL2019123', 'AB12345C', '12345678901', '123', '1234567L', '12345671234']);
  expect(parseContractNumber('A1'.repeat(10))).toBe('A1'.repeat(10));
  expect(parseContractNumber(`${'A1'.repeat(10)}B`)).toBeUndefined();
});

test('what cannot be a contract number is none', () => {
  const typed = [
    '',
    'L',
    'abc',
    '1'.repeat(21),
    'Kase tn 1234',
    'Oja 4',
    '4 Kase',
    '1234567//1',
    '+372 600 0100',
    'mari1234@example.ee',
    '1234567&status=draft',
    '../1234567',
    '१२३४५६७',
    '1234567\0',
    '-1234567',
    '1234567-',
    'ЖК123',
  ];
  expect(typed.map(parseContractNumber)).toEqual(typed.map(() => undefined));
});

test('a number is printed with its L where it is one of the usual digits, and otherwise as it is', () => {
  expect(['1234567', '123', 'KL2019123', '12A'].map(formatContractNumber)).toEqual([
    'L1234567',
    '123',
    'KL2019123',
    '12A',
  ]);
});

test('what comes out is one spelling of 1 to 20 Latin capitals and digits, whatever goes in', () => {
  const signs = [
    'L',
    'l',
    'Л',
    '1',
    '23',
    '456',
    '７',
    ' ',
    '-',
    '/',
    '.',
    '№',
    'nr',
    'kl',
    '\0',
    'é',
    '%2f',
    '٣',
  ];
  let state = 7;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31);
  for (let round = 0; round < 20_000; round += 1) {
    const typed = Array.from({ length: 1 + (next() % 9) }, () => signs[next() % signs.length]).join('');
    const number = parseContractNumber(typed);
    if (number === undefined) continue;
    expect(number).toMatch(/^[\p{Lu}0-9]{1,20}$/u);
    // The answer of the content base is compared in the same spelling.
    expect(parseContractNumber(number)).toBe(number);
  }
});
