/** What residents ask about things they want to throw away is answered by the index that the field of /sorting asks. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Locale, locales } from '#platform/languages/locale.ts';
import type { SearchIndex } from '#features/search/query/search-index.ts';
import { wholeAnswer } from '#features/search/query/whole-answer.ts';
import { shippedIndex, shippedObjects } from './shipped-index.ts';

interface Question {
  readonly typed: string;
  /** Ids of objects that answer it. */
  readonly ids: readonly string[];
}

/** As residents type them, not as the objects are named; a line is the question and the ids. */
function questionsIn(locale: Locale): readonly Question[] {
  const file = new URL(`sorting-questions/${locale}.txt`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', ids = ''] = line.split(' = ');
      return { typed, ids: ids.split(' ') };
    });
}

/** @returns Ids of the first objects, and of those that may have been meant; addresses of other results. */
async function findFirst(
  index: Pick<SearchIndex, 'search'>,
  typed: string,
  count: number,
): Promise<readonly string[]> {
  const { results, suggestions = [] } = await wholeAnswer(index, typed, { count });
  return [...results, ...suggestions].map(({ url }) => /\/sorting\/([^/#]+)$/u.exec(url)?.[1] ?? url);
}

test.each(locales)(
  'of the questions in %s at least 97 percent are answered among the first three',
  async (locale) => {
    const index = shippedObjects(locale);
    const asked = questionsIn(locale);
    const missed: string[] = [];
    for (const { typed, ids } of asked) {
      const first = await findFirst(index, typed, 3);
      if (!first.some((id) => ids.includes(id))) missed.push(`${typed}: ${first.join(', ')}`);
    }
    expect(asked.length).toBeGreaterThanOrEqual(100);
    expect(missed.length / asked.length, missed.join('\n')).toBeLessThanOrEqual(0.03);
  },
);

// In Estonian the kind of waste itself comes before objects in the finder.
test.each([
  ['ru', 'шина'],
  ['en', 'tyre'],
] as const)('in %s the word %s alone means the commonest thing of that name', async (locale, typed) => {
  const index = shippedObjects(locale);
  expect(await findFirst(index, typed, 1)).toEqual(['autorehv']);
});

/** Names of objects, as they are typed into the search of the site. */
const names: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  et: {
    pitsakarp: 'pitsakarp',
    mahe: 'mähe',
    diivan: 'diivan',
    patarei: 'patarei',
    kassiliiv: 'kassiliiv',
    pann: 'praepann',
  },
  ru: {
    pitsakarp: 'коробка от пиццы',
    mahe: 'подгузник',
    diivan: 'диван',
    patarei: 'батарейка',
    madrats: 'матрас',
    pann: 'сковорода',
  },
  en: {
    pitsakarp: 'pizza box',
    mahe: 'nappy',
    diivan: 'sofa',
    patarei: 'battery',
    kassiliiv: 'cat litter',
    pann: 'frying pan',
  },
};

test.each(locales)(
  'the search of the site in %s shows an object first when its name was typed',
  async (locale) => {
    const index = shippedIndex(locale);
    const missed: string[] = [];
    for (const [id, typed] of Object.entries(names[locale])) {
      const [first = 'nothing'] = await findFirst(index, typed, 1);
      if (first !== id) missed.push(`${typed}: ${first}`);
    }
    expect(missed).toEqual([]);
  },
);

test.each(locales)(
  'of the same questions, the search of the whole site in %s answers at least 95 percent among the first five',
  async (locale) => {
    const index = shippedIndex(locale);
    const asked = questionsIn(locale);
    const missed: string[] = [];
    for (const { typed, ids } of asked) {
      const first = await findFirst(index, typed, 5);
      if (!first.some((id) => ids.includes(id))) missed.push(`${typed}: ${first.join(', ')}`);
    }
    expect(missed.length / asked.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
  },
);

test.each([
  ['et', 'külmik', 'kulmkapp'],
  ['et', 'külmikut', 'kulmkapp'],
  ['et', 'kuhu visata vana külmik', 'kulmkapp'],
  ['et', 'холодильник', 'kulmkapp'],
  ['ru', 'külmik', 'kulmkapp'],
  ['ru', 'куда сдать старый холодильник', 'kulmkapp'],
  ['en', 'fridge', 'kulmkapp'],
  ['en', 'broken hoover', 'tolmuimeja'],
] as const)(
  'the search of the site in %s knows what else an object is called: %s',
  async (locale, typed, id) => {
    expect(await findFirst(shippedIndex(locale), typed, 1)).toEqual([id]);
  },
);
