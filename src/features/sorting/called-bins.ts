/** The bins themselves, as the search finds them: who asks for glass or paper is led to the page of its bin. */
import { type Locale, textIn } from '#platform/languages/locale.ts';
import { namesInPart, partedNames } from '#features/search/object-names.ts';
import type { CalledObject } from '#shell/search/search-entries.ts';
import { type BinId, binIds } from './sorting.ts';
import { sortingBins } from './bin-messages.ts';

/** @param part Only with the names of that part. */
export const calledBins = (locale: Locale, part?: number): readonly CalledObject[] =>
  binIds.flatMap((bin) => {
    const { name, called } = sortingBins[bin];
    if (!called) return [];
    const all = partedNames({ name, searchWords: called }, locale);
    const names = part === undefined ? all.map(([text]) => text) : namesInPart(all, part);
    return names.length > 0 ? [{ id: `bin/${bin}`, bin, names }] : [];
  });

export const binNames = (locale: Locale): Readonly<Record<BinId, string>> =>
  Object.fromEntries(binIds.map((bin) => [bin, textIn(sortingBins[bin].name, locale)])) as Record<
    BinId,
    string
  >;
