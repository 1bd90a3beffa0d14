/** What is said of a thing that decides where it goes, whatever it is: of what it is made, whether it has a battery or a cable, and
 * that only pieces of it are left. A toy with batteries is electronics, a jar of plastic is no glass. So far in Estonian only. */
import { languages, type Locale } from '#platform/languages/locale.ts';
import { type Phrase, type PhraseWord, toPhrase } from './phrase.ts';

const materials = ['plastic', 'metal', 'glass', 'paper'] as const;

type Material = (typeof materials)[number];

export interface Qualified {
  /** The thing without these words; undefined, if nothing else was typed. */
  readonly thing: Phrase | undefined;
  readonly material?: Material | undefined;
  /** `elektriline`: whatever it is. `elektri-`: if it is a thing. */
  readonly electric?: 'word' | 'beginning' | undefined;
  readonly isMechanical: boolean;
  /** Only pieces of it: where its material goes as a package, they may not. */
  readonly isInPieces: boolean;
  /** Only the beginning or the end of a compound says so, which may be there by chance. */
  readonly isCompound: boolean;
}

/** @returns Undefined, if nothing of that kind is said. */
export function readQualities(phrase: Phrase, locale: Locale): Qualified | undefined {
  if (languages[locale].stemmer !== 'estonian') return undefined;
  const left: PhraseWord[] = [];
  const said: Said[] = [];
  let isCompound = true;
  for (const one of phrase.words) {
    const { rest, quality } = readWord(one, phrase);
    if (rest) left.push(rest);
    if (!quality) continue;
    said.push(quality);
    if (!rest) isCompound = false;
  }
  if (said.length === 0) return undefined;
  return {
    thing: toPhrase(left, locale),
    material: materials.find((material) => said.includes(material)),
    electric: said.includes('electric')
      ? 'word'
      : said.includes('electric beginning')
        ? 'beginning'
        : undefined,
    isMechanical: said.includes('mechanical'),
    isInPieces: said.includes('pieces'),
    isCompound,
  };
}

type Said = Material | 'electric' | 'electric beginning' | 'mechanical' | 'pieces' | 'leftovers';

interface ReadWord {
  readonly rest?: PhraseWord | undefined;
  readonly quality?: Said | undefined;
}

function readWord(word: PhraseWord, { words }: Phrase): ReadWord {
  // `jar glass` is a jar of glass, `door glass` is glass.
  const isNamed =
    words.length === 1 || (ownNames.test(word.word) && !words.some((one) => isPackage(one.word)));
  const quality = isNamed ? undefined : wholeWords.find(([, pattern]) => pattern.test(word.word))?.[0];
  if (quality) return { quality };
  for (const [part, pattern] of parts) {
    const found = pattern.exec(word.word);
    if (!found) continue;
    const [from, to] = found.index === 0 ? [found[0].length, word.word.length] : [0, found.index];
    return { quality: part, rest: cutFrom(word, from, to) };
  }
  return { rest: word };
}

const cutFrom = ({ written, word }: PhraseWord, from: number, to: number): PhraseWord => ({
  written: written.slice(from, to),
  word: word.slice(from, to),
});

/** Materials that are things too. */
const ownNames = /^(?:klaas|papp)$/u;

const wholeWords: readonly (readonly [Said, RegExp])[] = [
  ['electric', /^(?:elektri(?:line|lised|lise|ga)?|patarei(?:ga|dega)|akuga|juhtme(?:ga|tega))$/u],
  ['electric beginning', /^(?:elektroonili(?:ne|sed|se)|digitaal(?:ne|sed|se))$/u],
  ['mechanical', /^(?:mehaanili(?:ne|sed|se)|kasitsi|vedruga)$/u],
  ['plastic', /^(?:plast(?:ist|ik|ikust|massist|mass)?|kilest|penoplastist|vahtplastist)$/u],
  [
    'metal',
    /^(?:metall(?:ist)?|plekist|alumiinium(?:ist)?|roostevabast|terasest|rauast|malmist|vasest|messingist)$/u,
  ],
  ['glass', /^klaas(?:ist)?$/u],
  ['paper', /^(?:papist|paberist|kartongist|papp)$/u],
  ['leftovers', /^(?:jaagid|jaak|jaake|jaatmed)$/u],
  ['pieces', /^(?:jupid|jupp|tukid|tukk|tukke|osad)$/u],
];

