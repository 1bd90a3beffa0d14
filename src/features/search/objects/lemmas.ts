/** Words of which a word may be a form, as a dictionary has them: of `kotid` that is `kott`. The search of texts compares stems, which
 * are those of many words (`kile` and `kild`): good enough to find a page, and too rough to say where a thing goes. */
import { lookup } from '#platform/base/lookup.ts';
import { languages, type Locale, type Stemmer } from '#platform/languages/locale.ts';

/** Words that have no singular of that meaning. */
const plurals: ReadonlySet<string> = new Set(
  'часы весы духи деньги glasses contacts tights shorts pants briefs trousers jeans scales papers always'.split(
    ' ',
  ),
);

/** @param word Folded.
 * @returns The word itself too. */
export function listLemmas(word: string, locale: Locale): ReadonlySet<string> {
  const known = cached.get(locale) ?? new Map<string, ReadonlySet<string>>();
  cached.set(locale, known);
  const lemmasOf = plurals.has(word) ? readers.none : readers[languages[locale].stemmer];
  const lemmas = known.get(word) ?? new Set([word, ...lemmasOf(word)]);
  if (known.size < maxCached) known.set(word, lemmas);
  return lemmas;
}

const cached = new Map<Locale, Map<string, ReadonlySet<string>>>();

/** Names of all objects in a language have some 5000 different words. */
const maxCached = 20_000;

const minLemma = 3;

const readers: Readonly<Record<Stemmer, (word: string) => readonly string[]>> = {
  estonian: readEstonian,
  russian: readRussian,
  english: readEnglish,
  none: () => [],
};

/** Endings after the genitive, which is what they are added to. */
const estonianEnding = /(?<=[aeiou])(?:sse|st|le|lt|ks|ni|na|ta|ga|s|l|d|t)$/u;
const estonianPlural = /(?<=[aeiou])(?:te|de|sid|id)$/u;

/** Of a small thing: kotike, kotikesed. */
const estonianSmall = /(?<=\p{L}{3}[aeiou])ke(?:ne|se|st)?$/u;

function readEstonian(word: string): readonly string[] {
  const stems = new Set([word]);
  for (const ending of [estonianEnding, estonianPlural])
    for (const stem of [...stems]) stems.add(stem.replace(ending, ''));
  for (const stem of [...stems]) stems.add(stem.replace(estonianSmall, ''));
  return [...stems].flatMap((stem) => [stem, `${stem}d`, ...nominatives(stem)]).filter(isLongEnough);
}

/** Of a genitive, with its consonants in the strong grade: koti, kott; lambi, lamp; kanna, kand; punase, punane; or with what it has
 * lost: lusika, lusikas; pintsli, pintsel; küünla, küünal. */
function nominatives(genitive: string): readonly string[] {
  const irregular = Object.entries(irregularEstonian).flatMap(([form, lemma]) =>
    genitive.endsWith(form) ? [genitive.slice(0, genitive.length - form.length) + lemma] : [],
  );
  if (!/[^aeiou][aeiou]$/u.test(genitive)) return irregular;
  const root = genitive.slice(0, -1);
  const strong = strongGrades.flatMap(([weak, grade]) =>
    root.endsWith(weak) ? [root.slice(0, root.length - weak.length) + grade] : [],
  );
  const doubled = /[^s]s$/u.test(root) && root.length >= minDoubled ? [`${root}s`] : [];
  const adjective = genitive.endsWith('se') ? [`${genitive.slice(0, -2)}ne`] : [];
  const longer = genitive.length >= minDoubled ? [`${genitive}s`] : [];
  const withVowel = /[^aeiou][lrn]$/u.test(root)
    ? ['a', 'e'].map((vowel) => `${root.slice(0, -1)}${vowel}${root.slice(-1)}`)
    : [];
  return [root, ...strong, ...doubled, ...adjective, ...longer, ...withVowel, ...irregular];
}

/** Of shorter ones another word has one s: tass, tasu. */
const minDoubled = 5;

const strongGrades: readonly (readonly [string, string])[] = [
  ['k', 'kk'],
  ['p', 'pp'],
  ['t', 'tt'],
  ['g', 'k'],
  ['b', 'p'],
  ['d', 't'],
  ['nn', 'nd'],
  ['ll', 'ld'],
  ['rr', 'rd'],
  ['mm', 'mb'],
  ['h', 'ht'],
];

