/** Objects with their names in one language, and how a name is looked for. */
import { languages, type Locale } from '#platform/languages/locale.ts';
import type { CalledObject } from '#shell/search/search-entries.ts';
import { pairOf } from '../object-names.ts';
import { adjectiveEnd, isPlural, listLemmas } from './lemmas.ts';
import { type Phrase, readName } from './phrase.ts';
import { type PackedThing, qualityWords } from './quality-words.ts';

export interface ObjectName extends Phrase {
  readonly object: Pick<CalledObject, 'id' | 'bin'>;
  /** Among the names of the object; the first one is its own. */
  readonly place: number;
  /** It is its own, or of one of the two that it is named for. */
  readonly isOwn: boolean;
  /** It is the plural of another name of the object. */
  readonly hasSingular: boolean;
  /** It names other things as well, which go elsewhere: who asks by it is asked what is meant. */
  readonly isAmbiguous: boolean;
  /** It is the package of whatever was in it, or of what was eaten or used up. */
  readonly packs?: PackedThing | undefined;
}

export function readNames({ names, ...object }: CalledObject, locale: Locale): readonly ObjectName[] {
  const [own = ''] = names;
  const things = new Set([own.toLowerCase(), ...pairOf(own)]);
  const phrases = names.flatMap((text, place) => {
    const phrase = readName(text, locale);
    return phrase
      ? [
          {
            ...phrase,
            object,
            place,
            isOwn: things.has(text.toLowerCase()),
            isAmbiguous: text.endsWith('?'),
            packs: whatPacks(text, locale),
          },
        ]
      : [];
  });
  const words = new Set(phrases.map(({ joined }) => joined.word));
  return phrases.map((name) => {
    const { word } = name.joined;
    const singulars = isPlural(word, locale)
      ? [...listLemmas(word, locale)].filter((lemma) => lemma !== word)
      : [];
    return { ...name, hasSingular: singulars.some((lemma) => words.has(lemma)) };
  });
}

function whatPacks(text: string, locale: Locale): ObjectName['packs'] {
  const patterns = qualityWords[languages[locale].stemmer]?.ofContents;
  if (patterns?.anything?.test(text) === true) return 'anything';
  return patterns?.food?.test(text) === true ? 'food' : undefined;
}

export function groupByWord(
  names: readonly ObjectName[],
  locale: Locale,
): ReadonlyMap<string, readonly ObjectName[]> {
  const groups = new Map<string, ObjectName[]>();
  for (const name of names) {
    const ofForms = (word: string) => (name.hasSingular ? [] : keysOfForm(word, locale));
    const keys = [...name.words, name.joined].flatMap(({ word }) => [word, ...ofForms(word)]);
    for (const key of new Set(keys)) {
      const group = groups.get(key);
      if (group) group.push(name);
      else groups.set(key, [name]);
    }
  }
  return groups;
}

/** Words that find a name with this form of them. */
function keysOfForm(word: string, locale: Locale): Iterable<string> {
  if (isPlural(word, locale)) return listLemmas(word, locale);
  return languages[locale].stemmer === 'russian'
    ? listLemmas(word, locale)
        .values()
        .filter((lemma) => lemma.endsWith(adjectiveEnd))
    : [];
}
