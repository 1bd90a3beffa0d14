/** Compares Estonian addresses that two systems write in their own way: `Kase tn 4, Keila` and `Kase tänav 4`. */

/** Whether two addresses are one house. A doubtful match is for the visitor to judge. */
export type AddressMatch = 'same' | 'perhaps' | 'other';

export interface StreetAddress {
  /** Name of the street or of the house, in small letters, with its kind as an abbreviation. */
  readonly street: string;
  /** With its letter: `12a`; two numbers of one house as they are: `3/5`. Empty for a house with a name only. */
  readonly house: string;
  /** Number of the flat; empty where there is none. */
  readonly flat: string;
  /** Village, city, municipality, the nearest first. */
  readonly places: readonly string[];
  /** Empty where none is named. */
  readonly county: string;
}

/** Kinds of streets, each with its abbreviation (aadressiandmete süsteem, RT I, 2015). */
const streetKinds: readonly (readonly [RegExp, string])[] = [
  [/^(?:tänav|tän|tn)\.?$/u, 'tn'],
  [/^(?:puiestee|pst)\.?$/u, 'pst'],
  [/^(?:maantee|mnt)\.?$/u, 'mnt'],
  [/^(?:põik|pk)\.?$/u, 'põik'],
  [/^(?:plats|pl)\.?$/u, 'pl'],
  [/^tee$/u, 'tee'],
  [/^väljak$/u, 'väljak'],
  [/^allee$/u, 'allee'],
];

/** Kinds that have no abbreviation and are part of the name where two addresses are compared. */
const otherKind =
  /^(?:bulvar|promenaad|ring|rada|käik|kallas|jalg|haru|kaar|käänak|sild|turg|park|aas|sadam)$/u;

/** Whether a word, in whatever case, says what kind of street it is. */
export function isStreetKind(word: string): boolean {
  const kind = word.toLowerCase();
  return otherKind.test(kind) || streetKinds.some(([pattern]) => pattern.test(kind));
}

const kinds = new Set(streetKinds.map(([, kind]) => kind));

/** Kinds of places; the content base leaves them out now and then. */
const placeKind = / (?:linn|vald|küla|alevik|alev|linnaosa)$/u;

const countyName = /^(?<name>\p{L}+(?:-\p{L}+)?) (?:maakond|mk)$/u;

/** `Harjumaa` is Harju county; Saaremaa and Hiiumaa are municipalities, too, and lie in theirs. */
const shortCounty =
  /^(?<name>harju|hiiu|ida-viru|jõgeva|järva|lääne|lääne-viru|põlva|pärnu|rapla|saare|tartu|valga|viljandi|võru)maa$/u;

/** Streets of Tallinn have different names in all of its districts, so it does not matter if one is named. */
const districts = new Set([
  'haabersti',
  'kesklinn',
  'kristiine',
  'lasnamäe',
  'mustamäe',
  'nõmme',
  'pirita',
  'põhja-tallinn',
]);

/** With a letter, two numbers of one house, and a flat: `12a`, `3/5`, `12-7`. */
const numberPattern = /^\d{1,4}[a-z]?(?:\/\d{1,4}[a-z]?)?(?:-\d{1,4}[a-z]?)?$/u;

const postcode = /(?<![\d/-])\d{5}(?![\d/-])/gu;

/** Each spelling of signs that mean the same as one. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[‐-―]/gu, '-')
    .replace(postcode, '')
    .replace(/\s+/gu, ' ')
    .replace(/,? (?:korter|krt|kt)\.? ?(?=\d)/u, '-')
    .trim();
}

/** @param written Street and number, and places, with commas between them; two addresses of a corner house with `//`.
 * @param around Places that stand in fields of their own, the nearest first.
 * @returns Two for a corner house with two addresses. */
export function parseAddress(written: string, around: readonly string[] = []): readonly StreetAddress[] {
  const parts = partsOf(plain(written));
  const at = Math.max(0, streetAt(parts));
  // Street first, or county first as the national register has it.
  const places = [...parts.slice(at + 1), ...parts.slice(0, at).toReversed(), ...around.map(plain)];
  const within = { places: placesOf(places), county: countyOf(places) };
  const houses = (parts[at] ?? '').split('//').map((house) => ({ ...parseHouse(house), ...within }));
  const numbered = houses.filter(({ street, house }) => street !== '' && house !== '');
  return numbered.length > 0 ? numbered : houses.slice(0, 1).filter(({ street }) => street !== '');
}

function partsOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The part with a number, or the first that names no place. */
function streetAt(parts: readonly string[]): number {
  const numbered = parts.findIndex((part) => /\s\d/u.test(part));
  return numbered === -1 ? parts.findIndex((part) => !isPlace(part)) : numbered;
}

const isPlace = (part: string): boolean => placeKind.test(part) || countyIn(part) !== undefined;

const countyIn = (part: string): string | undefined =>
  (countyName.exec(part) ?? shortCounty.exec(part))?.groups?.name;

function countyOf(places: readonly string[]): string {
  return places.map(countyIn).find((name) => name !== undefined) ?? '';
}

function placesOf(parts: readonly string[]): readonly string[] {
  const names = parts
    .filter((part) => part !== '' && countyIn(part) === undefined)
    .map((part) => part.replace(placeKind, ''));
  const isTallinn = names.includes('tallinn');
  return [...new Set(names)].filter((name) => !(isTallinn && districts.has(name)));
}

/** @param written `kase tänav 12 a - 7` */
function parseHouse(written: string): Pick<StreetAddress, 'street' | 'house' | 'flat'> {
  const words = written
    .trim()
    .replace(/(?<=\d) ?\/ ?(?=\d)/u, '/')
    .replace(/(?<=\d) (?=[a-z](?:[ /-]|$))/u, '')
    .replace(/ ?- ?(?=\d)/u, '-')
    .split(' ');
  const last = words.at(-1) ?? '';
  const [house = '', flat = ''] = numberPattern.test(last) ? last.split('-') : [];
  const name = house === '' ? words : words.slice(0, -1);
  return { street: name.map(shortKind).join(' '), house, flat };
}

function shortKind(word: string): string {
  return streetKinds.find(([pattern]) => pattern.test(word))?.[1] ?? word;
}

/** @returns `perhaps` where one of them does not say the flat, the place or the kind of the street. */
function compareAddresses(one: StreetAddress, other: StreetAddress): AddressMatch {
  if (one.house !== other.house) return 'other';
  return leastOf([
    compareStreets(one.street, other.street),
    compareFlats(one.flat, other.flat),
    comparePlaces(one, other),
    // Many farms and summer houses have the same name.
    one.house === '' ? 'perhaps' : 'same',
  ]);
}

/** The best match that any two of them have. */
export function matchAddresses(
  some: readonly StreetAddress[],
  others: readonly StreetAddress[],
): AddressMatch {
  const matches = some.flatMap((one) => others.map((other) => compareAddresses(one, other)));
  if (matches.includes('same')) return 'same';
  return matches.includes('perhaps') ? 'perhaps' : 'other';
}

function leastOf(matches: readonly AddressMatch[]): AddressMatch {
  if (matches.includes('other')) return 'other';
  return matches.includes('perhaps') ? 'perhaps' : 'same';
}

function compareFlats(one: string, other: string): AddressMatch {
  if (one === other) return 'same';
  return one === '' || other === '' ? 'perhaps' : 'other';
}

/** The nearest place decides: two villages of one municipality may have the same street. */
function comparePlaces(one: StreetAddress, other: StreetAddress): AddressMatch {
  const [[near = '', ...far], [otherNear = '', ...otherFar]] = [one.places, other.places];
  if (areApart(filled([one.county]), filled([other.county]))) return 'other';
  if (near === '' || otherNear === '') return 'perhaps';
  if (near === otherNear) return areApart(far, otherFar) ? 'other' : 'same';
  return far.includes(otherNear) || otherFar.includes(near) ? 'perhaps' : 'other';
}

const filled = (names: readonly string[]): readonly string[] => names.filter((name) => name !== '');

/** Both name places, and not one is the same. */
function areApart(some: readonly string[], others: readonly string[]): boolean {
  return some.length > 0 && others.length > 0 && !some.some((place) => others.includes(place));
}

/** A kind of street that one address leaves out is a doubt, and no difference: `Kase 4` and `Kase tn 4`. */
function compareStreets(one: string, other: string): AddressMatch {
  if (one === other) return 'same';
  const [name, otherName] = [nameOf(one), nameOf(other)];
  const isKindMissing = one === name || other === otherName;
  return name === otherName && isKindMissing ? 'perhaps' : 'other';
}

function nameOf(street: string): string {
  return street
    .split(' ')
    .filter((word, index) => index === 0 || !kinds.has(word))
    .join(' ');
}
