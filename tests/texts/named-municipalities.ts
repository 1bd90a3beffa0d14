/** Finds the municipalities that a text names, in whatever case the name stands. */
import type { z } from 'zod';
import type { municipalitySchema } from '#features/municipalities/municipality.ts';

type Municipality = z.infer<typeof municipalitySchema>;

/** Case endings of a place name: Narvas, Narvast, Otepääle, Hiiumaalt. */
const ending = '(?:s|sse|st|le|l|lt|ni|ga)?';

/** A name like Tartu stands for the city and the rural municipality around it, so it names both.
 * @param text Estonian, with or without tags. */
export function municipalitiesIn<Known extends Pick<Municipality, 'name'>>(
  text: string,
  municipalities: readonly Known[],
): readonly Known[] {
  return municipalities.filter(({ name }) =>
    new RegExp(`(?<![\\p{L}-])${ownName(name)}${ending}(?![\\p{L}-])`, 'u').test(text),
  );
}

export const ownName = (name: string): string => name.replace(/ (?:vald|linn)$/u, '');
