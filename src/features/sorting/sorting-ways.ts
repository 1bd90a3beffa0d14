/** The ways in which people get rid of an object, in one line: only its own, never those that its bin usually has. */
import { languages, type Locale, textIn, type Worded } from '#platform/languages/locale.ts';
import { sortingBins } from './bin-messages.ts';
import type { BinId, SortingItem, SortingPlace } from './sorting.ts';
import { textileContainer, wayNames } from './way-messages.ts';

/** Where an object may be taken or put, and what else can be done with it, most usual first. */
export function listWays({
  bin,
  elsewhere = [],
}: Pick<SortingItem, 'bin' | 'elsewhere'>): readonly SortingPlace[] {
  // 112 takes nothing: the answer itself says when to call. Devices are collected from companies and associations only.
  const ways = elsewhere.filter(
    (place) => place !== 'emergency' && !(place === 'pickup' && bin === 'electronics'),
  );
  return bin === 'station' ? ['station', ...ways.filter((place) => place !== 'station')] : ways;
}

/** Bins and machines that look alike everywhere: one finds them by their colour or place. */
const binsWithLook: ReadonlySet<BinId> = new Set(['mixed', 'bio', 'paper', 'packaging', 'glass', 'deposit']);

export const hasLook = (bin: BinId): boolean => binsWithLook.has(bin);

function wayName(place: SortingPlace, bin: BinId): Worded | undefined {
  return place === 'streetContainer' && bin === 'textile' ? textileContainer : wayNames[place];
}

/** @returns undefined for what has neither a bin that one sees nor a place that takes it, and for what goes only to the station that
 * its bin is named for. */
export function wayLine(
  { bin, ways }: { readonly bin: BinId; readonly ways: readonly SortingPlace[] },
  locale: Locale,
): string | undefined {
  if (hasLook(bin)) return textIn(sortingBins[bin].look, locale);
  const names = ways.flatMap((place) => {
    const name = wayName(place, bin);
    return name === undefined ? [] : [textIn(name, locale)];
  });
  const isNameOfBin = bin === 'station' && names.length === 1;
  return names.length === 0 || isNameOfBin
    ? undefined
    : new Intl.ListFormat(languages[locale].tag, { type: 'disjunction' }).format(names);
}
