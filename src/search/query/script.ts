/** Matches words typed in the other script: Russian in Latin letters (`vyvoz othodov`), Estonian and English in
 * Cyrillic. */
import { lookup } from '#base/lookup.ts';

export const isCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word);

/** Approximate sound of a word, equal for both spellings.
 * @param word Folded, in either script. */
export function soundOf(word: string): string {
  const latin = word.replace(/[а-я]/gu, (letter) => lookup(sounds, letter) ?? '');
  return respell(latin);
}

const sounds: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'z',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};

/** Spellings of each sound; longer ones first. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/s[hc]{1,2}h|tsh|ch/gu, 'c'],
  [/zh/gu, 'z'],
  [/sh/gu, 's'],
  [/[kc]h/gu, 'h'],
  [/ts|tz/gu, 'c'],
  [/x/gu, 'ks'],
  [/w/gu, 'v'],
  [/[jy]/gu, 'i'],
  [/(?<=^|[aeiou])i?e/gu, 'e'],
  [/(.)(?=\1)/gu, ''],
];

function respell(word: string): string {
  return spellings.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
}
