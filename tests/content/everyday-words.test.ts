/** Words of everyday life, written down from what people throw away and not from the list of objects: each leads to the right bin
 * first, or to nothing. A wrong bin is worse than no answer. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { wholeAnswer } from '#features/search/query/whole-answer.ts';
import { shippedIndex, shippedObjects } from './shipped-index.ts';

interface EverydayWord {
  readonly typed: string;
  /** Where it may go; nowhere, if it is nothing that one throws away. */
  readonly bins: readonly string[];
}

/** A line is what is typed and the bins. */
function wordsIn(locale: Locale): readonly EverydayWord[] {
  const file = new URL(`everyday-words/${locale}.txt`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', bins = ''] = line.split(/ = ?/u);
      return { typed, bins: bins.split(' ').filter((bin) => bin !== '') };
    });
}

async function findBin(locale: Locale, typed: string): Promise<string | undefined> {
  const { results } = await wholeAnswer(shippedObjects(locale), typed, { count: 1 });
  return results[0]?.goesTo?.bin;
}

const least = { rightShare: 0.97, wrongShare: 0.005 };

test.each(locales)(
  'everyday words in %s lead to the right bin, hardly ever to a wrong one',
  async (locale) => {
    const words = wordsIn(locale).filter(({ bins }) => bins.length > 0);
    const [missed, wrong]: [string[], string[]] = [[], []];
    for (const { typed, bins } of words) {
      const found = await findBin(locale, typed);
      if (found === undefined) missed.push(typed);
      else if (!bins.includes(found)) wrong.push(`${typed}: ${found}`);
    }
    expect(words.length).toBeGreaterThanOrEqual(100);
    expect(wrong.length / words.length, wrong.join('\n')).toBeLessThanOrEqual(least.wrongShare);
    const right = words.length - missed.length - wrong.length;
    expect(right / words.length, missed.join('\n')).toBeGreaterThanOrEqual(least.rightShare);
  },
);

test.each(locales)('words in %s that are nothing to throw away have no answer', async (locale) => {
  const others = wordsIn(locale).filter(({ bins }) => bins.length === 0);
  const answered: string[] = [];
  for (const { typed } of others) if ((await findBin(locale, typed)) !== undefined) answered.push(typed);
  expect(others.length).toBeGreaterThanOrEqual(15);
  expect(answered).toEqual([]);
});

test.each(
  Object.entries({
    et: { klaas: 'glass', paber: 'paper', plast: 'packaging', puit: 'station', metall: 'station' },
    ru: { стекло: 'glass', бумага: 'paper', пластик: 'packaging', дерево: 'station', металл: 'station' },
    en: { glass: 'glass', paper: 'paper', plastic: 'packaging', wood: 'station', metal: 'station' },
  } satisfies Record<Locale, Readonly<Record<string, string>>>).flatMap(([locale, bins]) =>
    Object.entries(bins).map(([typed, bin]) => [typed, locale, bin] as const),
  ),
)('%s (%s) leads to the page of its bin first', async (typed, locale, bin) => {
  const index = shippedObjects(locales.find((known) => known === locale) ?? 'et');
  const { results } = await wholeAnswer(index, typed, { count: 1 });
  expect(results[0]?.url).toMatch(new RegExp(`/sorting/bin/${bin}$`, 'u'));
});

/** Things whose own advice a neighbour's would contradict: to be told the neighbour's is worse than no answer. */
const ownAdvice = {
  'paisunud-aku': {
    et: ['paisunud aku', 'punnis aku', 'aku paisus', 'paistes aku', 'aku läks punni', 'telefoni aku paisus'],
    ru: [
      'вздутый аккумулятор',
      'вздулся аккумулятор',
      'аккумулятор вздулся',
      'вздувшийся аккумулятор',
      'вздувшаяся батарея',
      'вздулась батарея',
      'распухший аккумулятор',
      'распух аккумулятор',
      'раздулся аккумулятор',
      'надулся аккумулятор',
      'вздутая батарея',
    ],
    en: [
      'swollen battery',
      'bloated battery',
      'bulging battery',
      'puffy battery',
      'battery swelled',
      'swollen phone',
    ],
  },
  ravimid: {
    et: ['aegunud ravimid', 'ravimid aegunud'],
    ru: ['просрочка лекарства', 'лекарства просрочены', 'просроченные лекарства', 'просроченное лекарство'],
    en: ['expired medicine', 'out of date medicine'],
  },
} satisfies Readonly<Record<string, Readonly<Record<Locale, readonly string[]>>>>;

test.each(
  Object.entries(ownAdvice).flatMap(([id, typed]) =>
    locales.map((locale) => [id, locale, typed[locale]] as const),
  ),
)('%s is the first answer in %s, however it is put', async (id, locale, typed) => {
  const firsts = { objects: shippedObjects(locale), site: shippedIndex(locale) };
  const missed: string[] = [];
  for (const words of typed) {
    for (const [where, index] of Object.entries(firsts)) {
      const { results } = await wholeAnswer(index, words, { count: 1 });
      const url = results[0]?.url ?? 'nothing';
      if (!url.endsWith(`/sorting/${id}`)) missed.push(`${words} (${where}): ${url}`);
    }
  }
  expect(missed).toEqual([]);
});
