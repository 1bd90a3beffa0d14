/** The bins themselves, as the search finds them: who asks for glass or paper is led to the page of its bin. */
import { type Locale, textIn } from '#platform/languages/locale.ts';
import { splitNames } from '#features/search/object-names.ts';
import type { CalledObject } from '#features/search/objects/object-names.ts';
import { type BinId, binIds } from './sorting.ts';
import { sortingBins } from './bin-messages.ts';

export const calledBins = (locale: Locale): readonly CalledObject[] =>
  binIds.flatMap((bin) => {
    const { name, called } = sortingBins[bin];
    if (!called) return [];
    return [{ id: `bin/${bin}`, bin, names: [textIn(name, locale), ...splitNames(textIn(called, locale))] }];
  });

export const binNames = (locale: Locale): Readonly<Record<BinId, string>> =>
  Object.fromEntries(binIds.map((bin) => [bin, textIn(sortingBins[bin].name, locale)])) as Record<
    BinId,
    string
  >;
