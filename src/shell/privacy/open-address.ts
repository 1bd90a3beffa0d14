/** Addresses that may be published for everybody. What a source writes is free text, in which a name, a telephone number, a code of a
 * door or the number of a contract may stand; so only forms that cannot be anything but a house are taken. */
import { foldText } from '#platform/base/folded-text.ts';
import { withoutEnd } from '#platform/base/text.ts';
import { countyOfArea } from '#shell/map/county.ts';
import { defaultLocale } from '#platform/languages/locale.ts';
import { isMunicipalityName } from '#shell/places/municipality-names.ts';
import { isStreetKind } from '#shell/places/street-address.ts';
import { towns } from '#shell/map/town.ts';
import { isTown } from '#shell/map/towns.ts';

const maxLength = 60;

const placeKinds = new Set('linn vald küla alev alevik linnaosa asula aedlinn maakond mk saar'.split(' '));

/** First words of names that have two: `Vana Narva mnt`, `Väike Kaar`. */
const qualifiers = new Set(
  'vana uus suur väike pikk lühike ülem alam lõuna põhja ida lääne kesk kirde kagu edela loode ranna mere taga ees'.split(
    ' ',
  ),
);

/** Given names in the names of streets: `Lydia Koidula tn`. */
const givenNames = new Set(
  'lydia adolf robert reinhold hansen voldemar jaan jakob carl karl konstantin johan johannes juhan anton villem kristjan friedrich friedebert eduard august gustav ants marie paul georg kaarel ado hugo betti ernst mihkel miina otto peeter tõnis hella aleksander amandus artur heino raimond viktor'.split(
    ' ',
  ),
);

/** Surnames of those for whom streets are named. A given name or initials before any other word may be somebody who lives there:
 * `Jaan Tamm tn 5`. What cannot be told: one surname alone, `Kask tn 5`, and somebody who has the name of such a street. */
const surnames = new Set(
  'adamsoni adolfi alveri elleri grenzsteini hurda härma jakobsoni jannseni kapi kerese kingissepa kitzbergi koidula koorti kreutzwaldi kölleri laidoneri laikmaa lauteri liivi läte lüdigi otsa petersoni pinna poska pätsi raua raudsepa reimani suitsu süda särgava tammsaare tiefi tobiase tuglase tõnissoni underi valgre viiralti vilde vilmsi wiedemanni wuolijoki'.split(
    ' ',
  ),
);

/** Words of what is no address, in a folded text. */
const foreignWords = new Set(
  'tel telefon mob mobiil gsm kood uksekood isikukood fonolukk leping lepingu nr krt kt korter klient kliendi fie ou as ku mtu uu tu sa kuu perekond pere proua pr preili prl harra hr isand dr mr mrs ms miss omanik elanik naaber email e-post pin pult voti'.split(
    ' ',
  ),
);

/** What is no address as a part of a word, either: `uksekoodtee`. */
const foreignPart = /kood|fonol|isiku|leping|telef|mobiil|parool/u;

/** With a letter and a second number: `4a`, `3/5`. */
const houseNumber = /^\d{1,3}[a-z]?(?:\/\d{1,3}[a-z]?)?$/iu;

/** In one script: a letter of another that looks the same hides a word. */
const word =
  /^(?:\p{Script=Latin}[\p{Script=Latin}\p{M}’'-]*|\p{Script=Cyrillic}[\p{Script=Cyrillic}\p{M}-]*)$/u;

/** Names of streets and their kinds are Estonian. */
const latinWord = /^\p{Script=Latin}[\p{Script=Latin}\p{M}’'-]*$/u;

/** A name of a place: one that is known, or a name with what kind of place it is.
 * @returns Empty for any other text. */
export function openPlace(written: string): string {
  const text = written.trim();
  const words = text.split(/\s+/u);
  if (text.length > maxLength || !words.every((part) => word.test(part)) || words.some(isForeign)) return '';
  return isKnownPlace(text) || isNamedPlace(words.map((part) => part.toLowerCase())) ? text : '';
}

const isKnownPlace = (name: string): boolean =>
  isTown(name) || countyOfArea(name) !== undefined || isMunicipalityName(name) || isOnMap(name);

const isOnMap = (name: string): boolean =>
  towns(defaultLocale).some((town) => town.name.toLowerCase() === name.toLowerCase());

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
    const at = words.findIndex((text, index) => index > 0 && houseNumber.test(extractHouse(text)));
    const name = words.slice(0, at);
    const isLonger = /^\d{3}/u.test(words[at + 1] ?? '');
    if (at > 0 && !isLonger && isStreet(name)) return `${name.join(' ')} ${extractHouse(words[at] ?? '')}`;
  }
  return undefined;
}

/** Without the number of the flat: `4-12`. */
const extractHouse = (text: string): string => text.split('-')[0] ?? '';

function isStreet(words: readonly string[]): boolean {
  const text = words.join(' ');
  if (text.length > maxLength || words.some(isForeign)) return false;
  const last = words.at(-1) ?? '';
  const name = words.slice(0, -1);
  if (isStreetKind(last)) return name.length > 0 && isStreetName(name);
  if (words.length === 1 && isCompound(last)) return latinWord.test(last);
  return (
    isTown(text) ||
    (words.length === 2 && placeKinds.has(last.toLowerCase()) && latinWord.test(words[0] ?? ''))
  );
}

/** `Aiatänav 5`, `Kaldatee 3` */
const isCompound = (text: string): boolean =>
  /\p{L}{3}(?:tänav|maantee|puiestee|tee|väljak|plats|allee)$/iu.test(text);

/** One word, also behind a date or a word that tells two streets apart; or somebody for whom streets are named. */
function isStreetName(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  if (!latinWord.test(last)) return false;
  const first = words.slice(0, -1);
  const [before = ''] = first;
  if (first.length === 0) return true;
  if (first.length === 1 && (/^\d{1,2}\.$/u.test(before) || qualifiers.has(before.toLowerCase())))
    return true;
  if (!surnames.has(last.toLowerCase())) return false;
  const areInitials = first.every((text) => /^(?:\p{L}{1,2}\.-?){1,3}$/u.test(text));
  return areInitials ? first.length <= 3 : first.length <= 2 && first.every(isGivenName);
}

/** Also an initial beside a name: `Carl R. Jakobsoni`. */
const isGivenName = (text: string): boolean => givenNames.has(text.toLowerCase()) || /^\p{L}\.$/u.test(text);

function isForeign(text: string): boolean {
  const folded = withoutEnd(foldText(text).text, '.:');
  return foreignWords.has(folded) || foreignPart.test(folded);
}
