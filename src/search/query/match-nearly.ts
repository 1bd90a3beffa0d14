import { quality, shortestPart, type View, type WordMatches } from './view.ts';

/** Words that are nearly a term: for a term that no word matches.
 * @param form The term, as the view looks at words. */
export function matchNearly(view: View, form: string): WordMatches {
  if (form.length < shortestPart) return new Map();
  const found = new Map([...mistyped(view, form), ...swapped(view, form)]);
  return found.size > 0 ? found : lastPart(view, form);
}

function mistyped(view: View, form: string): WordMatches {
  const found = new Map<number, number>();
  for (const pattern of new Set([form, view.stemOf(form)])) {
    if (pattern.length < shortestPart) continue;
    for (const { place, distance } of view.nearly(pattern)) {
      const value = quality.nearly * (1 - distance);
      if (isAsLong(view.forms[place] ?? '', pattern))
        found.set(place, Math.max(value, found.get(place) ?? 0));
    }
  }
  return found;
}

/** A short pattern is found somewhere in many long words by chance. */
const isAsLong = (word: string, pattern: string): boolean =>
  word.length >= pattern.length - 2 && (pattern.length >= 7 || word.length <= pattern.length + 3);

/** Two neighbouring letters in each other's place, which Fuse counts as two errors. */
function swapped({ forms, stems, stemOf }: View, form: string): WordMatches {
  const found = new Map<number, number>();
  const variants = Array.from({ length: form.length - 1 }, (_, place) => {
    return form.slice(0, place) + form.charAt(place + 1) + form.charAt(place) + form.slice(place + 2);
  }).filter((variant) => variant !== form);
  const variantStems = new Set(variants.map(stemOf));
  for (const [place, word] of forms.entries()) {
    const isMatch =
      variantStems.has(stems[place] ?? word) || variants.some((variant) => word.startsWith(variant));
    if (isMatch) found.set(place, quality.nearly);
  }
  return found;
}

/** A compound of which only the last part, the longer one, is known. */
function lastPart({ stems, stemOf }: View, form: string): WordMatches {
  const stem = stemOf(form);
  const found = new Map<number, number>();
  for (const [place, word] of stems.entries()) {
    if (word.length > shortestPart && word.length * 2 > stem.length && stem.endsWith(word))
      found.set(place, quality.part);
  }
  return found;
}
