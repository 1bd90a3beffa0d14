/** What is said of a thing that decides where it goes, whatever it is: a toy with batteries is electronics, a jar of plastic is no
 * glass. Which words say so is in quality-words.ts; what each means for any thing is here, the same in all languages. */
import { lookup } from '#platform/base/lookup.ts';
import { languages, type Locale } from '#platform/languages/locale.ts';
import { isOfPackages } from './content-bins.ts';
import { type Phrase, type PhraseWord, toPhrase } from './phrase.ts';
import { qualities, type Quality, type QualityPatterns, qualityWords } from './quality-words.ts';

export interface Qualified {
  /** The thing without these words; undefined, if nothing else was typed. */
  readonly thing: Phrase | undefined;
  readonly said: readonly Quality[];
  /** Those that say nothing else. */
  readonly words: readonly PhraseWord[];
  /** One of the words says so that is no noun, which may be there by chance. */
  readonly isSure: boolean;
}

/** @returns Undefined, if nothing of that kind is said. */
export function readQualities(phrase: Phrase, locale: Locale): Qualified | undefined {
  const read = phrase.words.map((word) => ({ word, ...readWord(word, phrase, locale) }));
  const said = new Set(read.flatMap(({ quality }) => quality ?? []));
  if (said.size === 0) return undefined;
  return {
    thing: toPhrase(
      read.flatMap(({ rest }) => rest ?? []),
      locale,
    ),
    said: qualities.filter((quality) => said.has(quality)),
    words: read.filter(({ rest }) => !rest).map(({ word }) => word),
    isSure: read.some(({ isSure }) => isSure),
  };
}

interface ReadWord {
  readonly rest?: PhraseWord | undefined;
  readonly quality?: Quality | undefined;
  readonly isSure?: boolean;
}

function readWord(word: PhraseWord, phrase: Phrase, locale: Locale): ReadWord {
  const table = qualityWords[languages[locale].stemmer];
  if (!table || phrase.words.length === 1 || isThing(word, phrase, locale)) return cutPart(word, locale);
  const find = (patterns: QualityPatterns | undefined): Quality | undefined =>
    qualities.find(
      (quality) =>
        patterns?.[quality]?.test(word.word) === true && (quality !== 'part' || word === phrase.head),
    );
  const sure = find(table.words) ?? (word.madeOf === true ? find(table.madeOf?.materials) : undefined);
  if (sure) return { quality: sure, isSure: true };
  const noun = isBesideHead(word, phrase) ? find(table.nouns) : undefined;
  return noun ? { quality: noun } : cutPart(word, locale);
}

/** Whether a material is the thing itself: `jar glass` is a jar of glass, `door glass` is glass. */
const isThing = (word: PhraseWord, { words, head }: Phrase, locale: Locale): boolean =>
  word === head &&
  qualityWords[languages[locale].stemmer]?.ownNames?.test(word.word) === true &&
  !words.some((one) => isPackage(one, locale));

/** Whether it stands right before what the thing is, or behind it. */
function isBesideHead(word: PhraseWord, { words, head }: Phrase): boolean {
  const [place, ofHead] = [words.indexOf(word), words.indexOf(head)];
  return place === ofHead - 1 || place > ofHead;
}

function cutPart(word: PhraseWord, locale: Locale): ReadWord {
  const parts = qualityWords[languages[locale].stemmer]?.parts;
  for (const quality of qualities) {
    const found = parts?.[quality]?.exec(word.word);
    if (!found) continue;
    const [from, to] = found.index === 0 ? [found[0].length, word.word.length] : [0, found.index];
    const rest = { written: word.written.slice(from, to), word: word.word.slice(from, to) };
    return { quality, rest, isSure: true };
  }
  return { rest: word };
}

/** Whether it goes where its material does, if nothing dangerous was in it. */
const isPackage = ({ word }: PhraseWord, locale: Locale): boolean =>
  qualityWords[languages[locale].stemmer]?.packages.test(word) === true;

const isVessel = ({ word }: PhraseWord, locale: Locale): boolean =>
  qualityWords[languages[locale].stemmer]?.vessels.test(word) === true;

/** Whether all that is said is what it is the package of. */
export const isWrapping = ({ head, words }: Phrase, locale: Locale): boolean =>
  words.length > 1 && qualityWords[languages[locale].stemmer]?.wrappings.test(head.word) === true;

/** Whether one of the words says of what a thing is made that may be a package. */
export const hasMaterial = ({ words }: Phrase, locale: Locale): boolean => {
  const known = qualityWords[languages[locale].stemmer]?.words;
  return words.some(({ word }) => wrapped.some((material) => known?.[material]?.test(word)));
};

/** What a quality means for any thing. */
interface Rule {
  /** Where such a package goes. */
  readonly packed?: string;
  /** Only bottles and jars do. */
  readonly isOfVessels?: true;
  /** Where a thing goes of which nothing else is known. */
  readonly unknown?: string;
  /** Where things go instead that would go there. */
  readonly instead?: Readonly<Record<string, string>>;
  /** Where nothing goes that is so. */
  readonly never?: readonly string[];
}

