/** What a question about what goes where asks about: of `куда выбросить диван` the sofa. In the index of objects, words of
 * throwing away tell nothing: every object is thrown away. */
import { fold, splitWords } from '../format/words.ts';
import { isSmallWord } from '../query/small-words.ts';
import { maxQueryLength } from '../query/typed-words.ts';

const throwing: ReadonlySet<string> = new Set(
  splitWords(`
    lähevad läheks käivad kuulub kuuluvad sobib sobivad sorditakse
    panna paneb panen paned paneme pandakse viia viiakse viima konteinerisse konteiner prügikasti prügisse kasti utiliseerida vabaneda vabanema
    деть девать сдать сдавать сдают сдаю отвезти отвозить отнести нести контейнер контейнере контейнеры бак мусорку избавиться
    бросать бросить кидать класть положить
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

/** Where it is asked whether something goes there: of `does a pizza box go in paper` the paper. Without a word of going it may be
 * a part of the thing: tissues in paper. */
const goals: readonly { readonly going: RegExp; readonly goal: RegExp }[] = [
  {
    going: /(?:^| )(?:kas|läheb|lähevad|käib|käivad|võib|tohib|sobib|panna)(?: |$)/iu,
    goal: / (?:\S{1,30} (?:hulka|sekka|konteinerisse|mahutisse|kotti|kasti)|biosse|paberisse|pakendisse|pakenditesse|segaolmesse|prügisse|komposti) ?\??$/iu,
  },
  {
    going:
      /(?:^| )(?:можно|бросать|бросить|выбрасывать|выбросить|кидать|класть|положить|идёт|идет|идут)(?: |$)/iu,
    goal: / [вк] (?:\S{1,30} (?:контейнер|бак|отходы|отходам)|бумагу|бумаге|пластик|упаковку|стекло|био|биоотходы|картон|мусор) ?\??$/iu,
  },
  {
    going: /(?:^| )(?:does|do|can|is|are|go|goes|put|throw|belong|belongs)(?: |$)/iu,
    goal: / (?:in|into|with) (?:the )?(?:\S{1,30} (?:bin|waste|container|recycling)|paper|plastic|plastics|packaging|glass|metal|compost|recycling) ?\??$/iu,
  },
];

const withoutGoal = (typed: string): string =>
  // A can is a thing, and `can I put` is not.
  goals.reduce(
    (text, { going, goal }) => (going.test(text) ? text.replace(goal, '') : text),
    typed.replace(/^can (?=i |you |we |one )/iu, ''),
  );

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
  const words = withoutGoal(bounded.normalize('NFC')).split(/\s+/u);
  const left = words.filter(
    (word, place) => isVessel(word, words[place - 1], words[place + 1]) || !splitWords(word).some(isThrowing),
  );
  const isTelling = left.some((word) => splitWords(word).some((one) => !isSmallWord(one)));
  return isTelling ? left.join(' ') : bounded;
}
