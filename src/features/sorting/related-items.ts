/** Objects to see besides one: of its group, those that are much the same thing. That they go into the same bin alone does not make
 * them so: foil and a drinking glass are both mixed waste. */
import { byLocale, type Locale, locales, textIn } from '#platform/languages/locale.ts';
import type { LocalizedText } from '#platform/languages/localized-text.ts';
import type { NamedItem } from './list-queries.ts';
import { silhouetteOf } from './silhouettes.ts';
import type { SortingReason } from './sorting.ts';

const wanted = 3;

/** The closest first; among equals those that follow it in the group, so that each object is named by others.
 * @param group All objects of its group, in a fixed order. */
export function findRelated(object: NamedItem, group: readonly NamedItem[]): readonly NamedItem[] {
  const place = group.findIndex(({ id }) => id === object.id);
  return [...group.slice(place + 1), ...group.slice(0, Math.max(place, 0))]
    .map((other) => ({ other, likeness: likeness(object, other) }))
    .filter(({ likeness }) => likeness > 0)
    .map(({ other, likeness }) => ({ other, closeness: likeness + nearness(object, other) }))
    .toSorted((a, b) => b.closeness - a.closeness)
    .slice(0, wanted)
    .map(({ other }) => other);
}

/** How much they are the same thing: by their names, their looks, and of what they are made. */
const likeness = (object: NamedItem, other: NamedItem): number =>
  6 * Number(sharesName(object, other)) +
  4 * Number(isDrawnAlike(object, other)) +
  3 * Number(isSameMaterial(object, other)) +
  2 * Math.min(countSharedReasons(object, other), 2);

/** What makes one of several like things the more useful one: it goes the same way, and people know it well. */
const nearness = (object: NamedItem, other: NamedItem): number =>
  Number(object.bin === other.bin) + Number(isDrawn(other));

/** A name in common in two languages: in one alone it may be chance. */
function sharesName(object: NamedItem, other: NamedItem): boolean {
  const sharing = locales.filter((locale) => {
    const words = listWords(object, locale);
    return listWords(other, locale).some((word) => words.some((own) => isOneWord(word, own)));
  });
  return sharing.length > 1;
}

const minWordLength = 4;

/** Of each name: every object of a group is compared with all others. */
const knownWords = new WeakMap<LocalizedText, Readonly<Record<Locale, readonly string[]>>>();

function listWords({ name }: NamedItem, locale: Locale): readonly string[] {
  const known = knownWords.get(name) ?? byLocale((language) => splitWords(textIn(name, language), language));
  knownWords.set(name, known);
  return known[locale];
}

const splitWords = (text: string, locale: Locale): readonly string[] =>
  text
    .toLocaleLowerCase(locale)
    .split(/\P{L}+/u)
    .filter((word) => word.length >= minWordLength);

/** Whether one begins as the other, but for its ending: `foolium` and `fooliumkaas`, `фольга` and `фольги`. */
function isOneWord(word: string, other: string): boolean {
  const stem = Math.max(minWordLength, Math.min(word.length, other.length) - 2);
  return word.slice(0, stem) === other.slice(0, stem);
}

const isDrawn = (object: NamedItem): boolean => !silhouetteOf(object).startsWith('group-');

const isDrawnAlike = (object: NamedItem, other: NamedItem): boolean =>
  isDrawn(object) && silhouetteOf(object) === silhouetteOf(other);

function isSameMaterial(
  { wasteType, wasteCodes = [] }: NamedItem,
  { wasteType: otherType, wasteCodes: otherCodes = [] }: NamedItem,
): boolean {
  return (
    (wasteType !== undefined && wasteType === otherType) ||
    wasteCodes.some((code) => otherCodes.includes(code))
  );
}

/** Reasons that hold for things of every kind. */
const broadReasons: ReadonlySet<SortingReason> = new Set([
  'notPackaging',
  'notSorted',
  'composite',
  'electronics',
  'hazardous',
  'heavy',
  'ownPlace',
  'recyclable',
  'reusable',
  'spoilsCompost',
  'slowToRot',
  'tooLarge',
]);

/** Why two things never belong somewhere may tell of what they are made. */
function countSharedReasons(object: NamedItem, other: NamedItem): number {
  return object.never.filter(
    ({ bin, reason }) =>
      !broadReasons.has(reason) && other.never.some((one) => one.bin === bin && one.reason === reason),
  ).length;
}
