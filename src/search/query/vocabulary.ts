/** The words of some documents, ready to be matched. */
import type { Locale } from '#model/locale.ts';
import { matchNearly } from './match-nearly.ts';
import { matchWord } from './match-word.ts';
import { isCyrillic, soundOf } from './script.ts';
import { stem } from './stem.ts';
import type { Term } from './term.ts';
import { shortestPart, View, type WordMatches } from './view.ts';

export class Vocabulary {
  readonly words: readonly string[];
  readonly #locale: Locale;
  #written: View | undefined;
  #sounding: View | undefined;

  /** @param words Folded. */
  constructor(words: readonly string[], locale: Locale) {
    this.words = words;
    this.#locale = locale;
  }

  /** Words that are the term, are a form of it, or have it in them. */
  match(term: Term): WordMatches {
    return this.#match(term, matchWord);
  }

  /** Words that are nearly the term: for a term that nothing matches. */
  matchNearly(term: Term): WordMatches {
    return this.#match(term, matchNearly);
  }

  #match({ word, isForeign }: Term, match: typeof matchWord): WordMatches {
    const found = match(this.#asWritten(), word);
    if (!isForeign) return found;
    const both = new Map(found);
    for (const [place, value] of match(this.#asSounding(), soundOf(word)))
      both.set(place, Math.max(value, both.get(place) ?? 0));
    return both;
  }

  #asWritten(): View {
    return (this.#written ??= new View(this.words, (form) =>
      isCyrillic(form) === (this.#locale === 'ru') ? stem(form, this.#locale) : form,
    ));
  }

  #asSounding(): View {
    return (this.#sounding ??= new View(this.words.map(soundOf), stemOfSound));
  }
}

function stemOfSound(sound: string): string {
  const rest = sound.replace(/[aeiou]+[vhmi]?$/u, '');
  return rest.length >= shortestPart ? rest : sound;
}
