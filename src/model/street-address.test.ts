import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AddressMatch, matchAddresses, parseAddress } from './street-address.ts';

const home = 'Kase tn 4, Keila';
const inKeila = ['Keila', 'Harju maakond'];

const match = (one: string, other: string, around: readonly string[] = []): AddressMatch =>
  matchAddresses(parseAddress(one), parseAddress(other, around));

interface Others {
  readonly others: readonly string[];
  readonly around: readonly string[];
}

/** Each must match in both directions. */
function expectMatch(wanted: AddressMatch, one: string, { others, around }: Others) {
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
  expectMatch('same', home, { others: spellings, around: inKeila });
  expectMatch('same', 'Riia mnt 38, Viljandi', {
    others: ['Riia maantee 38', 'Riia mnt. 38'],
    around: ['Viljandi linn'],
  });
  expectMatch('same', 'Mere pst 12a, Tallinn', {
    others: ['Mere puiestee 12 A', 'Mere pst. 12A'],
    around: ['Tallinn'],
  });
  expectMatch('same', 'Suure-Jõe tn 64, Pärnu', {
    others: ['Suure‑Jõe tn 64'],
    around: ['Pärnu', 'Pärnu maakond'],
  });
  expectMatch('same', '1. mai tn 5, Keila', { others: ['1. mai tänav 5'], around: inKeila });
  expectMatch('same', 'Kase põik 4, Keila', { others: ['Kase pk 4'], around: inKeila });
  expectMatch('same', 'Tartu mnt 3/5, Keila', { others: ['Tartu mnt 3 / 5'], around: inKeila });
});

test('flats are known in each spelling', () => {
  const flats = [
    'Kase tänav 4 - 7',
    'Kase tn 4–7',
    'Kase tn 4 krt 7',
    'Kase tn 4, korter 7',
    'Kase tn 4 krt. 7',
  ];
  expectMatch('same', 'Harju maakond, Keila, Kase tn 4-7', { others: flats, around: ['Keila'] });
  expectMatch('same', 'Kase tn 4a, krt 7, Keila', { others: ['Kase tn 4 A-7'], around: inKeila });
});

test('a corner house has two addresses', () => {
  const corner = 'Kase tn 4 // Tamme tn 2, Keila';
  expectMatch('same', corner, {
    others: ['Kase tn 4', 'Tamme tänav 2', 'Tamme tn 2 // Kase tn 4'],
    around: inKeila,
  });
  expectMatch('other', corner, { others: ['Kase tn 2', 'Tamme tn 4'], around: inKeila });
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
  expectMatch('other', home, { others: others, around: inKeila });
  const flats = ['Kase tn 4-8', 'Kase tn 4-70', 'Kase tn 4, krt 8', 'Kase tn 4 korter 17'];
  expectMatch('other', 'Kase tn 4, krt 7, Keila', { others: flats, around: inKeila });
  expectMatch('other', 'Raekoja plats 4, Keila', { others: ['Raekoja väljak 4'], around: inKeila });
  expect(match('Kase tn 4', '')).toBe('other');
});

test('the same street of another town or village is another house, also in the same county', () => {
  expectMatch('other', home, { others: ['Kase tn 4'], around: ['Saku', 'Harju maakond'] });
  expectMatch('other', `${home}, Harju maakond`, {
    others: ['Kase tn 4'],
    around: ['Saku', 'Harju maakond'],
  });
  expectMatch('other', `${home}, Harjumaa`, { others: ['Kase tn 4'], around: ['Keila', 'Tartu maakond'] });
  expectMatch('other', 'Metsa tee 3, Ardu küla, Kose vald', {
    others: ['Metsa tee 3'],
    around: ['Oru küla', 'Kose vald'],
  });
  expectMatch('same', 'Metsa tee 3, Kose küla, Kose vald', {
    others: ['Metsa tee 3, Kose küla, Luunja vald'],
    around: [],
  });
  expectMatch('other', 'Metsa tee 3, Aru küla, Kose vald', {
    others: ['Metsa tee 3, Aru küla, Luunja vald'],
    around: [],
  });
});

test('the nearest place decides, and districts of Tallinn do not', () => {
  expectMatch('same', 'Metsa tee 3, Laagri alevik, Saue vald', {
    others: ['Metsa tee 3'],
    around: ['Laagri', 'Harju maakond'],
  });
  expectMatch('same', 'Vaarika tn 6, Tallinn', {
    others: ['Vaarika tn 6', 'Vaarika tn 6, Nõmme'],
    around: ['Nõmme', 'Tallinn'],
  });
  expectMatch('same', 'Vaarika tn 6, Nõmme linnaosa, Tallinn', {
    others: ['Vaarika tn 6'],
    around: ['Tallinn'],
  });
  expectMatch('perhaps', 'Metsa tee 3, Ardu küla, Kose vald', {
    others: ['Metsa tee 3'],
    around: ['Kose', 'Harju maakond'],
  });
});

test('a flat, a place or a kind of street that one address leaves out makes the match doubtful', () => {
  expectMatch('perhaps', 'Kase tn 4-7, Keila', { others: ['Kase tn 4'], around: inKeila });
  expectMatch('perhaps', 'Kase tn 4', { others: ['Kase tn 4'], around: inKeila });
  expectMatch('perhaps', 'Kase tn 4, Harju maakond', { others: ['Kase tn 4'], around: inKeila });
  expectMatch('perhaps', 'Kase 4, Keila', { others: ['Kase tn 4', 'Kase tee 4'], around: inKeila });
});

test('houses with a name and no number match in their village, and only perhaps', () => {
  expectMatch('perhaps', 'Metsa, Kose küla', {
    others: ['Metsa', 'Harju maakond, Kose vald, Kose küla, Metsa'],
    around: ['Kose'],
  });
  expectMatch('other', 'Metsa, Kose küla', { others: ['Metsa'], around: ['Saue'] });
  expectMatch('other', 'Metsa, Kose küla', { others: ['Metsaääre'], around: ['Kose'] });
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
