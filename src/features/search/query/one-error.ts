/** Words with one typing error. */
import { minPartLength, quality, type WordForms, type WordMatches } from './word-forms.ts';
import { relatedTo } from './thesaurus.ts';
import { lookCost, type WorkBudget } from './work-budget.ts';

/** Whether one letter is missing, added or another one, or two neighbouring ones stand in each other's place. */
export function hasOneError(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  const from = sharedStart(typed, meant);
  let typedEnd = typed.length;
  let meantEnd = meant.length;
  while (typedEnd > from && meantEnd > from && typed[typedEnd - 1] === meant[meantEnd - 1]) {
    typedEnd -= 1;
    meantEnd -= 1;
  }
  const typedRest = typedEnd - from;
  const meantRest = meantEnd - from;
  if (typedRest <= 1 && meantRest <= 1) return true;
  const isSwapped = typed[from] === meant[from + 1] && typed[from + 1] === meant[from];
  return typedRest === 2 && meantRest === 2 && isSwapped;
}

/** Number of letters with which both begin. */
function sharedStart(typed: string, meant: string): number {
  let length = 0;
  while (length < typed.length && typed[length] === meant[length]) length += 1;
  return length;
}

/** Min letters of a word of which any word of the texts may be meant. One error makes another word of most short ones,
 * so that these stand for a thing of the trade only. */
const minAnyWord = 6;

/** Letters of a typed word that is corrected: the shortest lacks one, and hardly anybody types longer ones. */
const typedLetters = { min: 3, max: 30 };

/** Min letters of a stem that is compared: shorter ones are those of many words. */
const minStem = 5;

/** A bit less than what the fuzzy match makes of one error in a long word. */
const value = 0.85 * quality.nearly;

/** @param typed Folded. */
export function matchOneError(
  { forms, stems, toStem }: WordForms,
  typed: string,
  budget: WorkBudget,
): WordMatches {
  const found = new Map<number, number>();
  if (!isWord(typed) || !budget.spend(forms.length * lookCost.plain)) return found;
  const stem = toStem(typed);
  for (let place = 0; place < forms.length; place += 1) {
    const form = forms[place] ?? '';
    const isFound = isMeant(typed, form) || isMeantStem(stem, stems[place] ?? form);
    if (isFound && (typed.length >= minAnyWord || relatedTo(form).length > 0)) found.set(place, value);
  }
  return found;
}

const isWord = (typed: string): boolean =>
  typed.length >= typedLetters.min && typed.length <= typedLetters.max && /^\p{L}+$/u.test(typed);

const isMeantStem = (stem: string, meant: string): boolean => stem.length >= minStem && isMeant(stem, meant);

function isMeant(typed: string, meant: string): boolean {
  if (meant.length < minPartLength || Math.abs(typed.length - meant.length) > 1) return false;
  // Few type the first letter wrong, and many short words differ in nothing else.
  const isSwapped = typed.startsWith(meant.charAt(1)) && typed.startsWith(meant.charAt(0), 1);
  const isFirst = typed.startsWith(meant.charAt(0)) || isSwapped;
  if (!isFirst && typed.length < minAnyWord) return false;
  return hasOneError(typed, meant);
}
