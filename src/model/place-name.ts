/** Names of municipalities and their districts as pages show them. */
import type { z } from 'zod';
import { defaultLocale, languages, type Locale } from './locale.ts';
import type { municipalitySchema } from './region.ts';

type NamedMunicipality = Pick<z.infer<typeof municipalitySchema>, 'name' | 'russian' | 'districts'>;

export interface PlaceName {
  readonly text: string;
  /** Sort key. */
  readonly order: string;
}

/** Estonian and English pages show the Estonian name. A page in Cyrillic shows its own name too, so that a reader
 * finds the place by either: `Маарду (Maardu linn)`. */
export function placeName(
  municipality: NamedMunicipality,
  district: string | undefined,
  locale: Locale,
): PlaceName {
  const estonian = joined(municipality.name, district);
  const { russian } = municipality;
  if (!isCyrillic(locale) || russian === undefined) return { text: estonian, order: estonian };
  const known = municipality.districts?.find(({ name }) => name === district)?.russian;
  const own = joined(russian, known ?? district);
  return { text: `${own} (${estonian})`, order: own };
}

/** Language by whose alphabet the names of places are sorted on a page. */
export const placeOrderIn = (locale: Locale): Locale => (isCyrillic(locale) ? locale : defaultLocale);

const isCyrillic = (locale: Locale): boolean => languages[locale].script === 'cyrillic';

const joined = (name: string, district: string | undefined): string =>
  district === undefined ? name : `${name}, ${district}`;
