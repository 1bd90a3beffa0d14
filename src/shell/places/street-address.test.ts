import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AddressMatch, addressKey, matchAddresses, parseAddress } from './street-address.ts';

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

test('a street named for a person is known with and without spaces, initials and first names', () => {
  const tammsaare = 'A. H. Tammsaare tee 47, Tallinn';
  expectMatch('same', tammsaare, {
    others: ['A.H. Tammsaare tee 47', 'A.H.Tammsaare tee 47', 'a. h.  tammsaare tee 47'],
    around: ['Tallinn'],
  });
  expectMatch('perhaps', tammsaare, {
    others: [
      'Anton Hansen Tammsaare tee 47',
      'A. Tammsaare tee 47',
      'A H Tammsaare tee 47',
      'Tammsaare tee 47',
    ],
    around: ['Tallinn'],
  });
  expectMatch('perhaps', 'Fr. R. Kreutzwaldi tn 5, Tallinn', {
    others: ['F.R. Kreutzwaldi tn 5', 'Friedrich Reinhold Kreutzwaldi tn 5', 'Kreutzwaldi 5'],
    around: ['Tallinn'],
  });
  expectMatch('other', tammsaare, {
    others: [
      'E. Tammsaare tee 47',
      'Uus Tammsaare tee 47',
      'A. H. Tammsaare tn 47',
      'A. H. Tammsaare tee 47a',
    ],
    around: ['Tallinn'],
  });
  expectMatch('other', 'August Kitzbergi tn 3, Keila', { others: ['Anna Kitzbergi tn 3'], around: inKeila });
});

test('a postcode, a country and a place without a comma change nothing', () => {
  const others = [
    'Kase tn 4 76606 Keila',
    'Kase tn 4 Keila',
    'Kase tn 4 Keila linn',
    'Kase tn 4, EE-76606 Keila, Eesti',
    'Kase tn 4, 76606, Keila l., Harju mk.',
  ];
  expectMatch('same', home, { others, around: [] });
  expectMatch('same', 'Kase tn 4-7, Keila', { others: ['Kase tn 4-7 76606 Keila'], around: [] });
  expectMatch('same', 'Vaarika tn 6, Tallinn', { others: ['Vaarika tn 6, Nõmme linnaosa'], around: [] });
  expectMatch('other', home, { others: ['Kase tn 4 Saku', 'Kase tn 4 75501 Saku'], around: [] });
});

test('parts of a building are told from each other, and from the letter of a house only perhaps', () => {
  const part = 'Kase tn 4-a, Keila';
  expectMatch('same', part, {
    others: ['Kase tn 4, korter A', 'Kase tn 4 maja A', 'Kase tn 4 - A'],
    around: inKeila,
  });
  expectMatch('perhaps', part, { others: ['Kase tn 4', 'Kase tn 4a', 'Kase tn 4 A'], around: inKeila });
  expectMatch('other', part, { others: ['Kase tn 4-b', 'Kase tn 4b', 'Kase tn 14a'], around: inKeila });
  expectMatch('same', 'Kase tn 4-M3, Keila', { others: ['Kase tn 4 krt M3'], around: inKeila });
});

test('a farm is known with and without its kind', () => {
  expectMatch('perhaps', 'Mäe-Jaani talu, Kose küla', {
    others: ['Mäe-Jaani', 'Mäe-Jaani kinnistu', 'Mäe Jaani'],
    around: ['Kose'],
  });
  expectMatch('other', 'Mäe-Jaani talu, Kose küla', { others: ['Jaani talu', 'Talu'], around: ['Kose'] });
});

const spellings = fc.record({
  street: fc.constantFrom('Kase tn', 'kase TÄNAV', 'Kase  tän.', 'KASE tn.'),
  house: fc.constantFrom(' 4a', ' 4 A', ' 4A'),
  flat: fc.constantFrom('-7', ' - 7', '–7', ', krt 7', ' korter 7', ' krt. 7'),
  place: fc.constantFrom(
    ', Keila',
    ', Keila linn',
    ', 76606 Keila',
    ' 76606 Keila',
    ', Keila, Harju maakond',
    ', Keila, Eesti',
  ),
});

test('however one address is spelled it is itself, with one key, and never its neighbour', () => {
  const neighbours = [
    'Kase tn 4b-7',
    'Kase tn 4-7',
    'Kase tn 4a-8',
    'Kase tn 14a-7',
    'Kase tee 4a-7',
    'Kuuse tn 4a-7',
  ];
  fc.assert(
    fc.property(spellings, spellings, (one, other) => {
      const [written, again] = [one, other].map(
        ({ street, house, flat, place }) => street + house + flat + place,
      );
      expect([written, again, match(written ?? '', again ?? '')]).toEqual([written, again, 'same']);
      expect(addressKey(written ?? '')).toBe(addressKey(again ?? ''));
      for (const neighbour of neighbours) expect(match(written ?? '', `${neighbour}, Keila`)).toBe('other');
    }),
  );
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
