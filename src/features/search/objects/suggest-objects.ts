/** What may have been meant by a question that names nothing: names that begin so, have one of its words, or differ by an error. */
import { hasOneError } from '../query/one-error.ts';
import { toSound } from '../query/script.ts';
import type { ObjectName } from './called-object.ts';
import { listIds, type ObjectNames } from './object-names.ts';
import { type Phrase, readQuestion } from './phrase.ts';

interface SuggestOptions {
  readonly count: number;
  /** What has to be alike: the sound, where it was typed in other letters than the names (`batareika`); the letters of a whole name;
   * or any word. */
  readonly by: 'sound' | 'whole name' | 'letters';
}

/** @returns Ids of objects, the likeliest first. */
export function suggestObjects(
  { names, locale }: ObjectNames,
  asked: string,
  { count, by }: SuggestOptions,
): readonly string[] {
  const question = readQuestion(asked, locale);
  if (!question) return [];
  const value = likenesses[by](question.telling);
  const valued = names
    .map((name) => ({
      name,
      value: name.joined.word === question.whole.joined.word ? exactValue : value(name),
      length: name.joined.word.length,
    }))
    .filter((one) => one.value > 0)
    .map((one) => (one.name.place === 0 ? { ...one, value: one.value + ownValue } : one))
    .sort((a, b) => b.value - a.value || a.length - b.length);
  return listIds(valued.map(({ name }) => name)).slice(0, count);
}

/** What is called so is no answer if other things are, too; then it is the likeliest. */
const exactValue = 10;

/** Between equals, what is an object's own name comes first. */
const ownValue = 0.5;

type Likeness = (name: ObjectName) => number;

const likeWhole = ({ joined: { word } }: Phrase): Likeness => {
  const isNearly = mayBeMistyped(word);
  return (name) => {
    if (word.length >= minBeginning && name.joined.word.startsWith(word)) return 6;
    return isNearly(name.joined.word) ? 5 : 0;
  };
};

const likeLetters = (phrase: Phrase): Likeness => {
  const head = phrase.head.word;
  const [isLikeWhole, isNearHead] = [likeWhole(phrase), mayBeMistyped(head)];
  return (name) => {
    const own = name.words.map(({ word }) => word);
    const whole = isLikeWhole(name);
    if (whole > 0) return whole;
    if (name.head.word === head) return 4;
    if (own.includes(head)) return 3;
    if (head.length >= minBeginning && own.some((word) => word.startsWith(head))) return 2;
    if (phrase.words.some(({ word }) => word === name.head.word)) return 1;
    return own.some(isNearHead) ? 1 : 0;
  };
};

const likeSound = ({ joined }: Phrase): Likeness => {
  const sound = toSound(joined.word);
  return (name) => (sound.length >= minMistyped && toSound(name.joined.word) === sound ? 1 : 0);
};

const likenesses = { sound: likeSound, 'whole name': likeWhole, letters: likeLetters };

/** Whether a word may have been meant by what was typed. */
function mayBeMistyped(typed: string): (meant: string) => boolean {
  if (typed.length < minMistyped) return () => false;
  const sound = toSound(typed);
  return (meant) => hasOneError(typed, meant) || toSound(meant) === sound;
}

/** One error makes another word of most shorter ones. */
const minMistyped = 5;

const minBeginning = 3;
