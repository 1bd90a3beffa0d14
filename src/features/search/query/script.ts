/** Matches words typed in the other script: Russian in Latin letters (`vyvoz othodov`), Estonian and English in
 * Cyrillic. */
import { lookup } from '#platform/base/lookup.ts';
import { withoutEnd } from '#platform/base/text.ts';

export const isCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word);

/** Approximate sound of a word, equal for both spellings.
 * @param word Folded, in either script. */
export function toSound(word: string): string {
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

/** Approximate sound of a name, equal for its Estonian and its Russian spelling: Pärnu and Пярну, Võru and Выру. Russian
 * writes ä, ü and õ as я, ю and ы, which stand for other sounds in Russian words.
 * @param name Folded, in either script. */
export function soundOfName(name: string): string {
  const written = nameLetters.reduce((text, [letter, sound]) => text.replace(letter, sound), name);
  return nameSpellings.reduce((text, [spelling, sound]) => text.replace(spelling, sound), toSound(written));
}

const consonant = '(?<=[бвгджзклмнпрстфхцчшщ])';

const nameLetters: readonly (readonly [RegExp, string])[] = [
  [/яэ/gu, 'я'],
  [new RegExp(`${consonant}я`, 'gu'), 'а'],
  [new RegExp(`${consonant}ю`, 'gu'), 'у'],
  [/ы/gu, 'о'],
];

const nameSpellings: readonly (readonly [RegExp, string])[] = [
  [/ae/gu, 'a'],
  [/z/gu, 's'],
  [/(.)(?=\1)/gu, ''],
];

const russianAdjective = /ск(?:ий|ая|ое|ие|ого|ой|ую|ом|ому|им|их)$/u;
const estonianCase = /(?<=[aeiou])(?:sse|st|le|lt|s|l)$/u;

/** The sound of a name without its ending: Нарве is Narva, Пярнуский is Pärnu. */
export function stemOfName(name: string): string {
  const word = name.replace(isCyrillic(name) ? russianAdjective : estonianCase, '');
  const sound = soundOfName(word);
  const stem = withoutEnd(sound.replace(/o[im]$/u, ''), 'aeiou');
  return stem.length >= 3 ? stem : sound;
}
