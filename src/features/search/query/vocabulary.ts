/** The words of a set of documents, prepared for matching. */
import { firstFrom } from './sorted.ts';
import { withoutEnd } from '#platform/base/text.ts';
import { defaultLocale, languages, type Locale } from '#platform/languages/locale.ts';
import { matchNearly } from './match-nearly.ts';
import { matchWord } from './match-word.ts';
import { matchOneError } from './one-error.ts';
import { isCyrillic, soundOfName, stemOfName, toSound } from './script.ts';
import { stem } from './stem.ts';
import type { Term } from './term.ts';
import { best, minPartLength, quality, WordForms, type WordMatches } from './word-forms.ts';
import { lookCost, type WorkBudget } from './work-budget.ts';

/** Max number of cached terms. */
const keptTerms = 50;

/** Min length of each part of a compound. */
const minPart = 4;

/** Min length of the stem of a name; shorter ones sound like many words. */
const minNameLength = 3;

/** A word of the other script than a term. */
interface Name {
  /** Its index in the vocabulary. */
  readonly place: number;
  readonly sound: string;
  readonly stem: string;
}

interface CachedMatches {
  readonly found: WordMatches;
  /** Cost of finding them. */
  readonly looks: number;
}

export class Vocabulary {
  readonly words: readonly string[];
  readonly #locale: Locale;
  readonly #cached = new Map<string, CachedMatches>();
  #written: WordForms | undefined;
  #sounding: WordForms | undefined;
  #stems: ReadonlySet<string> | undefined;
  #latinNames: readonly Name[] | undefined;
  #cyrillicNames: readonly Name[] | undefined;

  /** @param words Folded, sorted. */
  constructor(words: readonly string[], locale: Locale) {
    this.words = words;
    this.#locale = locale;
  }

  /** Words that equal the term, are a form of it, or contain it. */
  match({ word, isForeign }: Term, budget: WorkBudget): WordMatches {
    return this.#once(`as it is: ${word}`, budget, (counted) => {
      const found = best(matchWord(this.#asWritten(), word, counted), this.#matchName(word, counted));
      return isForeign ? best(found, matchWord(this.#asSounding(), toSound(word), counted)) : found;
    });
  }

  /** Indexes of the words that begin so, or of the only one. */
  beginning(text: string, isWhole = false): readonly number[] {
    const found: number[] = [];
    for (let place = firstFrom(this.words, text); this.words[place]?.startsWith(text); place += 1) {
      if (isWhole && this.words[place] !== text) break;
      found.push(place);
    }
    return found;
  }

  /** The two parts of a compound whose parts are known, or begin known words. The longer second part is the better one:
   * it says what the thing is. */
  parts(compound: string): readonly [string, string] | undefined {
    this.#stems ??= new Set(this.#asWritten().stems);
    for (let cut = minPart; cut <= compound.length - minPart; cut += 1) {
      const [first, second] = [compound.slice(0, cut), compound.slice(cut)];
      if (!this.#isKnown(second)) continue;
      if (this.#isKnown(first) || (cut > minPart && this.beginning(first).length > 0)) return [first, second];
    }
    return undefined;
  }

  #isKnown(word: string): boolean {
    return (this.#stems?.has(stem(word, this.#locale)) ?? false) || this.beginning(word, true).length > 0;
  }

  /** Approximate matches by spelling or sound, for a term without exact ones. Names occur in either script. */
  matchNearly({ word, isForeign }: Term, budget: WorkBudget): WordMatches {
    return this.#once(`nearly: ${word}`, budget, (counted) => {
      const found = matchNearly(this.#asWritten(), word, counted);
      if (found.size > 0) return found;
      const sound = toSound(word);
      const same = matchWord(this.#asSounding(), sound, counted);
      // A sound inside of a word is chance, unless every letter had to be guessed.
      const likely = isForeign ? same : new Map([...same].filter(([, value]) => value >= quality.ends));
      return best(likely, matchNearly(this.#asSounding(), sound, counted));
    });
  }

  /** Words that differ from the term by one typing error. */
  matchOneError({ word }: Term, budget: WorkBudget): WordMatches {
    return this.#once(`with one error: ${word}`, budget, (counted) =>
      matchOneError(this.#asWritten(), word, counted),
    );
  }

  /** Names are written in either script: words in the other script that sound like the term. */
  #matchName(word: string, budget: WorkBudget): WordMatches {
    const names = this.#namesFor(isCyrillic(word));
    if (!budget.spend(names.length * lookCost.plain)) return new Map();
    const [sound, stem] = [soundOfName(word), stemOfName(word)];
    if (stem.length < minNameLength) return new Map();
    const found = new Map<number, number>();
    for (const name of names) {
      if (name.sound === sound) found.set(name.place, quality.sameStem);
      else if (name.stem === stem) found.set(name.place, quality.sameName);
    }
    return found;
  }

  /** Words in the other script. */
  #namesFor(isTermCyrillic: boolean): readonly Name[] {
    const cached = isTermCyrillic ? this.#latinNames : this.#cyrillicNames;
    if (cached) return cached;
    const names: Name[] = [];
    for (let place = 0; place < this.words.length; place += 1) {
      const word = this.words[place] ?? '';
      if (isCyrillic(word) === isTermCyrillic || !/\p{L}{3}/u.test(word)) continue;
      names.push({ place, sound: soundOfName(word), stem: stemOfName(word) });
    }
    if (isTermCyrillic) this.#latinNames = names;
    else this.#cyrillicNames = names;
    return names;
  }

  /** Caches matches: the same terms are matched for each answer to a query, and most of them again for the next query.
   * A cached result costs the budget as much as it did originally, so a query always finds the same. Incomplete results
   * are not cached. */
  #once(name: string, budget: WorkBudget, match: (counted: WorkBudget) => WordMatches): WordMatches {
    const cached = this.#cached.get(name);
    if (cached) return budget.spend(cached.looks) ? cached.found : new Map();
    const looksBefore = budget.spent;
    const found = match(budget);
    if (budget.isExhausted) return found;
    if (this.#cached.size >= keptTerms) this.#cached.clear();
    this.#cached.set(name, { found, looks: budget.spent - looksBefore });
    return found;
  }

  #asWritten(): WordForms {
    return (this.#written ??= new WordForms(
      this.words,
      // Words in the other script are names, in the cases of their language.
      (form) => stem(form, this.#isOwnScript(form) ? this.#locale : isCyrillic(form) ? 'ru' : defaultLocale),
      languages[this.#locale].hasCompounds,
    ));
  }

  #isOwnScript(form: string): boolean {
    return isCyrillic(form) === (languages[this.#locale].script === 'cyrillic');
  }

  #asSounding(): WordForms {
    const { hasCompounds } = languages[this.#locale];
    return (this.#sounding ??= new WordForms(this.words.map(toSound), stemOfSound, hasCompounds));
  }
}

function stemOfSound(sound: string): string {
  const body = /[vhm]$/u.test(sound) ? sound.slice(0, -1) : sound;
  const rest = withoutEnd(body, 'aeiou');
  return rest !== body && rest.length >= minPartLength ? rest : sound;
}