const irregularEstonian: Readonly<Record<string, string>> = {
  ahju: 'ahi',
  votme: 'voti',
  kuuse: 'kuusk',
  ratta: 'ratas',
  kinda: 'kinnas',
  padja: 'padi',
  saapa: 'saabas',
  roiva: 'roivas',
  jaatme: 'jaade',
  kaane: 'kaas',
  kuune: 'kuus',
  noa: 'nuga',
  katte: 'kate',
  sussi: 'suss',
  hamba: 'hammas',
  laua: 'laud',
  juhtme: 'juhe',
  leiva: 'leib',
  harja: 'hari',
  riide: 'riie',
  varre: 'vars',
};

/** What each ending may stand for in the nominative. */
const russianEndings: readonly (readonly [ending: string, lemmas: readonly string[]])[] = [
  ['ами', ['', 'а', 'о']],
  ['ями', ['ь', 'я', 'е', 'й']],
  ['ах', ['', 'а', 'о']],
  ['ях', ['ь', 'я', 'е', 'й']],
  ['ам', ['', 'а', 'о']],
  ['ям', ['ь', 'я', 'е', 'й']],
  ['ом', ['', 'о']],
  ['ем', ['', 'ь', 'й', 'е']],
  ['ой', ['а']],
  ['ей', ['а', 'я', 'ь']],
  ['ов', ['']],
  ['ев', ['', 'й']],
  ['ью', ['ь']],
  ['ы', ['', 'а']],
  ['и', ['', 'а', 'я', 'ь', 'й']],
  ['а', ['', 'о']],
  ['я', ['ь', 'й', 'е']],
  ['у', ['', 'а']],
  ['ю', ['ь', 'й', 'я']],
  ['е', ['', 'а', 'я', 'о', 'ь', 'й']],
];

/** Stands for all endings of a Russian adjective. */
export const adjectiveEnd = '~';

const russianAdjective =
  /(?<=.{3})(?:ыми|ими|ого|его|ому|ему|ый|ий|ой|ая|яя|ое|ее|ые|ие|ую|юю|ым|им|ых|их)$/u;

function readRussian(word: string): readonly string[] {
  const nouns = russianEndings.flatMap(([ending, lemmas]) => {
    if (!word.endsWith(ending)) return [];
    const root = word.slice(0, word.length - ending.length);
    if (root.length < (ending.length > 1 ? 4 : minLemma)) return [];
    const withVowel = lemmas.includes('') && /[кц]$/u.test(root) ? fleeting(root) : [];
    return [...lemmas.map((lemma) => root + lemma), ...withVowel];
  });
  // All forms of an adjective are those of one word.
  const adjective = russianAdjective.test(word) ? [word.replace(russianAdjective, adjectiveEnd)] : [];
  return [...nouns, ...adjective, ...ofGenitivePlural(word)].filter(isLongEnough);
}

/** Салфеток, салфетка; батареек, батарейка. */
function ofGenitivePlural(word: string): readonly string[] {
  const root = word.replace(/[ое]к$/u, '');
  return root.length === word.length || root.length < minLemma ? [] : [`${root}ка`, `${root}йка`];
}

/** Мешки, мешок; огурцы, огурец. */
function fleeting(root: string): readonly string[] {
  const [before, last] = [root.slice(0, -1).replace(/ь$/u, ''), root.slice(-1)];
  return [`${before}о${last}`, `${before}е${last}`];
}

const irregularEnglish: Readonly<Record<string, string>> = { mice: 'mouse', feet: 'foot', teeth: 'tooth' };

function readEnglish(word: string): readonly string[] {
  const irregular = lookup(irregularEnglish, word);
  if (irregular !== undefined) return [irregular];
  if (!/[^s]s$/u.test(word)) return [];
  const lemmas = [word.slice(0, -1)];
  if (/(?:s|x|z|ch|sh|o)es$/u.test(word)) lemmas.push(word.slice(0, -2));
  if (word.endsWith('ies')) lemmas.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) lemmas.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  return lemmas.filter(isLongEnough);
}

/** Whether it may be a plural: who names something so is asked for one of it. */
export const isPlural = (word: string, locale: Locale): boolean =>
  pluralEnds[languages[locale].stemmer]?.test(word) === true;

const pluralEnds: Readonly<Partial<Record<Stemmer, RegExp>>> = {
  estonian: /[aeiou]d$/u,
  russian: /[ыи]$/u,
  english: /s$/u,
};

const isLongEnough = ({ length }: string): boolean => length >= minLemma;