const parts: readonly (readonly [Said, RegExp])[] = [
  ['leftovers', /(?<=\p{L}{3})(?:jaagid|jaak|jaatmed)$/u],
  ['pieces', /(?<=\p{L}{3})(?:jupid|jupp|tukid|tukk)$/u],
  ['electric beginning', /^elektri(?=\p{L}{4})/u],
  ['mechanical', /^kasi(?=\p{L}{4})/u],
  ['metal', /^(?:metall|plekk|teras)(?=\p{L}{4})/u],
  ['plastic', /^(?:plastik|plastmass|plast)(?=\p{L}{4})/u],
  ['glass', /^klaas(?=\p{L}{4})/u],
];

/** Whether a word is a package, which goes where its material does, if nothing dangerous was in it.
 * @param word Folded. */
const isPackage = (word: string): boolean =>
  /(?:pude(?:l|lid)|pur(?:k|gid)|kar(?:p|bid)|tuub|tuubid|toos|toosid|kot(?:t|id)|top(?:s|sid|sik|sikud)|pak(?:k|id)|pakend|pakendid)$/.test(
    word,
  );

/** Whether all that is said is what it is the package of. */
export const isWrapping = ({ head, words }: Phrase, locale: Locale): boolean =>
  languages[locale].stemmer === 'estonian' && words.length > 1 && /^pakend(?:id)?$/u.test(head.word);

/** Where a package of it goes. */
const packageBins: Readonly<Record<Material, string>> = {
  plastic: 'packaging',
  metal: 'packaging',
  glass: 'glass',
  paper: 'paper',
};

/** Bins of packages, where only their material decides. */
const wrappings: ReadonlySet<string> = new Set(['packaging', 'glass', 'paper']);

/** Where things go that are no devices, if they have no battery. */
const electricBins: ReadonlySet<string> = new Set(['station', 'mixed', 'textile']);

interface Asked {
  readonly thing: Phrase;
  /** Where any such thing goes; undefined, if that is not known. */
  readonly bin: string | undefined;
  readonly contents: () => Contents;
}

/** What was in a package: poison and medicine make it something else. */
export type Contents = 'harmless' | 'dangerous' | 'unknown';

/** @returns The bin of a thing of which this is said: its own, another one, or undefined, if it contradicts that. */
export function decideBin(said: Qualified, asked: Asked): string | undefined {
  const { bin } = asked;
  if (isDevice(said, asked)) return 'electronics';
  if (said.material && !said.electric) {
    const page = packageBins[said.material];
    const isWrapped = isPackage(asked.thing.head.word) && (bin === undefined || wrappings.has(bin));
    if (isWrapped) return { harmless: page, unknown: bin && page, dangerous: undefined }[asked.contents()];
    if (said.material === 'metal' && bin === 'mixed') return 'station';
  }
  return bin !== undefined && isContradicted(bin, said) ? undefined : bin;
}

function isDevice({ electric }: Qualified, { thing, bin }: Asked): boolean {
  if (!electric || isPackage(thing.head.word)) return false;
  return bin === undefined ? electric === 'word' : electricBins.has(bin);
}

/** A device by hand, a Christmas tree of plastic, a bottle in pieces. */
function isContradicted(bin: string, { material, electric, isMechanical, isInPieces }: Qualified): boolean {
  if (isInPieces && ['glass', 'deposit', 'packaging'].includes(bin)) return true;
  if (electric && bin === 'paper') return true;
  if (isMechanical && bin === 'electronics') return true;
  // Coffee filters and kitchen towels of paper are food waste.
  if (material === 'paper' && bin === 'bio') return false;
  return material !== undefined && ['garden', 'bio'].includes(bin);
}

/** Of what makes its package something else. */
export const dangerousBins: ReadonlySet<string> = new Set([
  'hazardous',
  'medicines',
  'batteries',
  'electronics',
]);

/** Bins of what runs on no electricity. */
export const unpoweredBins: ReadonlySet<string> = new Set(['mixed', 'station', 'textile']);
