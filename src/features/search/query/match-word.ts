import { quality, minPartLength, type WordForms, type WordMatches } from './word-forms.ts';
import { aroundPart } from './short-part.ts';
import { lookCost, type WorkBudget } from './work-budget.ts';

/** Min length of a term to match the beginning and the inside of words. Short numbers are inside many years and sizes. */
const minLength = { beginning: 2, inside: 3, insideNumber: 5 };

/** Words that equal a term, are a form of it, or contain it (compounds).
 * @param form The term in the same form as the words (written or sound). */
export function matchWord(
  { forms, stems, toStem }: WordForms,
  form: string,
  budget: WorkBudget,
): WordMatches {
  const found = new Map<number, number>();
  if (!budget.spend(forms.length * lookCost.plain)) return found;
  const stem = toStem(form);
  const term = { form, stem, core: stem.length >= minPartLength ? stem : form, ...choosePlaces(form) };
  for (let place = 0; place < forms.length; place += 1) {
    const word = forms[place] ?? '';
    const value = likeness(word, stems[place] ?? word, term);
    if (value > 0) found.set(place, value);
  }
  return found;
}

interface SoughtForm {
  readonly form: string;
  readonly stem: string;
  /** What words contain. */
  readonly core: string;
  readonly isBeginning: boolean;
  readonly isInside: boolean;
}

/** Where in words a term is looked for. */
function choosePlaces(form: string): Pick<SoughtForm, 'isBeginning' | 'isInside'> {
  const isNumber = /^\d+$/u.test(form);
  return {
    isBeginning: form.length >= minLength.beginning,
    isInside: form.length >= (isNumber ? minLength.insideNumber : minLength.inside),
  };
}

function likeness(form: string, stem: string, term: SoughtForm): number {
  if (form === term.form) return quality.exact;
  if (stem === term.stem) return quality.sameStem;
  const value = sharedPart(form, stem, term);
  return value > 0 ? value + 0.2 * Math.min(1, term.stem.length / form.length) : 0;
}

function sharedPart(form: string, stem: string, term: SoughtForm): number {
  if (!term.isBeginning) return 0;
  if (form.startsWith(term.form)) return quality.begins;
  if (!term.isInside) return 0;
  const { core } = term;
  if (form.startsWith(core)) return quality.beginsWithStem;
  // `gold` is no compound of `old`.
  if (stem.endsWith(core) && stem.length - core.length >= aroundPart.before) return quality.ends;
  return form.includes(core) || form.includes(term.form) ? quality.inside : 0;
}
