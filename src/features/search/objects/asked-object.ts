/** What a question about what goes where asks about: of `куда выбросить диван` the sofa. In the index of objects, words of
 * throwing away tell nothing: every object is thrown away. */
import { fold, splitWords } from '../format/words.ts';
import { isSmallWord } from '../query/small-words.ts';
import { maxQueryLength } from '../query/typed-words.ts';

const throwing: ReadonlySet<string> = new Set(
  splitWords(`
    panna paneb panen paned paneme pandakse viia viiakse viima konteinerisse konteiner prügikasti prügisse kasti utiliseerida vabaneda vabanema
    деть девать сдать сдавать сдают сдаю отвезти отвозить отнести нести контейнер контейнере контейнеры бак мусорку избавиться
    throw throwing put take bring bin dispose disposing disposal discard chuck trash
    rikkis mittetöötav
    kuda vybrosit vykinut det sdat
  `),
);

/** Beginnings of such words, in their many forms. */
const stems = [
  'visat',
  'viska',
  'visake',
  'sorteeri',
  'sorditakse',
  'выброс',
  'выбрас',
  'выкин',
  'выкид',
  'утилиз',
  'сломан',
  'поломан',
  'неисправ',
  'неработа',
  'recycl',
].map(fold);

const isThrowing = (word: string): boolean =>
  throwing.has(word) || stems.some((stem) => word.startsWith(stem));

/** Whether it is a thing itself: a salad's container, a bread bin, a bag for the bin. */
const isVessel = (word: string, before = '', next = ''): boolean =>
  (/^контейнер/iu.test(word) && /^(?:от|из|из-под|для|с)$/iu.test(next)) ||
  (/^bins?$/iu.test(word) &&
    (/^(?:bags?|liners?)$/iu.test(next) ||
      /^(?:bread|compost|pedal|kitchen|laundry|storage)$/iu.test(before)));

/** @param typed As the visitor typed it.
 * @returns It without words of throwing away; as it was where nothing else is left. */
export function askedObject(typed: string): string {
  const bounded = typed.slice(0, maxQueryLength);
  const words = bounded.normalize('NFC').split(/\s+/u);
  const left = words.filter(
    (word, place) => isVessel(word, words[place - 1], words[place + 1]) || !splitWords(word).some(isThrowing),
  );
  const isTelling = left.some((word) => splitWords(word).some((one) => !isSmallWord(one)));
  return isTelling ? left.join(' ') : bounded;
}
