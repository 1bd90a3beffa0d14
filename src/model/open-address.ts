/** Addresses that may be published for everybody. What a source writes is free text, in which a name, a telephone number, a code of a
 * door or the number of a contract may stand; so only forms that cannot be anything but a house are taken. */
import { foldText } from '#base/folded-text.ts';
import { withoutEnd } from '#base/text.ts';
import { countyOfArea } from './county.ts';
import { isStreetKind } from './street-address.ts';
import { isTown } from './towns.ts';

const maxLength = 60;

const placeKinds = new Set('linn vald küla alev alevik linnaosa asula aedlinn maakond mk saar'.split(' '));

/** First words of names that have two: `Vana Narva mnt`, `Väike Kaar`. */
const qualifiers = new Set(
  'vana uus suur väike pikk lühike ülem alam lõuna põhja ida lääne kesk kirde kagu edela loode ranna mere taga ees'.split(
    ' ',
  ),
);

/** Given names in the names of streets: `Lydia Koidula tn`. Any other word before the name of a street may be a surname. */
const givenNames = new Set(
  'lydia jaan jakob carl karl konstantin johan johannes juhan anton villem kristjan friedrich friedebert eduard august gustav ants marie paul georg kaarel ado hugo betti ernst mihkel miina otto peeter tõnis hella aleksander amandus artur heino raimond viktor'.split(
    ' ',
  ),
);

/** Words of what is no address, in a folded text. */
const foreignWords = new Set(
  'tel telefon mob mobiil gsm kood uksekood isikukood fonolukk leping lepingu nr krt kt korter klient fie ou as ku mtu uu tu sa kuu perekond proua harra email e-post'.split(
    ' ',
  ),
);

/** With a letter and a second number: `4a`, `3/5`. */
const houseNumber = /^\d{1,3}[a-z]?(?:\/\d{1,3}[a-z]?)?$/iu;

const word = /^\p{L}[\p{L}\p{M}’'-]*$/u;

/** A name of a place: one word, or several that end with what kind of place it is.
 * @returns Empty for any other text. */
export function openPlace(written: string): string {
  const text = written.trim();
  const words = text.split(/\s+/u);
  if (text.length > maxLength || !words.every((part) => word.test(part)) || words.some(isForeign)) return '';
  const isKnown = words.length === 1 || isTown(text) || countyOfArea(text) !== undefined;
  return isKnown || isNamedPlace(words.map((part) => part.toLowerCase())) ? text : '';
}

function isNamedPlace(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  const name = placeKinds.has(last) ? words.slice(0, -1) : words;
  return name.length === 1 ? placeKinds.has(last) : name.length === 2 && qualifiers.has(name[0] ?? '');
}

/** @param written Parts between commas: street and house, a flat, places, and what people add.
 * @returns Street and house; undefined where no part is a street with its kind, or a place, and the number of a house. */
export function openAddress(written: string): string | undefined {
  for (const part of written.split(',')) {
    const words = part
      .trim()
      .replaceAll(/[\u2010-\u2015\u2212]/gu, '-')
      .split(/\s+/u);
    const at = words.findIndex((text, index) => index > 0 && houseNumber.test(houseOf(text)));
    const name = words.slice(0, at);
    const isLonger = /^\d{3}/u.test(words[at + 1] ?? '');
    if (at > 0 && !isLonger && isStreet(name)) return `${name.join(' ')} ${houseOf(words[at] ?? '')}`;
  }
  return undefined;
}

/** Without the number of the flat: `4-12`. */
const houseOf = (text: string): string => text.split('-')[0] ?? '';

function isStreet(words: readonly string[]): boolean {
  const text = words.join(' ');
  if (text.length > maxLength || words.some(isForeign)) return false;
  const last = words.at(-1) ?? '';
  const name = words.slice(0, -1);
  if (isStreetKind(last)) return name.length > 0 && isStreetName(name);
  if (words.length === 1 && isCompound(last)) return word.test(last);
  return (
    isTown(text) || (words.length === 2 && placeKinds.has(last.toLowerCase()) && word.test(words[0] ?? ''))
  );
}

/** `Aiatänav 5`, `Kaldatee 3` */
const isCompound = (text: string): boolean =>
  /\p{L}{3}(?:tänav|maantee|puiestee|tee|väljak|plats|allee)$/iu.test(text);

/** One word, behind initials, a given name or a word that tells two streets apart; or a date. */
function isStreetName(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  if (!word.test(last)) return false;
  const first = words.slice(0, -1);
  if (first.length === 1 && /^\d{1,2}\.$/u.test(first[0] ?? '')) return true;
  if (first.every((text) => /^(?:\p{L}{1,2}\.-?){1,3}$/u.test(text))) return first.length <= 3;
  const [before = ''] = first;
  const known = before.toLowerCase();
  return (
    first.length === 1 && (qualifiers.has(known) || givenNames.has(known) || isTown(genitiveToTown(known)))
  );
}

/** `Tallinna` and `Narva` as they stand in names of streets. */
const genitiveToTown = (name: string): string => (isTown(name) ? name : name.replace(/[ae]$/u, ''));

const isForeign = (text: string): boolean => foreignWords.has(withoutEnd(foldText(text).text, '.:'));
