import { expect, test } from 'vitest';
import { matchAddress } from './street-address.ts';

const home = 'Kase tn 4, Keila';
const inKeila = ['Keila', 'Harju maakond'];

test('one house is known in each spelling of its street', () => {
  for (const written of [
    'Kase tn 4',
    'Kase tänav 4',
    'kase  TN. 4',
    'Kase tn 4, Keila linn',
    'Kase tn 4, Keila, Harju maakond',
  ])
    expect([written, matchAddress(home, written, inKeila)]).toEqual([written, 'same']);
  expect(matchAddress('Riia mnt 38, Viljandi', 'Riia maantee 38', ['Viljandi linn'])).toBe('same');
  expect(matchAddress('Mere pst 12a, Tallinn', 'Mere puiestee 12 A', ['Tallinn'])).toBe('same');
  expect(matchAddress('Suure-Jõe tn 64, Pärnu', 'Suure-Jõe tn 64', ['Pärnu', 'Pärnu maakond'])).toBe('same');
  expect(matchAddress('Harju maakond, Keila, Kase tn 4-7', 'Kase tänav 4 - 7', ['Keila'])).toBe('same');
});

test('another number, letter, flat, street, kind of street or place is another house', () => {
  for (const written of [
    'Kase tn 14',
    'Kase tn 4a',
    'Kasemetsa tn 4',
    'Kase tee 4',
    'Kase pst 4',
    'Uus Kase tn 4',
    '',
  ])
    expect([written, matchAddress(home, written, inKeila)]).toEqual([written, 'other']);
  expect(matchAddress('Kase tn 4-7, Keila', 'Kase tn 4-8', inKeila)).toBe('other');
  expect(matchAddress(home, 'Kase tn 4', ['Saku', 'Harju maakond'])).toBe('other');
  expect(matchAddress('Kase tn 4', '', [])).toBe('other');
});

test('a flat, a place or a kind of street that one address leaves out makes the match doubtful', () => {
  expect(matchAddress('Kase tn 4-7, Keila', 'Kase tn 4', inKeila)).toBe('perhaps');
  expect(matchAddress('Kase tn 4', 'Kase tn 4', inKeila)).toBe('perhaps');
  expect(matchAddress('Kase 4, Keila', 'Kase tn 4', inKeila)).toBe('perhaps');
});

test('houses with a name and no number match in their village, and only perhaps', () => {
  expect(matchAddress('Metsa, Kose küla', 'Metsa', ['Kose', 'Harju maakond'])).toBe('perhaps');
  expect(matchAddress('Metsa, Kose küla', 'Metsa', ['Saue'])).toBe('other');
  expect(matchAddress('Metsa, Kose küla', 'Metsaääre', ['Kose'])).toBe('other');
});
