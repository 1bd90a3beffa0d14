/** Queries that name a place, alone (`Elvas`), with its town or county (`Tallinn Lasnamäe`, `Tartumaa Elva`), as an
 * address (`Turu 2, Tartu`) or with words of waste collection (`Kiili vald jäätmevedu`): they are led first to who
 * collects there. */
import type { Collection, CollectionRow } from '#shell/search/collection.ts';
import { cityNames } from '#shell/map/towns.ts';
import { fold, splitWords } from '../format/words.ts';
import { isCyrillic } from './script.ts';
import type { Query } from './term.ts';

export interface PlaceMatch {
  /** Number of words of the name: `Põhja-Tallinn` is more than `Tallinn`. */
  readonly nameLength: number;
  /** Rows of the districts that the query names; all if it names none. */
  readonly rows: readonly CollectionRow[];
}

/** @returns undefined when the query does not ask who collects in this municipality. */
export function matchPlace(
  { terms }: Query,
  { names, county, rows, type }: Collection,
): PlaceMatch | undefined {
  const typed = typedWords(terms);
  // A town with its district (`Tallinn Lasnamäe`) is one place.
  const used = allUsed(typed, names);
  if (used.size === 0) return undefined;
  const located = allUsed(typed, county);
  const rest = terms.map(({ word }) => word).filter((word) => !used.has(word) && !located.has(word));
  if (rest.some((word) => otherType[type].test(word)) && !isOwnTown(typed, { names, type })) return undefined;
  const isAddress = terms.some(({ word }) => /^\d{1,3}\p{L}?$/u.test(word) || street.test(word));
  // A single letter is an ending: Tallinn's.
  if (!isAddress && !rest.every((word) => word.length === 1 || collecting.test(word))) return undefined;
  const districts = rows.filter((row) => toNames(row.names).some((name) => usedBy(typed, name)));
  return { nameLength: used.size, rows: districts.length > 0 ? districts : rows };
}

/** Whether the query names a town within a rural municipality, not the city that is a municipality of its own: Elva and
 * Sindi, but not Tartu. */
const isOwnTown = (
  typed: readonly TypedWord[],
  { names, type }: Pick<Collection, 'names' | 'type'>,
): boolean =>
  type === 'vald' && toNames(names).every((name) => !cities.has(name.written) || !usedBy(typed, name));

const cities: ReadonlySet<string> = new Set(cityNames.flat());

/** The typed words of every name that is typed in full. */
const allUsed = (typed: readonly TypedWord[], names: readonly string[]): ReadonlySet<string> =>
  new Set(toNames(names).flatMap((name) => usedBy(typed, name) ?? []));

/** @returns The typed words that are the name; undefined when one is missing. */
function usedBy(typed: readonly TypedWord[], { parts }: Name): readonly string[] | undefined {
  const used: string[] = [];
  for (const part of parts) {
    const form = typed.find((word) => isFormOf(word, part));
    if (!form) return undefined;
    used.push(form.word);
  }
  return used;
}

interface TypedWord {
  readonly word: string;
  readonly single: string;
}

interface Name {
  readonly written: string;
  readonly parts: readonly NamePart[];
}

interface NamePart {
  readonly single: string;
  readonly isCyrillic: boolean;
  /** Without the ending that other cases have in its place. */
  readonly base: string;
}

/** Every query is compared with the names of all municipalities, so both are prepared once. */
const typedWords = once((terms: Query['terms']): readonly TypedWord[] =>
  terms.map(({ word }) => ({ word, single: single(word) })),
);

const toNames = once((names: readonly string[]): readonly Name[] =>
  names.map((written) => ({ written, parts: splitWords(written).map(toNamePart) })),
);

function toNamePart(word: string): NamePart {
  const plain = single(word);
  return { single: plain, isCyrillic: isCyrillic(plain), base: plain.replace(/[ая]$/u, '') };
}

function once<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

/** Whether a word is a name or one of its cases. A stemmer would take `valge` (white) for Valga. */
function isFormOf({ single: typed }: TypedWord, name: NamePart): boolean {
  const { single: plain, base } = name;
  if (typed === plain) return true;
  if (name.isCyrillic) return typed.startsWith(base) && russianEnding.test(typed.slice(base.length));
  if (!typed.startsWith(plain)) return false;
  const ending = typed.slice(plain.length);
  return estonianEnding.test(/[aeiou]$/u.test(plain) ? ending : ending.replace(/^a/u, ''));
}

/** Russian spellings differ in doubled letters: Таллин, Таллинн. */
const single = (word: string): string => word.replace(/(.)\1+/gu, '$1');

const estonianEnding = /^(?:se|st|le?|lt|ks|ni|na|ta|ga|s|t|d)?$/u;
const russianEnding = /^(?:а|у|ом|е|ы|и|ой|ою|ю|я|ей|а?ск(?:ий|ая|ое|ие|ого|ой|ую|ом|ому|им|их))?$/u;

const words = (text: string): string => fold(text).trim().split(/\s+/u).join('|');

/** A query with the type of the other kind of municipality means that one: Tartu linn, Tartu vald. */
const otherType = {
  linn: new RegExp(`^(?:${words('vald valla volost волост parish rural')})`, 'u'),
  vald: new RegExp(`^(?:${words('linn город city town')})`, 'u'),
} as const;

const street = new RegExp(
  `^(?:${words('tn tanav tee mnt maantee pst puiestee ул улица шоссе пр проспект street road')})(?:l|t|s|a)?$`,
  'u',
);

/** Words of waste collection, of municipalities and of questions, by their beginnings. */
const collecting = new RegExp(
  `^(?:${words(`
    kes linn vald valla vallas omavalitsus alev alevik küla maakond linnaosa korraldatud vedaja vedu veda veo veab vii
    hind hinna hinnakiri maksab jäätmeve jäätmed jäätmete prügi olmejäät segaolme konteiner tühjend äraved telefon number leping graafik kalender
    цен прайс прейскурант стоит кто город волост самоуправл уезд район вывоз вывез мусор отход перевоз график телефон номер договор контейнер
    бак забир организован
    price cost parish municipality rural city town county district waste rubbish garbage trash refuse collect carrier hauler
    pickup picks pick bin container phone number contact schedule calendar organised organized company day contract`)})`,
  'u',
);
