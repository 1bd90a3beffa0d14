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
const placeKind = / (?:linn|vald|küla|alevik|alev|linnaosa|vld|[vkl])\.?$/u;

const countyName = /^(?<name>\p{L}+(?:-\p{L}+)?) (?:maakond|mk\.?)$/u;

const country = /^(?:eesti(?: vabariik)?|estonia)$/u;

/** Words behind the name of a farm that say what it is. */
const farmKind = / (?:talu|kinnistu|maaüksus|suvila)$/u;

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

/** With a letter, two numbers of one house, and a flat or part of the building: `12a`, `3/5`, `12-7`, `12-a`, `12-m3`. */
const numberPattern = /^\d{1,4}[a-z]?(?:\/\d{1,4}[a-z]?)?(?:-(?:[a-z]?\d{1,4}[a-z]?|[a-z]))?$/u;

const postcode = /(?<![\d/\p{L}])(?:ee-?)?(?<!\d-)\d{5}(?![\d/-])/gu;

/** A flat or a part of a building, behind the house. */
const partOfHouse =
  /(?<=\d ?[a-z]?),? (?:korter|krt|kt|apt|maja|hoone|korpus|sektsioon)\.? ?(?=(?:[a-z]?\d{1,4}[a-z]?|[a-z])(?![\p{L}\d]))/gu;

/** A place behind the house, without a comma: `kase tn 4 keila`. */
const placeBehind =
  /(?<= \d{1,4}(?: ?[a-z])?(?:\/\d{1,4}[a-z]?)?(?: ?- ?[a-z]?\d{1,4}[a-z]?)?) (?=\p{L}{3})/u;

/** Each spelling of signs that mean the same as one. */
function plain(text: string): string {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[‐-―]/gu, '-')
      .replace(postcode, ',')
      // Initials and ordinals: `a.h.tammsaare`, `1.mai`.
      .replace(/\.(?=[\p{L}\d])/gu, '. ')
      .replace(/\s+/gu, ' ')
      .replace(partOfHouse, '-')
      .trim()
  );
}

/** @param written Street and number, and places, with commas between them; two addresses of a corner house with `//`.
 * @param around Places that stand in fields of their own, the nearest first.
 * @returns Two for a corner house with two addresses. */
export function parseAddress(written: string, around: readonly string[] = []): readonly StreetAddress[] {
  const parts = splitParts(plain(written));
  const at = Math.max(0, streetAt(parts));
  // Street first, or county first as the national register has it.
  const places = [...parts.slice(at + 1), ...parts.slice(0, at).toReversed(), ...around.map(plain)];
  const within = { places: listPlaces(places), county: findCounty(places) };
  const houses = (parts[at] ?? '').split('//').map((house) => ({ ...parseHouse(house), ...within }));
  const numbered = houses.filter(({ street, house }) => street !== '' && house !== '');
  return numbered.length > 0 ? numbered : houses.slice(0, 1).filter(({ street }) => street !== '');
}

function splitParts(text: string): readonly string[] {
  return text
    .split(',')
    .flatMap((part) => placeApart(part.trim()))
    .filter((part) => part !== '' && !country.test(part));
}

function placeApart(part: string): readonly string[] {
  const [house = '', place = ''] = part.split(placeBehind);
  // `tartu 4 põik 7` and `linnu 2 talu` are names.
  const isName =
    place === '' || /\d/u.test(place) || kinds.has(shortKind(place)) || farmKind.test(` ${place}`);
  return isName ? [part] : [house, part.slice(house.length + 1)];
}

/** The part with a number, or the first that names no place. */
function streetAt(parts: readonly string[]): number {
  const numbered = parts.findIndex((part) => /\s\d/u.test(part));
  return numbered === -1 ? parts.findIndex((part) => !isPlace(part)) : numbered;
}

const isPlace = (part: string): boolean => placeKind.test(part) || countyIn(part) !== undefined;

const countyIn = (part: string): string | undefined =>
  (countyName.exec(part) ?? shortCounty.exec(part))?.groups?.name;

function findCounty(places: readonly string[]): string {
  return places.map(countyIn).find((name) => name !== undefined) ?? '';
}

function listPlaces(parts: readonly string[]): readonly string[] {
  const names = parts
    .filter((part) => part !== '' && countyIn(part) === undefined)
    .map((part) => part.replace(placeKind, ''));
  // Elsewhere a village may have the name of a district.
  const isTallinn = names.includes('tallinn') || parts.some(isDistrict);
  if (isTallinn && !names.includes('tallinn')) names.push('tallinn');
  return [...new Set(names)].filter((name) => !(isTallinn && districts.has(name)));
}

const isDistrict = (part: string): boolean =>
  part.endsWith(' linnaosa') && districts.has(part.replace(placeKind, ''));

