/** Compares Estonian addresses that two systems write in their own way: `Kase tn 4, Keila` and `Kase tänav 4`. */

/** Whether two addresses are one house. A doubtful match is for the visitor to judge. */
export type AddressMatch = 'same' | 'perhaps' | 'other';

interface StreetAddress {
  /** Name of the street or of the house, in small letters, with its kind as an abbreviation. */
  readonly street: string;
  /** With its letter: `12a`; ranges as they are: `3-5`. Empty for a house with a name only. */
  readonly house: string;
  /** Number of the flat; empty where there is none. */
  readonly flat: string;
  /** Village, city, municipality, county: what stands after or before the street. */
  readonly places: readonly string[];
}

/** Kinds of streets, each with its abbreviation (RT I, 2015, aadressiandmete süsteem). */
const streetKinds: readonly (readonly [RegExp, string])[] = [
  [/^(?:tänav|tän|tn)\.?$/u, 'tn'],
  [/^(?:puiestee|pst)\.?$/u, 'pst'],
  [/^(?:maantee|mnt)\.?$/u, 'mnt'],
  [/^(?:põik|pk)\.?$/u, 'põik'],
  [/^(?:väljak|plats|pl)\.?$/u, 'väljak'],
];

/** Kinds of places; the content base leaves them out now and then. */
const placeKind = / (?:linn|vald|küla|alevik|alev|linnaosa|maakond|mk)$/u;

const plain = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();

/** @param written Parts between commas: street and number, and places. */
function parse(written: string): StreetAddress {
  const parts = plain(written)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const at = Math.max(
    0,
    parts.findIndex((part) => /\s\d/u.test(part)),
  );
  const words = (parts[at] ?? '')
    .replace(/(?<=\d)\s+(?=[a-z](?:[\s-]|$))/u, '')
    .replace(/ ?[-–] ?(?=\d)/u, '-')
    .split(' ');
  const last = words.at(-1) ?? '';
  // With a letter, two numbers of a corner, and a flat: `12a`, `3/5`, `12-7`.
  const isNumber = /^\d{1,4}[a-z]?(?:\/\d{1,4}[a-z]?)?(?:-\d{1,4}[a-z]?)?$/u.test(last);
  const [house = '', flat = ''] = isNumber ? last.split('-') : [];
  const name = house === '' ? words : words.slice(0, -1);
  return {
    street: name.map(shortKind).join(' '),
    house,
    flat,
    places: parts.filter((_, index) => index !== at).map((place) => place.replace(placeKind, '')),
  };
}

function shortKind(word: string): string {
  return streetKinds.find(([pattern]) => pattern.test(word))?.[1] ?? word;
}

/** @param place Places of the other address that stand in fields of their own: city and area.
 * @returns `perhaps` where one of them does not say the place or the flat. */
export function matchAddress(one: string, other: string, place: readonly string[] = []): AddressMatch {
  const [left, right] = [parse(one), parse(other)];
  const isSameHouse =
    left.street !== '' && left.house === right.house && isSameStreet(left.street, right.street);
  if (!isSameHouse) return 'other';
  const parts = [
    matchFlats(left.flat, right.flat),
    matchPlaces(left.places, [...right.places, ...place.map((each) => plain(each).replace(placeKind, ''))]),
    left.house === '' || left.street !== right.street ? 'perhaps' : 'same',
  ] as const;
  if (parts.includes('other')) return 'other';
  return parts.includes('perhaps') ? 'perhaps' : 'same';
}

function matchFlats(one: string, other: string): AddressMatch {
  if (one === other) return 'same';
  return one === '' || other === '' ? 'perhaps' : 'other';
}

function matchPlaces(some: readonly string[], others: readonly string[]): AddressMatch {
  if (some.length === 0 || others.length === 0) return 'perhaps';
  return some.some((each) => others.includes(each)) ? 'same' : 'other';
}

const kinds = new Set(streetKinds.map(([, kind]) => kind));

/** A kind of street that one address leaves out is no difference: `Kase 4` and `Kase tn 4`. */
function isSameStreet(one: string, other: string): boolean {
  if (one === other) return true;
  const [left, right] = [one, other].map((street) =>
    street
      .split(' ')
      .filter((word) => !kinds.has(word))
      .join(' '),
  );
  const bothHaveKind = [one, other].every((street) => street.split(' ').some((word) => kinds.has(word)));
  return left === right && !bothHaveKind;
}
