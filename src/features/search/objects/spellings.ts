/** Russian words that no name has, but that are one of a name: written as they sound (холадильник, пылисос, целофан) or said of a small or
 * dear thing (диванчик, ложечка). A word with another error is not, it may be a word of its own. */
import type { Locale } from '#platform/languages/locale.ts';
import { fold } from '../format/words.ts';
import { listLemmas } from './lemmas.ts';

export interface Spellings {
  readonly words: ReadonlySet<string>;
  /** By how they sound; none where two sound so that are not forms of one word. */
  readonly bySound: ReadonlyMap<string, string>;
}

export function spellingsOf(all: readonly string[], locale: Locale): Spellings {
  const words = new Set(all);
  const bySound = new Map<string, string>();
  for (const word of words) {
    if (word.length < minLength) continue;
    const sound = soundOf(word);
    const other = bySound.get(sound);
    const isOther = other !== undefined && listLemmas(word, locale).isDisjointFrom(listLemmas(other, locale));
    if (isOther) bySound.set(sound, '');
    else if (other === undefined) bySound.set(sound, word);
  }
  return { words, bySound };
}

/** Short words that sound alike are many: лук, луг. */
const minLength = 5;

/** @returns The text with those words as names have them. */
export const respell = (typed: string, spellings: Spellings, locale: Locale): string =>
  typed
    .split(/\s+/u)
    .map((word) => knownWord(fold(word.toLowerCase()), spellings, locale) ?? word)
    .join(' ');

function knownWord(word: string, { words, bySound }: Spellings, locale: Locale): string | undefined {
  if (word.length < minLength || !listLemmas(word, locale).isDisjointFrom(words)) return undefined;
  const big = bigOnes(word).find((one) => words.has(one));
  const heard = bySound.get(soundOf(word));
  return big ?? (heard === '' ? undefined : heard);
}

/** What the end of a word for a small thing stands for: ложечка, ложка; горшочек, горшок; диванчик, диван; газетка, газета. */
const smallOnes: readonly (readonly [ending: RegExp, lemmas: readonly string[]])[] = [
  [/[ое]чк[аиу]$/u, ['ка', 'йка', 'а']],
  [/уш(?:ек|к[аи])$/u, ['']],
  [/[ое]ч(?:ек|к[аи])$/u, ['ок']],
  [/ьк[аиу]$/u, ['я']],
  [/ьчик[аи]?$/u, ['', 'ь']],
  [/чик[аи]?$/u, ['', 'ец']],
  [/к[аиу]$/u, ['а']],
  [/ик[аи]?$/u, ['']],
];

const bigOnes = (word: string): readonly string[] =>
  smallOnes.flatMap(([ending, lemmas]) => {
    const root = word.replace(ending, '');
    return root.length === word.length || root.length < minRoot ? [] : lemmas.map((lemma) => root + lemma);
  });

const minRoot = 3;

/** Vowels that sound alike without stress, consonants before others and at the end, those that are written twice, soft signs. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[ьъ]/gu, ''],
  [/о/gu, 'а'],
  [/[еэыя]/gu, 'и'],
  [/й(?=и)/gu, ''],
  [/[тд]с/gu, 'ц'],
  [/б(?=[кпстфхцчшщ]|$)/gu, 'п'],
  [/в(?=[кпстфхцчшщ]|$)/gu, 'ф'],
  [/г(?=[кпстфхцчшщ]|$)/gu, 'к'],
  [/д(?=[кпстфхцчшщ]|$)/gu, 'т'],
  [/ж(?=[кпстфхцчшщ]|$)/gu, 'ш'],
  [/з(?=[кпстфхцчшщ]|$)/gu, 'с'],
  [/(.)(?=\1)/gu, ''],
];

const soundOf = (word: string): string =>
  alike.reduce((text, [letters, sound]) => text.replace(letters, sound), word);
