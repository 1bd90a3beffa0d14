/** What a question about what goes where asks about: of `куда выбросить диван` the sofa. In the index of objects, words of
 * throwing away tell nothing: every object is thrown away. */
import { wordSet } from '#platform/base/text.ts';
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
  // Of things that are to go. `Не вывезли мусор` asks about no thing.
  'вывезт',
  'вывезе',
  'вывези',
  'вывезу',
  'отдат',
  'забер',
  'сломан',
  'поломан',
  'неисправ',
  'неработа',
  'recycl',
].map(fold);

const isThrowing = (word: string): boolean =>
  throwing.has(word) || stems.some((stem) => word.startsWith(stem));

/** How it is asked whether something goes into a bin: of `does a pizza box go in the paper bin` the end is left out. Without a word of
 * going it may be a part of the thing: tissues in paper. */
interface Goal {
  readonly going: ReadonlySet<string>;
  /** Stand before it; none, where its ending says so. */
  readonly joints?: ReadonlySet<string>;
  /** Last words that are the whole of it. */
  readonly alone: ReadonlySet<string>;
  /** Last words with one more before them. */
  readonly after: ReadonlySet<string>;
}

const goals: readonly Goal[] = [
  {
    going: wordSet('kas läheb lähevad käib käivad võib tohib sobib panna'),
    alone: wordSet('biosse paberisse pakendisse pakenditesse segaolmesse prügisse komposti'),
    after: wordSet('hulka sekka konteinerisse mahutisse kotti kasti'),
  },
  {
    going: wordSet('можно бросать бросить выбрасывать выбросить кидать класть положить идёт идет идут'),
    joints: wordSet('в к'),
    alone: wordSet('бумагу бумаге пластик упаковку стекло био биоотходы картон мусор'),
    after: wordSet('контейнер бак отходы отходам'),
  },
  {
    going: wordSet('does do can is are go goes put throw belong belongs'),
    joints: wordSet('in into with'),
    alone: wordSet('paper plastic plastics packaging glass metal compost recycling'),
    after: wordSet('bin waste container recycling'),
  },
];

function withoutGoal(words: readonly string[]): readonly string[] {
  const plain = words.map((word) => word.toLowerCase().replace('?', '')).filter((word) => word !== '');
  const ends = goals.map((goal) => endBefore(goal, plain)).filter((end) => end !== undefined);
  return words.slice(0, Math.min(words.length, ...ends));
}

function endBefore({ going, joints, alone, after }: Goal, words: readonly string[]): number | undefined {
  const last = words.at(-1) ?? '';
  const length = alone.has(last) ? 1 : 2;
  if (!(alone.has(last) || after.has(last)) || !words.some((word) => going.has(word))) return undefined;
  const end = words.length - length;
  if (!joints) return end;
  const joint = words[end - 1] === 'the' ? end - 2 : end - 1;
  return joints.has(words[joint] ?? '') ? joint : undefined;
}

/** Whether it is a thing itself: a salad's container, a bread bin, a bag for the bin. */
const isVessel = (word: string, before = '', next = ''): boolean =>
  (/^контейнер/iu.test(word) && /^(?:от|из|из-под|для|с)$/iu.test(next)) ||
  (/^bins?$/iu.test(word) &&
    (/^(?:bags?|liners?)$/iu.test(next) ||
      /^(?:bread|compost|pedal|swing|wheelie|worm|kitchen|bathroom|office|laundry|linen|storage|toy|nappy|diaper)$/iu.test(
        before,
      )));

/** @param typed As the visitor typed it.
 * @returns It without words of throwing away; as it was where nothing else is left. */
export function askedObject(typed: string): string {
  const bounded = typed.slice(0, maxQueryLength);
  // A can is a thing, and `can I put` is not.
  const typedWords = bounded
    .normalize('NFC')
    .trim()
    .replace(/^can (?=i |you |we |one )/iu, '')
    .split(/\s+/u);
  const words = withoutGoal(typedWords);
  const left = words.filter(
    (word, place) => isVessel(word, words[place - 1], words[place + 1]) || !splitWords(word).some(isThrowing),
  );
  const isTelling = left.some((word) => splitWords(word).some((one) => !isSmallWord(one)));
  return isTelling ? left.join(' ') : bounded;
}
