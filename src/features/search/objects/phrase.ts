/** What a thing is called, as a name has it or a question. One word of it says what it is, its head: a coffee machine is a machine,
 * a jar of jam is a jar, `банка из-под краски` and `банка варенья` are both a jar. */
import { lookup } from '#platform/base/lookup.ts';
import { languages, type Locale, type Stemmer } from '#platform/languages/locale.ts';
import { fold } from '../format/words.ts';
import { isSmallWord } from '../query/small-words.ts';
import { isBroken, isEmptied, isPlainWord, plainBeginning } from './plain-words.ts';
import { qualityWords } from './quality-words.ts';

export interface PhraseWord {
  /** Lower case. */
  readonly written: string;
  /** Without the marks of its letters. */
  readonly word: string;
  /** It stands behind what joins a thing and what it is made of. */
  readonly madeOf?: true;
}

export interface Phrase {
  /** Without what only joins them. */
  readonly words: readonly PhraseWord[];
  /** One of the words. */
  readonly head: PhraseWord;
  /** What it would be if nothing joined the words: of `trouble with sofa` the sofa. */
  readonly last: PhraseWord;
  /** All of its words, as one: `tea bag`, `teabag`. */
  readonly joined: PhraseWord;
}

/** Longer texts name nothing. */
const maxWords = 12;

function splitAll(text: string, locale: Locale): readonly PhraseWord[] {
  const joints = qualityWords[languages[locale].stemmer]?.madeOf?.joints;
  const written =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return written.slice(0, maxWords).map((word, place) => ({
    written: word,
    word: fold(word),
    ...(joints?.has(written[place - 1] ?? '') === true && { madeOf: true }),
  }));
}

/** A name, all of whose words count. */
export function readName(text: string, locale: Locale): Phrase | undefined {
  const all = splitAll(text, locale);
  return toPhrase(all, locale);
}

export interface Question {
  /** As it stands. */
  readonly whole: Phrase;
  /** Without small talk, then without the words that say nothing about where a thing goes, then also without such beginnings of its
   * compounds and whether it is empty; those that differ from what is before them. None, if nothing else was typed. */
  readonly told: readonly Phrase[];
  /** One of its words says that it is in pieces. */
  readonly isBroken: boolean;
  /** The least that says what is asked for: the last of these, else the whole. */
  readonly telling: Phrase;
  /** What it is the package of: of `сетка от чеснока` and `стакан из-под кофе` what stands behind. */
  readonly content?: Phrase | undefined;
}

export function readQuestion(text: string, locale: Locale): Question | undefined {
  const all = splitAll(text, locale);
  const whole = toPhrase(all, locale);
  if (!whole) return undefined;
  const { stemmer } = languages[locale];
  const isTelling = ({ word }: PhraseWord): boolean => lookup(things, word) === stemmer || !isSmallWord(word);
  const telling = keepBetween(
    all,
    isTelling,
    ({ word }) => qualityWords[stemmer]?.origins?.has(word) === true,
  );
  const left = telling.filter((one) => !isPlainWord(one.word, locale) && !isMissing(one, all, locale));
  const told = !left.some(isTelling)
    ? []
    : [
        toPhrase(telling, locale),
        toPhrase(left, locale),
        toPhrase(left.filter(({ word }) => !isEmptied(word, locale)).map(withoutPlace(locale)), locale),
      ];
  const different = new Map(
    told.flatMap((phrase) => (phrase ? [[phrase.joined.word, phrase] as const] : [])),
  );
  const phrases = [...different.values()];
  return {
    whole,
    told: phrases,
    isBroken: all.some(({ word }) => isBroken(word, locale)),
    telling: phrases.at(-1) ?? whole,
    content: readContent(all, locale),
  };
}

/** What is kept, and what joins it: of `for the lid from a jar` it is `lid from jar`. */
function keepBetween(
  all: readonly PhraseWord[],
  isKept: (word: PhraseWord) => boolean,
  isJoining: (word: PhraseWord) => boolean,
): readonly PhraseWord[] {
  const [first, last] = [all.findIndex(isKept), all.findLastIndex(isKept)];
  return all.filter((word, place) => isKept(word) || (place > first && place < last && isJoining(word)));
}

