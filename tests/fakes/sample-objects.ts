import type { Locale } from '#platform/languages/locale.ts';
import { ObjectNames } from '#features/search/objects/object-names.ts';

/** What objects of what goes where are called in one language.
 * @param objects Each with its id, its bin and its names, its own name first. */
export const sampleNames = (
  locale: Locale,
  objects: readonly (readonly [id: string, bin: string, ...names: readonly string[]])[],
): ObjectNames =>
  new ObjectNames(
    objects.map(([id, bin, ...names]) => ({ id, bin, names })),
    locale,
  );
