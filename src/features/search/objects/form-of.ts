/** Whether a word that was typed is one of a name: in another form, or without the marks of its letters. */
import { languages, type Locale } from '#platform/languages/locale.ts';
import { fold } from '../format/words.ts';
import { adjectiveEnd, isPlural, listLemmas } from './lemmas.ts';
import type { PhraseWord } from './phrase.ts';

/** Whether what was typed is a form of a word of a name, or one of what the name says in the plural. */
export function isFormOf(typed: PhraseWord, named: PhraseWord, locale: Locale): boolean {
  if (typed.word === named.word) return areMarkedAlike(typed, named);
  const isRussian = languages[locale].stemmer === 'russian';
  // Nobody types a Russian genitive plural alone: a bank is no jar.
  if (isRussian && /^[аяое]$/u.test(named.word.slice(typed.word.length)) && named.word.startsWith(typed.word))
    return false;
  const [ofTyped, ofNamed] = [listLemmas(typed.word, locale), listLemmas(named.word, locale)];
  // Both may be forms: a name has `банка огурцов`, and typed is `банка с огурцами`.
  const mayBothBe = isRussian && (isPlural(named.word, locale) || typed.word.length >= minInflected);
  const isSame =
    ofTyped.has(named.word) ||
    (isPlural(named.word, locale) && ofNamed.has(typed.word)) ||
    ofTyped.values().some((lemma) => (mayBothBe || lemma.endsWith(adjectiveEnd)) && ofNamed.has(lemma));
  return isSame && areMarkedAlike(typed, named);
}

/** Forms of shorter words are those of several. */
const minInflected = 6;

/** Whether a word may be typed so. Letters lose their marks on some keyboards, and never win any; a short word without them is
 * another one: kord, kõrs. */
function areMarkedAlike(typed: PhraseWord, named: PhraseWord): boolean {
  const length = Math.min(typed.word.length, named.word.length);
  for (let place = 0; place < length; place += 1) {
    const [letter = '', other = ''] = [typed.written[place], named.written[place]];
    if (typed.word[place] !== named.word[place] || letter === other || /[её]/u.test(letter)) continue;
    if (letter !== typed.word[place] || typed.word.length < minUnmarked) return false;
  }
  return true;
}

const minUnmarked = 5;

/** Whether what was typed may be in another language than the page: Estonian and English share short words of different meaning. */
export const mayBeForeign = (typed: string): boolean => {
  const letters = typed
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return letters.length >= minForeign || fold(letters) !== letters;
};

const minForeign = 6;
