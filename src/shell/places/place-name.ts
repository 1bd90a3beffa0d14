/** Names of municipalities and their districts as pages show them. */
import { defaultLocale, languages, type Locale } from '#platform/languages/locale.ts';

interface NamedPlace {
  readonly name: string;
  /** In Cyrillic. */
  readonly russian?: string | undefined;
}

interface NamedMunicipality extends NamedPlace {
  readonly districts?: readonly NamedPlace[] | undefined;
}

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
  const own = joined(
    russian,
    district === undefined ? undefined : districtName(municipality, district, locale),
  );
  return { text: `${own} (${estonian})`, order: own };
}

/** A district beside the name of its municipality, which need not be said again. */
export function districtName(
  { districts = [] }: Pick<NamedMunicipality, 'name' | 'districts'>,
  district: string,
  locale: Locale,
): string {
  const known = isCyrillic(locale) ? districts.find(({ name }) => name === district)?.russian : undefined;
  return known ?? district;
}

/** Language by whose alphabet the names of places are sorted on a page. */
export const placeOrderIn = (locale: Locale): Locale => (isCyrillic(locale) ? locale : defaultLocale);

const isCyrillic = (locale: Locale): boolean => languages[locale].script === 'cyrillic';

const joined = (name: string, district: string | undefined): string =>
  district === undefined ? name : `${name}, ${district}`;
