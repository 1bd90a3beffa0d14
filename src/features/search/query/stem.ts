/** Simple stemmer: strips endings so that the common forms of a word share a stem. */
import { lookup } from '#platform/base/lookup.ts';
import { withoutEnd } from '#platform/base/text.ts';
import { languages, type Locale, type Stemmer } from '#platform/languages/locale.ts';

/** Min length of a stem. */
const minStemLength = 3;

/** @param word Folded. Words in another script than the language's are returned unchanged. */
export function stem(word: string, locale: Locale): string {
  return stemmers[languages[locale].stemmer](word);
}

const stemmers: Readonly<Record<Stemmer, (word: string) => string>> = {
  estonian: (word) =>
    weakGrade(
      cut(withoutVowels(estonianCases.reduce(cut, word)), /(?<=....)(?:ami[ns]|us)$|(?<=...m)i[ns]$/u),
    ),
  russian: (word) =>
    cut(cut(word, russianEndings), /[ьй]$/u)
      .replace(/(?<=[^аеиоуыэюя])[ое](?=[кц]$)/u, '')
      .replace(/(.)\1$/u, '$1'),
  english: (word) =>
    cut(cut(word, /(?:ings?|ed|e?s)$/u), /[eiy]$/u)
      .replace(/([^aeiou])\1$/u, '$1')
      .replace(/v$/u, 'f'),
  none: (word) => word,
};

/** Case and plural endings. */
const estonianCases = [
  /(?<=[aeiou])(?:sse|st|le|lt|ks|ni|na|ta|ga|s|l|d|(?<!aa|ee|ii|oo|uu)t)$/u,
  /(?<=[aeiou])(?:te|de)$/u,
];

const russianEndings =
  /(?:ыми|ими|ого|его|ому|ему|ами|ями|иям|иях|ов|ев|ей|ам|ям|ах|ях|ый|ий|ой|ая|яя|ое|ее|ые|ие|ую|юю|ых|их|ым|им|ом|ем|ия|ии|ию|ы|и|а|я|о|е|у|ю)$/u;

/** Estonian consonant gradation: kott, koti; hind, hinna; muld, mulla; vedu, veo; and kollane, kollase. */
function weakGrade(word: string): string {
  return word
    .replace(/^veo$/u, 'ved')
    .replace(/(?<=.)ved$/u, 'v')
    .replace(/([lnr])[dt]$/u, '$1')
    .replace(/(.)\1$/u, '$1')
    .replace(/(?<=....)[tkp]$/u, voiced)
    .replace(/(?<=...[aeiou])[ns]$/u, '');
}

/** Long words soften their last consonant too: eterniit, eterniidi. */
const voiced = (consonant: string): string => lookup({ t: 'd', k: 'g', p: 'b' }, consonant) ?? consonant;

function cut(word: string, ending: RegExp): string {
  return longEnough(word.replace(ending, ''), word);
}

const withoutVowels = (word: string): string => longEnough(withoutEnd(word, 'aeiou'), word);

function longEnough(rest: string, word: string): string {
  return rest.length >= minStemLength ? rest : word;
}