function readContent(all: readonly PhraseWord[], locale: Locale): Phrase | undefined {
  const joints = qualityWords[languages[locale].stemmer]?.contents ?? [];
  const joint = all.findIndex((_, place) =>
    joints.some((joint) =>
      joint.every(
        (word, at) => place > joint.length - 1 && all[place - joint.length + 1 + at]?.word === word,
      ),
    ),
  );
  return joint < 0 ? undefined : toPhrase(all.slice(joint + 1), locale);
}

/** Whether it is what the thing has not: a pot without a lid is a pot. */
const isMissing = (one: PhraseWord, all: readonly PhraseWord[], locale: Locale): boolean =>
  qualityWords[languages[locale].stemmer]?.without?.test(all[all.indexOf(one) - 1]?.word ?? '') === true;

/** Of `vannitoakapp` the cupboard. */
const withoutPlace =
  (locale: Locale) =>
  (one: PhraseWord): PhraseWord => {
    const length = languages[locale].hasCompounds ? plainBeginning(one.word) : 0;
    return { ...one, written: one.written.slice(length), word: one.word.slice(length) };
  };

/** Words of small talk in one language that are things in another. */
const things: Readonly<Record<string, Stemmer>> = {
  tea: 'english',
  can: 'english',
  pole: 'english',
  bit: 'english',
};

/** @returns Undefined without a word. */
export function toPhrase(all: readonly PhraseWord[], locale: Locale): Phrase | undefined {
  const joints = qualityWords[languages[locale].stemmer]?.joints;
  const isJoint = ({ word }: PhraseWord): boolean => joints?.has(word) === true;
  const others = all.filter((word) => !isJoint(word));
  const words = others.length > 1 ? others : all;
  const joint = all.findIndex((word, place) => place > 0 && place < all.length - 1 && isJoint(word));
  const before = (joint < 0 ? words : all.slice(0, joint)).filter((word) => words.includes(word));
  const head = findHead(before.length > 0 ? before : words, locale);
  const last = findHead(words, locale);
  return head && last && { words, head, last, joined: join(words) };
}

const join = (words: readonly PhraseWord[]): PhraseWord => ({
  written: words.map(({ written }) => written).join(''),
  word: words.map(({ word }) => word).join(''),
});

/** In Russian the first one that is no adjective, in Estonian the last one that does not say of or from what it is, for whom or without what
 * (`karp plastist`, `kell seinalt`, `lamp küüntele`, `pudel ilma pandita`), elsewhere the last one that does not say
 * what it is made of or runs on (`jar plastic`). */
function findHead(words: readonly PhraseWord[], locale: Locale): PhraseWord | undefined {
  const { stemmer } = languages[locale];
  if (stemmer === 'russian') return words.find((word) => !isAdjective(word)) ?? words.at(-1);
  if (stemmer === 'estonian') return findBeforeOrigin(words) ?? words.at(-1);
  return words.findLast(({ word }) => !afterthoughts.has(word)) ?? words.at(-1);
}

/** Of `vahtplast teleri karbist` neither the box nor the television whose box it is. */
function findBeforeOrigin(words: readonly PhraseWord[]): PhraseWord | undefined {
  const last = words.findLastIndex((word) => !isOrigin(word));
  const before = words[last - 1];
  const isOwner = last < words.length - 1 && !endsAsHead(words[last]) && endsAsHead(before);
  return isOwner ? before : words[last];
}

/** As a thing in the nominative, not as an owner. */
const endsAsHead = (one: PhraseWord | undefined): boolean => /(?:[^aeiou]|kile)$/u.test(one?.word ?? 'a');

const afterthoughts: ReadonlySet<string> = new Set(
  'plastic wooden ceramic electric electrical electronic digital mechanical cordless full'.split(' '),
);

const isOrigin = ({ word }: PhraseWord): boolean =>
  (word.length > 4 && /[aeiou](?:st|lt)$/u.test(word) && !/(?:kast|vest|test|rest|vilt)$/u.test(word)) ||
  (word.length > 5 && /[aeiou](?:le|sse|ta)$/u.test(word) && !/(?:kile|valuuta)$/u.test(word));

/** A Russian one; others do not show it. An изделие is none. */
const isAdjective = ({ word }: PhraseWord): boolean =>
  word.length > 4 &&
  !/(?:[еая]н|[^гкхжшчщн])и[ея]$/u.test(word) &&
  /(?:[ыио]й|[ая]я|[ое]е|[ыи]е|[уюя]ю|[ое]го|[ыи]х)$/u.test(word);
