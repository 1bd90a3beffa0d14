import { quality, minPartLength, type WordForms, type WordMatches } from './word-forms.ts';
import { lookCost, type WorkBudget } from './work-budget.ts';

/** Max length for matches with a typing error: hardly anybody types longer words. */
const maxNearLetters = 30;

/** Approximate matches, for a term without exact ones.
 * @param form The term in the same form as the words (written or sound). */
export function matchNearly(view: WordForms, form: string, budget: WorkBudget): WordMatches {
  if (form.length < minPartLength || form.length > maxNearLetters) return new Map();
  const found = new Map([...mistyped(view, form, budget), ...swapped(view, form, budget)]);
  return found.size > 0 ? found : lastPart(view, form, budget);
}

function mistyped(view: WordForms, form: string, budget: WorkBudget): WordMatches {
  const found = new Map<number, number>();
  for (const pattern of new Set([form, view.toStem(form)])) {
    if (pattern.length < minPartLength) continue;
    for (const { place, distance } of view.nearly(pattern, lengthsLike(pattern), budget)) {
      if (pattern.length < minCompoundLength && view.forms[place]?.[0] !== pattern[0]) continue;
      const value = quality.nearly * (1 - distance);
      found.set(place, Math.max(value, found.get(place) ?? 0));
    }
  }
  return found;
}

/** Min length of a pattern that is looked for with errors inside of words: few type the first letter wrong. */
const minCompoundLength = 9;

/** With an error, a short pattern begins or ends many longer words by chance. */
const lengthsLike = ({ length }: string) =>
  length >= 7 ? { min: length - 2, max: Infinity } : { min: length - 1, max: length + 1 };

/** Handles two swapped neighbouring letters, which Fuse counts as two errors. */
function swapped({ forms, stems, toStem }: WordForms, form: string, budget: WorkBudget): WordMatches {
  const found = new Map<number, number>();
  if (!budget.spend(forms.length * lookCost.plain)) return found;
  const variants = Array.from({ length: form.length - 1 }, (_, place) => {
    return form.slice(0, place) + form.charAt(place + 1) + form.charAt(place) + form.slice(place + 2);
  }).filter((variant) => variant !== form);
  const variantStems = new Set(variants.map(toStem));
  for (let place = 0; place < forms.length; place += 1) {
    const word = forms[place] ?? '';
    if (variantStems.has(stems[place] ?? word) || beginsSwapped(word, form)) found.set(place, quality.nearly);
  }
  return found;
}

/** Whether a word begins with the form after swapping two neighbouring letters. Only the first differing pair can be
 * the swapped one. */
function beginsSwapped(word: string, form: string): boolean {
  if (word.length < form.length) return false;
  let place = 0;
  while (place < form.length && word[place] === form[place]) place += 1;
  return (
    place + 1 < form.length &&
    word[place] === form[place + 1] &&
    word[place + 1] === form[place] &&
    word.startsWith(form.slice(place + 2), place + 2)
  );
}

/** Matches the second, longer part of a compound whose first part is unknown. In a language without compounds, what a
 * word ends in says nothing of it: экзамен is no замена. */
function lastPart({ stems, toStem, hasCompounds }: WordForms, form: string, budget: WorkBudget): WordMatches {
  const stem = toStem(form);
  const found = new Map<number, number>();
  if (!hasCompounds) return found;
  if (!budget.spend(stems.length * lookCost.plain)) return found;
  for (let place = 0; place < stems.length; place += 1) {
    const word = stems[place] ?? '';
    if (word.length > minPartLength && word.length * 2 > stem.length && stem.endsWith(word))
      found.set(place, quality.part);
  }
  return found;
}
