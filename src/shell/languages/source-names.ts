/** Names that the content base sends in Estonian: kinds of waste, containers, counties, reasons. This is the only place
 * that puts them into the language of a page. A page carries the table of its language (`sourceNames`), because islands
 * have no content. A name that the table lacks stays as it is and is marked as Estonian. */
import { lookup } from '#platform/base/lookup.ts';
import { countyName, countySchema } from '#shell/map/county.ts';
import { defaultLocale, languages, type Locale, textIn } from '#platform/languages/locale.ts';
import type { LocalizedText } from '#platform/languages/localized-text.ts';
import { cityNames } from '#shell/map/towns.ts';
import { unservedReasons } from './unserved-reasons.ts';
import type { MessageSource } from './messages.ts';
import { between, type SourceNames } from './source-name.ts';

interface WasteName {
  readonly id: string;
  readonly name: LocalizedText;
}

/** Other Estonian names of the same waste: of the list of waste (RT), of contracts, and in the singular. */
const otherWasteNames: Readonly<Record<string, readonly string[]>> = {
  mixed: ['Segaolmejäätmed (prügi)', 'Olmejäätmed', 'Prügi', 'Olmeprügi', 'Segajäätmed'],
  paper: ['Vanapaber', 'Paber', 'Paber ja papp', 'Paber ja kartong (vanapaber)'],
  mixedPackaging: ['Segapakend', 'Pakendid', 'Pakend', 'Segapakendijäätmed'],
  paperPackaging: ['Paber- ja kartongpakend', 'Paberpakendid', 'Kartongpakendid', 'Papp'],
  plasticPackaging: ['Plastpakend', 'Plast'],
  bulky: ['Suurjääde', 'Suuremõõtmelised jäätmed'],
  garden: ['Aiajäätmed', 'Haljastujäätmed', 'Biolagunevad aia- ja haljastujäätmed'],
  bio: [
    'Biolagunevad jäätmed',
    'Biolagunevad köögi- ja sööklajäätmed',
    'Köögi- ja sööklajäätmed',
    'Köögijäätmed',
    'Toidujäätmed',
    'Biolagunevad köögijäätmed',
  ],
  glass: ['Klaaspakendid', 'Klaas', 'Klaas ja klaaspakend'],
  electronics: ['Elektroonikaromu', 'Elektroonikajäätmed', 'Elektri- ja elektroonikaseadmete jäätmed'],
  textile: ['Tekstiil', 'Tekstiilijäätmed', 'Riided ja tekstiil'],
  metalPackaging: ['Metallpakend'],
  construction: ['Ehitusjäätmed', 'Ehitus- ja lammutuspraht', 'Ehituspraht'],
  asbestos: ['Eterniit'],
  tyres: ['Rehvid'],
  wood: ['Puidujäätmed'],
  metal: ['Metall'],
};

/** A municipality by its Estonian name. */
interface MunicipalityName {
  readonly name: string;
  /** As a page in its language shows it. */
  readonly label: string;
}

/** The table of one language.
 * @param wasteTypes Of the content, with all languages.
 * @param municipalities Where the page names those of others than its own customers; has no names otherwise. */
export function sourceNames(
  wasteTypes: readonly WasteName[],
  { locale, t }: MessageSource,
  municipalities: readonly MunicipalityName[] = [],
): SourceNames {
  const spellings = wasteTypes.map(({ id, name }): [string, string] => [
    id,
    [name.et, ...(lookup(otherWasteNames, id) ?? [])].join(between),
  ]);
  const wasteNames = Object.fromEntries(wasteTypes.map(({ id, name }) => [id, textIn(name, locale)]));
  const container = (kind: 'bag' | 'wheeled' | 'deep') => t(`common.container.${kind}`);
  return {
    locale,
    waste: Object.fromEntries(spellings),
    ...(locale === defaultLocale ? {} : { wasteNames }),
    other: Object.fromEntries([
      ...municipalityEntries(municipalities),
      ...cityEntries(locale),
      ...countyEntries(locale),
      ...reasonEntries(locale),
    ]),
    containers: { bag: container('bag'), wheeled: container('wheeled'), deep: container('deep') },
  };
}

/** Name in the language of the page, and its Estonian spellings. */
type NameEntry = readonly [shown: string, spellings: string];

const municipalityEntries = (municipalities: readonly MunicipalityName[]): readonly NameEntry[] =>
  municipalities.filter(({ name, label }) => name !== label).map(({ name, label }) => [label, name]);

/** Their own names in Cyrillic only: other pages name them as Estonian does. */
function cityEntries(locale: Locale): readonly NameEntry[] {
  if (languages[locale].script !== 'cyrillic') return [];
  return cityNames.map(([estonian, russian]) => [russian, [estonian, `${estonian} linn`].join(between)]);
}

function countyEntries(locale: Locale): readonly NameEntry[] {
  return countySchema.options.map((county) => [
    countyName(county, locale),
    [county, countyName(county, defaultLocale)].join(between),
  ]);
}

function reasonEntries(locale: Locale): readonly NameEntry[] {
  return unservedReasons.map((reason) => [textIn(reason, locale), reason.et]);
}
