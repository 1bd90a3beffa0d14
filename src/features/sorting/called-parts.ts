/** What objects are called, in the parts that a search of the whole site loads. */
import { namesInPart, objectNameParts } from '#features/search/object-names.ts';
import type { Locale } from '#platform/languages/locale.ts';
import type { CalledItem } from './sorting-lists.ts';

type CalledPart = readonly (Pick<CalledItem, 'id' | 'bin'> & { readonly names: readonly string[] })[];

/** The parts follow each other and each is of the same list, which is gone through once for all of them. */
const known = new WeakMap<readonly CalledItem[], Map<Locale, readonly CalledPart[]>>();

/** @param items All objects.
 * @returns By number of the part: the objects with a name in it. */
export function partsOf(items: readonly CalledItem[], locale: Locale): readonly CalledPart[] {
  const ofItems = known.get(items) ?? new Map<Locale, readonly CalledPart[]>();
  known.set(items, ofItems);
  const parts = ofItems.get(locale) ?? splitItems(items, locale);
  ofItems.set(locale, parts);
  return parts;
}

function splitItems(items: readonly CalledItem[], locale: Locale): readonly CalledPart[] {
  const parts: CalledPart[number][][] = Array.from({ length: objectNameParts }, () => []);
  for (const { id, bin, names } of items) {
    const own = names[locale];
    for (const part of new Set(own.flatMap(([, ...numbers]) => numbers)))
      parts[part]?.push({ id, bin, names: namesInPart(own, part) });
  }
  return parts;
}
