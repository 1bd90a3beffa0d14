import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AddressMatch, matchAddresses, parseAddress } from './street-address.ts';

const home = 'Kase tn 4, Keila';
const inKeila = ['Keila', 'Harju maakond'];

const match = (one: string, other: string, around: readonly string[] = []): AddressMatch =>
  matchAddresses(parseAddress(one), parseAddress(other, around));

/** Each must match in both directions. */
function expectMatch(
  one: string,
  others: readonly string[],
  around: readonly string[],
  wanted: AddressMatch,
) {
  for (const other of others) {
    expect([one, other, match(one, other, around)]).toEqual([one, other, wanted]);
    expect(matchAddresses(parseAddress(other, around), parseAddress(one))).toBe(wanted);
  }
}

test('one house is known in each spelling of its street', () => {
  const spellings = [
    'Kase tn 4',
    'Kase tänav 4',
    'Kase tän. 4',
    'kase  TN. 4',
    'KASE TÄNAV\u00a04',
    'Kase tn 4, Keila linn',
    'Kase tn 4, Keila, Harju maakond',
    'Harju maakond, Keila linn, Kase tn 4',
    'Kase tn 4, 76606 Keila',
    '76606, Kase tn 4, Keila',
  ];
  expectMatch(home, spellings, inKeila, 'same');
  expectMatch('Riia mnt 38, Viljandi', ['Riia maantee 38', 'Riia mnt. 38'], ['Viljandi linn'], 'same');
  expectMatch('Mere pst 12a, Tallinn', ['Mere puiestee 12 A', 'Mere pst. 12A'], ['Tallinn'], 'same');
  expectMatch('Suure-Jõe tn 64, Pärnu', ['Suure‑Jõe tn 64'], ['Pärnu', 'Pärnu maakond'], 'same');
  expectMatch('1. mai tn 5, Keila', ['1. mai tänav 5'], inKeila, 'same');
  expectMatch('Kase põik 4, Keila', ['Kase pk 4'], inKeila, 'same');
  expectMatch('Tartu mnt 3/5, Keila', ['Tartu mnt 3 / 5'], inKeila, 'same');
});

test('flats are known in each spelling', () => {
  const flats = [
    'Kase tänav 4 - 7',
    'Kase tn 4–7',
    'Kase tn 4 krt 7',
    'Kase tn 4, korter 7',
    'Kase tn 4 krt. 7',
  ];
  expectMatch('Harju maakond, Keila, Kase tn 4-7', flats, ['Keila'], 'same');
  expectMatch('Kase tn 4a, krt 7, Keila', ['Kase tn 4 A-7'], inKeila, 'same');
});

test('a corner house has two addresses', () => {
  const corner = 'Kase tn 4 // Tamme tn 2, Keila';
  expectMatch(corner, ['Kase tn 4', 'Tamme tänav 2', 'Tamme tn 2 // Kase tn 4'], inKeila, 'same');
  expectMatch(corner, ['Kase tn 2', 'Tamme tn 4'], inKeila, 'other');
});

test('another number, letter, flat, street or kind of street is another house', () => {
  const others = [
    'Kase tn 14',
    'Kase tn 40',
    'Kase tn 4a',
    'Kase tn 4 B',
    'Kase tn 4/1',
    'Kasemetsa tn 4',
    'Kase tee 4',
    'Kase pst 4',
    'Kase põik 4',
    'Uus Kase tn 4',
    'Väike-Kase tn 4',
    'Kase',
    '4',
    ',',
    '',
  ];
  expectMatch(home, others, inKeila, 'other');
  const flats = ['Kase tn 4-8', 'Kase tn 4-70', 'Kase tn 4, krt 8', 'Kase tn 4 korter 17'];
  expectMatch('Kase tn 4, krt 7, Keila', flats, inKeila, 'other');
  expectMatch('Raekoja plats 4, Keila', ['Raekoja väljak 4'], inKeila, 'other');
  expect(match('Kase tn 4', '')).toBe('other');
});

test('the same street of another town or village is another house, also in the same county', () => {
  expectMatch(home, ['Kase tn 4'], ['Saku', 'Harju maakond'], 'other');
  expectMatch(`${home}, Harju maakond`, ['Kase tn 4'], ['Saku', 'Harju maakond'], 'other');
  expectMatch(`${home}, Harjumaa`, ['Kase tn 4'], ['Keila', 'Tartu maakond'], 'other');
  expectMatch('Metsa tee 3, Ardu küla, Kose vald', ['Metsa tee 3'], ['Oru küla', 'Kose vald'], 'other');
  expectMatch('Metsa tee 3, Kose küla, Kose vald', ['Metsa tee 3, Kose küla, Luunja vald'], [], 'same');
  expectMatch('Metsa tee 3, Aru küla, Kose vald', ['Metsa tee 3, Aru küla, Luunja vald'], [], 'other');
});

test('the nearest place decides, and districts of Tallinn do not', () => {
  expectMatch('Metsa tee 3, Laagri alevik, Saue vald', ['Metsa tee 3'], ['Laagri', 'Harju maakond'], 'same');
  expectMatch('Vaarika tn 6, Tallinn', ['Vaarika tn 6', 'Vaarika tn 6, Nõmme'], ['Nõmme', 'Tallinn'], 'same');
  expectMatch('Vaarika tn 6, Nõmme linnaosa, Tallinn', ['Vaarika tn 6'], ['Tallinn'], 'same');
  expectMatch('Metsa tee 3, Ardu küla, Kose vald', ['Metsa tee 3'], ['Kose', 'Harju maakond'], 'perhaps');
});

test('a flat, a place or a kind of street that one address leaves out makes the match doubtful', () => {
  expectMatch('Kase tn 4-7, Keila', ['Kase tn 4'], inKeila, 'perhaps');
  expectMatch('Kase tn 4', ['Kase tn 4'], inKeila, 'perhaps');
  expectMatch('Kase tn 4, Harju maakond', ['Kase tn 4'], inKeila, 'perhaps');
  expectMatch('Kase 4, Keila', ['Kase tn 4', 'Kase tee 4'], inKeila, 'perhaps');
});

test('houses with a name and no number match in their village, and only perhaps', () => {
  expectMatch(
    'Metsa, Kose küla',
    ['Metsa', 'Harju maakond, Kose vald, Kose küla, Metsa'],
    ['Kose'],
    'perhaps',
  );
  expectMatch('Metsa, Kose küla', ['Metsa'], ['Saue'], 'other');
  expectMatch('Metsa, Kose küla', ['Metsaääre'], ['Kose'], 'other');
});

test('whatever an address is, it matches itself', () => {
  const parts = fc.constantFrom(
    'Kase',
    'tn',
    '4',
    '4a',
    '-7',
    'krt',
    ',',
    '//',
    '/',
    ' ',
    'Keila',
    'vald',
    '76606',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 40 }), fc.string({ maxLength: 500 }), (words, rest) => {
      for (const text of [words.join(' '), words.join(''), rest]) {
        const parsed = parseAddress(text, [rest]);
        expect(matchAddresses(parsed, parsed) === 'other').toBe(parsed.length === 0);
      }
    }),
  );
});