/** What grows, lives or is driven. */
const grown = ['bio', 'garden', 'none'];

const everything = Object.fromEntries(
  [
    'station',
    'electronics',
    'textile',
    'paper',
    'packaging',
    'glass',
    'bio',
    'garden',
    'batteries',
    'none',
  ].map((bin) => [bin, 'mixed']),
);

const withBattery = { station: 'electronics', mixed: 'electronics', textile: 'electronics' };

const rules: Readonly<Record<Quality, Rule>> = {
  electric: { unknown: 'electronics', instead: withBattery, never: ['paper'] },
  'perhaps electric': { instead: withBattery, never: ['paper'] },
  mechanical: { never: ['electronics'] },
  toy: { unknown: 'mixed', instead: everything },
  'cast iron': {
    unknown: 'station',
    instead: { mixed: 'station', electronics: 'station', packaging: 'station' },
    never: ['paper', 'glass', 'textile', ...grown],
  },
  metal: {
    packed: 'packaging',
    unknown: 'station',
    instead: { mixed: 'station' },
    never: ['paper', 'glass', 'textile', ...grown],
  },
  plastic: { packed: 'packaging', never: ['paper', 'glass', ...grown] },
  glass: { packed: 'glass', isOfVessels: true, never: ['paper', 'packaging', 'textile', ...grown] },
  // Coffee filters and kitchen towels of paper are food waste.
  paper: {
    packed: 'paper',
    unknown: 'paper',
    never: ['glass', 'station', 'electronics', 'textile', 'garden'],
  },
  wood: { unknown: 'station', never: ['paper', 'glass', 'textile', 'electronics', 'packaging', ...grown] },
  ceramic: { unknown: 'mixed', never: ['paper', 'glass', 'packaging', 'textile', ...grown] },
  woven: { unknown: 'textile', never: ['paper', 'glass', 'packaging', ...grown] },
  artificial: { never: grown },
  part: { never: ['paper', 'packaging', 'glass', 'deposit', 'medicines', 'hazardous', 'batteries'] },
  pieces: { never: ['glass', 'deposit', 'packaging'] },
  leftovers: {},
  filled: { never: ['packaging', 'glass', 'paper', 'deposit'] },
};

const wrapped = qualities.filter((quality) => rules[quality].packed !== undefined);

interface Asked {
  readonly thing: Phrase;
  readonly locale: Locale;
  /** Where any such thing goes; undefined, if that is not known. */
  readonly bin: string | undefined;
  /** Whether nothing at all is known of it. */
  readonly isUnknown: boolean;
  readonly contents: () => Contents;
}

/** What was in a package: poison and medicine make it something else. */
export type Contents = 'harmless' | 'dangerous' | 'unknown';

/** @returns The bin of a thing of which this is said: its own, another one, or undefined, if it contradicts that. */
export function decideBin({ said, isSure }: Qualified, asked: Asked): string | undefined {
  const meant = said.map((quality) => rules[quality]);
  if (!isPackage(asked.thing.head, asked.locale))
    return isSure || asked.bin ? binOfThing(meant, asked) : undefined;
  const isAny = isVessel(asked.thing.head, asked.locale);
  const packed = isElectric(said)
    ? undefined
    : firstOf(meant, (rule) => (isAny || !rule.isOfVessels ? rule.packed : undefined));
  return packed === undefined ? unlessNever(meant, asked.bin) : binOfPackage(packed, meant, asked);
}

function binOfThing(meant: readonly Rule[], { bin, isUnknown }: Asked): string | undefined {
  if (bin === undefined) return isUnknown ? firstOf(meant, ({ unknown }) => unknown) : undefined;
  const other = firstOf(meant, ({ instead }) => instead && lookup(instead, bin));
  return other ?? unlessNever(meant, bin);
}

function binOfPackage(packed: string, meant: readonly Rule[], { bin, contents }: Asked): string | undefined {
  if (bin !== undefined && !isWrapped(bin)) return unlessNever(meant, bin);
  const held = contents();
  return held === 'harmless' || (held === 'unknown' && bin !== undefined) ? packed : undefined;
}

const unlessNever = (meant: readonly Rule[], bin: string | undefined): string | undefined =>
  bin !== undefined && meant.some(({ never }) => never?.includes(bin)) ? undefined : bin;

const firstOf = (meant: readonly Rule[], get: (rule: Rule) => string | undefined): string | undefined =>
  meant.map(get).find((bin) => bin !== undefined);

/** Whether only the material of a package decides about it. */
const isWrapped = (bin: string): boolean => isOfPackages(bin) && bin !== 'deposit';

const isElectric = (said: readonly Quality[]): boolean =>
  said.includes('electric') || said.includes('perhaps electric');

/** Of what makes its package something else. */
export const dangerousBins: ReadonlySet<string> = new Set([
  'hazardous',
  'medicines',
  'batteries',
  'electronics',
]);
