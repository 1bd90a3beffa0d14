/** Reads names of the content base through the table of a page (source-names.ts). Loaded by browsers. */
import { lookup } from '#platform/base/lookup.ts';
import { beginSentence } from '#platform/languages/begin-sentence.ts';
import { formatVolume, litresPerM3 } from './format.ts';
import type { Locale } from '#platform/languages/locale.ts';

/** The table of one language. Pages carry it, so each name stands there once, with its Estonian spellings in one text. */
export interface SourceNames {
  readonly locale: Locale;
  /** Spellings of each kind of waste, by its id: `Paber ja kartong|Vanapaber`. */
  readonly waste: Readonly<Record<string, string>>;
  /** Names of the kinds of waste, by their id; absent in Estonian, which shows the spelling. */
  readonly wasteNames?: Readonly<Record<string, string>>;
  /** Spellings of counties, towns and reasons, by the name shown. */
  readonly other: Readonly<Record<string, string>>;
  /** Names of the kinds of containers, with `{volume}`. */
  readonly containers: Readonly<Record<'bag' | 'wheeled' | 'deep', string>>;
}

/** A name as a page shows it. */
export interface SourceName {
  readonly text: string;
  /** Estonian, if the page is not: the table has no such name. */
  readonly lang: 'et' | undefined;
}

/** The same for spellings that differ in case, spaces, dashes or a full stop at the end. */
export function sourceKey(estonian: string): string {
  return estonian
    .normalize('NFC')
    .toLowerCase()
    .replace(/[‐-―]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/\.$/u, '');
}

/** Name of a kind of waste, a container, a county or a reason. */
export function readName(estonian: string, names: SourceNames): SourceName {
  const key = sourceKey(estonian);
  const known = knownNames(names).get(key)?.name ?? containerText(key, names);
  if (known !== undefined) return { text: known, lang: undefined };
  return { text: estonian, lang: names.locale === 'et' ? undefined : 'et' };
}

/** Parts of a place between commas: the county has a name in each language, other places have not. */
export function readPlace(estonian: string, names: SourceNames): readonly SourceName[] {
  return estonian
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => readName(part, names));
}

/** The Estonian name and the shown one: what a search looks through. */
export function searchedNames(estonian: string, names: SourceNames): string {
  const { text } = readName(estonian, names);
  return text === estonian ? estonian : `${text} ${estonian}`;
}

/** @returns Id of the kind of waste as the contact form sends it. */
export function findWasteType(estonian: string, names: SourceNames): string | undefined {
  return knownNames(names).get(sourceKey(estonian))?.wasteType;
}

interface KnownName {
  readonly name: string;
  /** Absent for what is no kind of waste. */
  readonly wasteType?: string;
}

const tables = new WeakMap<SourceNames, ReadonlyMap<string, KnownName>>();

/** By sourceKey. */
function knownNames(names: SourceNames): ReadonlyMap<string, KnownName> {
  const made = tables.get(names);
  if (made) return made;
  const known = new Map<string, KnownName>();
  for (const [name, spellings] of Object.entries(names.other))
    for (const spelling of spellings.split(between)) known.set(sourceKey(spelling), { name });
  for (const [wasteType, spellings] of Object.entries(names.waste))
    for (const spelling of spellings.split(between)) {
      const name = lookup(names.wasteNames ?? {}, wasteType) ?? spelling;
      known.set(sourceKey(spelling), { name, wasteType });
    }
  tables.set(names, known);
  return known;
}

/** Stands between spellings. */
export const between = '|';

/** @returns Id of the container as the contact form sends it: `wheeled-0.24`. */
export function findContainerType(estonian: string): string | undefined {
  const container = parseContainer(sourceKey(estonian));
  if (!container) return undefined;
  return container.kind === 'bag' ? 'bag' : `${container.kind}-${container.volumeM3}`;
}

interface Container {
  readonly kind: 'bag' | 'wheeled' | 'deep';
  readonly volumeM3: number;
}

const volumePattern = String.raw`(?<volume>\d{1,4}(?:[.,]\d{1,3})?)\s?(?<unit>m3|m³|l|liitri(?:t|ne)|kuupmeetri(?:t|ne))`;

/** Words for each kind, in the singular. */
const kindWords = {
  bag: 'jäätmekott|prügikott|kilekott|kott',
  deep: 'süvamahuti|süvakonteiner|süvakogumis(?:mahuti|konteiner)',
  wheeled: '(?:ratastega )?(?:konteiner|mahuti)|(?:prügi|jäätme|olmejäätme)(?:konteiner|mahuti)|prügikast',
} as const;

const containerPatterns = Object.entries(kindWords).flatMap(([kind, words]) =>
  [`(?:${words}),? ${volumePattern}`, `${volumePattern} (?:${words})`].map(
    (pattern) => [kind as Container['kind'], new RegExp(`^(?:${pattern})$`, 'u')] as const,
  ),
);

/** @param key Of a name such as `Konteiner 0,24 m³` or `240 l konteiner`. */
function parseContainer(key: string): Container | undefined {
  for (const [kind, pattern] of containerPatterns) {
    const { volume, unit = '' } = pattern.exec(key)?.groups ?? {};
    if (volume === undefined) continue;
    const number = Number(volume.replace(',', '.'));
    return { kind, volumeM3: unit.startsWith('l') ? number / litresPerM3 : number };
  }
  return undefined;
}

function containerText(key: string, { locale, containers }: SourceNames): string | undefined {
  const container = parseContainer(key);
  if (!container) return undefined;
  const volume = formatVolume(container.volumeM3, locale);
  return beginSentence(containers[container.kind].replace('{volume}', volume), locale);
}