/** @param written `kase tänav 12 a - 7` */
function parseHouse(written: string): Pick<StreetAddress, 'street' | 'house' | 'flat'> {
  const words = written
    .trim()
    .replace(/(?<=\d) ?\/ ?(?=\d)/u, '/')
    .replace(/(?<= \d{1,4}) (?=[a-z](?:[ /-]|$))/u, '')
    .replace(/(?<= \d[\da-z/]{0,12}) ?- ?(?=[a-z]?\d|[a-z]$)/u, '-')
    .split(' ');
  const last = words.at(-1) ?? '';
  const [house = '', flat = ''] = numberPattern.test(last) ? last.split('-') : [];
  const name = house === '' ? words : words.slice(0, -1);
  const street = name.map(shortKind).join(' ');
  return { street: house === '' ? street.replace(farmKind, '') : street, house, flat };
}

function shortKind(word: string): string {
  return streetKinds.find(([pattern]) => pattern.test(word))?.[1] ?? word;
}

/** @returns `perhaps` where one of them does not say the flat, the place or the kind of the street. */
function compareAddresses(one: StreetAddress, other: StreetAddress): AddressMatch {
  return chooseLeast([
    compareHouses(one, other),
    compareStreets(one.street, other.street),
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

function chooseLeast(matches: readonly AddressMatch[]): AddressMatch {
  if (matches.includes('other')) return 'other';
  return matches.includes('perhaps') ? 'perhaps' : 'same';
}

function compareHouses(one: StreetAddress, other: StreetAddress): AddressMatch {
  if (one.house !== other.house) {
    // `12-a` may be a part of number 12, or number 12a.
    const isSame = hasLetterApart(one, other) || hasLetterApart(other, one);
    return isSame ? 'perhaps' : 'other';
  }
  if (one.flat === other.flat) return 'same';
  return one.flat === '' || other.flat === '' ? 'perhaps' : 'other';
}

const hasLetterApart = (one: StreetAddress, other: StreetAddress): boolean =>
  /^[a-z]$/u.test(one.flat) && one.house + one.flat === other.house;

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
  const [name, otherName] = [removeStreetKind(one), removeStreetKind(other)];
  const [kind, otherKind] = [one.slice(name.length), other.slice(otherName.length)];
  if (kind !== otherKind && kind !== '' && otherKind !== '') return 'other';
  return chooseLeast([
    compareNames(splitWords(name), splitWords(otherName)),
    kind === otherKind ? 'same' : 'perhaps',
  ]);
}

function removeStreetKind(street: string): string {
  const words = street.split(' ');
  const last = words.at(-1) ?? '';
  return words.length > 1 && kinds.has(last) ? words.slice(0, -1).join(' ') : street;
}

const splitWords = (name: string): readonly string[] => name.split(/[ -]/u).filter((word) => word !== '');

/** Streets named for people: `a. h. tammsaare`, `anton hansen tammsaare`, `tammsaare`. Initials may be written out or left out;
 * a whole word that is left out is another street: `uus kase`. */
function compareNames(one: readonly string[], other: readonly string[]): AddressMatch {
  if (one.join(' ') === other.join(' ')) return 'same';
  const [last, otherLast] = [one.at(-1), other.at(-1)];
  if (last !== otherLast || last === undefined) return 'other';
  return areForenamesAlike(one.slice(0, -1), other.slice(0, -1)) ? 'perhaps' : 'other';
}

/** Nobody has more, and the comparison tries all ways to leave initials out. */
const maxForenames = 4;

function areForenamesAlike(one: readonly string[], other: readonly string[]): boolean {
  if (Math.max(one.length, other.length) > maxForenames) return false;
  const [[first, ...rest], [otherFirst, ...otherRest]] = [one, other];
  if (first === undefined || otherFirst === undefined) return [...one, ...other].every(isInitial);
  return (
    (isAlike(first, otherFirst) && areForenamesAlike(rest, otherRest)) ||
    (isInitial(first) && one.length > other.length && areForenamesAlike(rest, other)) ||
    (isInitial(otherFirst) && other.length > one.length && areForenamesAlike(one, otherRest))
  );
}

/** `a.`, `a`, `fr.`; no ordinal. */
const isInitial = (word: string): boolean => /^\p{L}$|^\p{L}{1,3}\.$/u.test(word);

function isAlike(one: string, other: string): boolean {
  const [text, otherText] = [one.replace('.', ''), other.replace('.', '')];
  if (text === otherText) return true;
  return (isInitial(one) && otherText.startsWith(text)) || (isInitial(other) && text.startsWith(otherText));
}

/** What stays of an address however it is spelled, for ids: house, flat and the last word of the street's name. Addresses that
 * differ in another part have the same key, so `matchAddresses` must tell them apart. */
export function addressKey(written: string): string {
  const keys = parseAddress(written).map(({ street, house, flat }) =>
    [splitWords(removeStreetKind(street)).at(-1) ?? '', house, flat].join(' '),
  );
  return keys.toSorted().join(' // ');
}
