import { quality, minPartLength, type WordForms, type WordMatches } from './word-forms.ts';
import { lookCost, type WorkBudget } from './work-budget.ts';

/** Letters of the longest word that is forgiven an error: longer ones are hardly typed by anybody. */
const maxNearLetters = 30;

/** Words that are nearly a term: for a term that no word matches.
 * @param form The term, as the view looks at words. */
export function matchNearly(view: WordForms, form: string, budget: WorkBudget): WordMatches {
  if (form.length < minPartLength || form.length > maxNearLetters) return new Map();
  const found = new Map([...mistyped(view, form, budget), ...swapped(view, form, budget)]);
  return found.size > 0 ? found : lastPart(view, form, budget);
}

function mistyped(view: WordForms, form: string, budget: WorkBudget): WordMatches {
  const found = new Map<number, number>();
  for (const pattern of new Set([form, view.stemOf(form)])) {
    if (pattern.length < minPartLength) continue;
    for (const { place, distance } of view.nearly(pattern, lengthsLike(pattern), budget)) {
      const value = quality.nearly * (1 - distance);
      found.set(place, Math.max(value, found.get(place) ?? 0));
    }
  }
  return found;
}

/** A short pattern is found somewhere in many long words by chance. */
const lengthsLike = ({ length }: string) => ({ min: length - 2, max: length >= 7 ? Infinity : length + 3 });

/** Two neighbouring letters in each other's place, which Fuse counts as two errors. */
function swapped({ forms, stems, stemOf }: WordForms, form: string, budget: WorkBudget): WordMatches {
  const found = new Map<number, number>();
  if (!budget.spend(forms.length * lookCost.plain)) return found;
  const variants = Array.from({ length: form.length - 1 }, (_, place) => {
    return form.slice(0, place) + form.charAt(place + 1) + form.charAt(place) + form.slice(place + 2);
  }).filter((variant) => variant !== form);
  const variantStems = new Set(variants.map(stemOf));
  for (const [place, word] of forms.entries()) {
    if (variantStems.has(stems[place] ?? word) || beginsSwapped(word, form)) found.set(place, quality.nearly);
  }
  return found;
}

/** Whether a word begins with a form in which one pair of neighbouring letters is swapped: it can only be the first pair
 * that differs. */
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

/** A compound of which only the last part, the longer one, is known. */
function lastPart({ stems, stemOf }: WordForms, form: string, budget: WorkBudget): WordMatches {
  const stem = stemOf(form);
  const found = new Map<number, number>();
  if (!budget.spend(stems.length * lookCost.plain)) return found;
  for (const [place, word] of stems.entries()) {
    if (word.length > minPartLength && word.length * 2 > stem.length && stem.endsWith(word))
      found.set(place, quality.part);
  }
  return found;
}
