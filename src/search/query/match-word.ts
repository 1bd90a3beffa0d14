import { quality, minPartLength, type WordForms, type WordMatches } from './word-forms.ts';
import { lookCost, type WorkBudget } from './work-budget.ts';

/** Min length of a term to match the beginning and the inside of words. Short numbers are inside many years and sizes. */
const minLength = { beginning: 2, inside: 3, insideNumber: 5 };

/** Words that equal a term, are a form of it, or contain it (compounds).
 * @param form The term in the same form as the words (written or sound). */
export function matchWord(
  { forms, stems, stemOf }: WordForms,
  form: string,
  budget: WorkBudget,
): WordMatches {
  const found = new Map<number, number>();
  if (!budget.spend(forms.length * lookCost.plain)) return found;
  const term = { form, stem: stemOf(form) };
  for (const [place, word] of forms.entries()) {
    const value = likeness({ form: word, stem: stems[place] ?? word }, term);
    if (value > 0) found.set(place, value);
  }
  return found;
}

interface Form {
  readonly form: string;
  readonly stem: string;
}

function likeness(word: Form, term: Form): number {
  if (word.form === term.form) return quality.exact;
  if (word.stem === term.stem) return quality.sameStem;
  const value = sharedPart(word, term);
  return value > 0 ? value + 0.2 * Math.min(1, term.stem.length / word.form.length) : 0;
}

function sharedPart(word: Form, term: Form): number {
  if (term.form.length < minLength.beginning) return 0;
  if (word.form.startsWith(term.form)) return quality.begins;
  const isNumber = /^\d+$/u.test(term.form);
  if (term.form.length < (isNumber ? minLength.insideNumber : minLength.inside)) return 0;
  const core = term.stem.length >= minPartLength ? term.stem : term.form;
  if (word.form.startsWith(core)) return quality.beginsWithStem;
  if (word.stem.endsWith(core)) return quality.ends;
  return word.form.includes(core) || word.form.includes(term.form) ? quality.inside : 0;
}
