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

interface TextPart {
  readonly text: string;
  /** Absent where the part is in the language of the page. */
  readonly lang?: Locale;
}

/** A text of a page in parts: what stands in brackets or quotation marks in Estonian is read out in Estonian. On a page in Cyrillic
 * that is what has Latin letters only, elsewhere what has letters of Estonian.
 * @param text Heading, link or name; not a text with words of a third language. */
export function estonianParts(text: string, locale: Locale): readonly TextPart[] {
  if (locale === defaultLocale) return [{ text }];
  const parts = text.split(/([()«»“”])/u);
  return parts.map((part, index) => {
    const isEnclosed = opening.has(parts[index - 1] ?? '') && closing.has(parts[index + 1] ?? '');
    return isEnclosed && isEstonian(part, locale) ? { text: part, lang: defaultLocale } : { text: part };
  });
}

const opening: ReadonlySet<string> = new Set(['(', '«', '“']);

const closing: ReadonlySet<string> = new Set([')', '»', '”']);

const isEstonian = (text: string, locale: Locale): boolean =>
  isCyrillic(locale) ? !/\p{Script=Cyrillic}/u.test(text) && /\p{L}/u.test(text) : /[äõöüšž]/iu.test(text);
