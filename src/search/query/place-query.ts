/** Queries that name a place, alone (`Elvas`), with its town or county (`Tallinn Lasnamäe`, `Tartumaa Elva`), as an
 * address (`Turu 2, Tartu`) or with words of waste collection (`Kiili vald jäätmevedu`): they are led first to who
 * collects there. */
import type { Collection, CollectionRow } from '#model/collection.ts';
import { cityNames } from '#model/towns.ts';
import { fold, wordsOf } from '../format/words.ts';
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
  const typed = terms.map(({ word }) => word);
  // A town with its district (`Tallinn Lasnamäe`) is one place.
  const used = allUsed(typed, names);
  if (used.size === 0) return undefined;
  const located = allUsed(typed, county);
  const rest = typed.filter((word) => !used.has(word) && !located.has(word));
  if (rest.some((word) => otherType[type].test(word)) && !isOwnTown(typed, { names, type })) return undefined;
  const isAddress = typed.some((word) => /^\d{1,3}\p{L}?$/u.test(word) || street.test(word));
  // A single letter is an ending: Tallinn's.
  if (!isAddress && !rest.every((word) => word.length === 1 || collecting.test(word))) return undefined;
  const districts = rows.filter((row) => row.names.some((name) => usedBy(typed, name)));
  return { nameLength: used.size, rows: districts.length > 0 ? districts : rows };
}

/** Whether the query names a town within a rural municipality, not the city that is a municipality of its own: Elva and
 * Sindi, but not Tartu. */
const isOwnTown = (typed: readonly string[], { names, type }: Pick<Collection, 'names' | 'type'>): boolean =>
  type === 'vald' && names.every((name) => !cities.has(name) || !usedBy(typed, name));

const cities: ReadonlySet<string> = new Set(cityNames.flat());

/** The typed words of every name that is typed in full. */
const allUsed = (typed: readonly string[], names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => [...(usedBy(typed, name) ?? [])]));

/** @returns The typed words that are the name; undefined when one is missing. */
function usedBy(typed: readonly string[], name: string): ReadonlySet<string> | undefined {
  const used = wordsOf(name).map((part) => typed.find((word) => isFormOf(word, part)));
  return used.every((word) => word !== undefined) ? new Set(used) : undefined;
}

/** Whether a word is a name or one of its cases. A stemmer would take `valge` (white) for Valga. */
function isFormOf(word: string, name: string): boolean {
  const [typed, plain] = [single(word), single(name)];
  if (typed === plain) return true;
  if (isCyrillic(plain)) {
    const base = plain.replace(/[ая]$/u, '');
    return typed.startsWith(base) && russianEnding.test(typed.slice(base.length));
  }
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
