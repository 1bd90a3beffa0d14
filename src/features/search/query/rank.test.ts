import { expect, test } from 'vitest';
import type { Locale } from '#platform/languages/locale.ts';
import type { SearchEntry } from '../format/entry.ts';
import { matchQuery } from './match-query.ts';
import { rankDocuments } from './rank.ts';
import { documentsOfEntries } from './document-set.ts';
import { parseQuery } from './term.ts';

const entry = (title: string, text = ''): SearchEntry => ({
  url: `/${title}`,
  title,
  text,
  locale: 'en',
  kind: 'page',
});

/** Words that every entry below has none of, so that the words of a query are rare. */
const others = Array.from({ length: 20 }, (_, place) => entry(`Other ${place}`, 'Something else entirely.'));

/** @returns Titles of what answers, best first. */
function rank(typed: string, entries: readonly SearchEntry[], locale: Locale = 'en'): readonly string[] {
  const query = parseQuery(typed, locale);
  if (!query) return [];
  const sets = [documentsOfEntries([...entries, ...others], locale)];
  const hits = rankDocuments(sets, matchQuery(query, sets), query);
  return hits.map(({ document }) => entries[document]?.title ?? 'other');
}

test('a set answers a query as well after another one', () => {
  const sets = [documentsOfEntries([entry('Glass', 'For bottles.'), entry('Paper'), ...others], 'en')];
  const ask = (typed: string) => {
    const query = parseQuery(typed, 'en');
    return query && rankDocuments(sets, matchQuery(query, sets), query);
  };
  const first = ask('glass bottles');
  ask('paper bottles else');
  expect(first).toHaveLength(1);
  expect(ask('glass bottles')).toEqual(first);
});

test('two words of three in a title weigh more than all three in different sentences', () => {
  const entries = [
    entry('Paper and glass of all houses in town'),
    entry('Notices', 'Paper is dry. Glass is not. It is collected.'),
    // Makes the three words equally rare.
    entry('Round', 'Collected.'),
  ];
  expect(rank('paper glass collected', entries)).toEqual([
    'Paper and glass of all houses in town',
    'Notices',
  ]);
});

test('a title that has all of the query comes before a better match of a part of it', () => {
  const whole = 'Newspaper and fibreglass of all the houses';
  expect(rank('glass paper', [entry(whole), entry('Glass', 'Paper too.')])).toEqual([whole, 'Glass']);
});

test('of two titles with the query, the one with fewer other words comes first', () => {
  const entries = [entry('Glass'), entry('Glass containers in yards')];
  expect(rank('glass', entries)).toEqual(['Glass', 'Glass containers in yards']);
});

test('a word that has a short one inside by chance is an answer only where few entries have the word itself', () => {
  const chance = entry('Saku');
  const few = [entry('Aku'), entry('Autoakud'), chance];
  expect(rank('aku', few, 'et')).toContain('Saku');
  const many = Array.from({ length: 8 }, (_, place) => entry(`Akupank ${place}`));
  const found = rank('aku', [...few, ...many], 'et');
  expect(found).toHaveLength(10);
  expect(found).toContain('Autoakud');
  expect(found).not.toContain('Saku');
});

test('of equals, the one that comes later, which is newer, comes first', () => {
  expect(rank('glass', [entry('Glass here'), entry('Glass away')])).toEqual(['Glass away', 'Glass here']);
});

test('an entry answers when it has more than 0.55 of the weight of the query, of a sentence 0.45', () => {
  const entries = [
    entry('Both', 'Copper in candles.'),
    entry('One', 'Candles alone.'),
    entry('Other one', 'Copper alone.'),
  ];
  // Two words of the same weight: one of them is half of the query, which only fills up (few-answers.ts).
  expect(rank('copper candles', entries)).toEqual(['Both', 'Other one', 'One']);
  expect(rank('copper candles', entries.slice(1))).toEqual([]);
  // Two of three are two thirds of it.
  const three = [entry('Two', 'Copper and candles.'), entry('Third', 'Lamps.'), entry('First', 'Copper.')];
  expect(rank('copper candles lamps', three)).toEqual(['Two']);
});

test('a rare word weighs more than a frequent one', () => {
  const many = Array.from({ length: 12 }, (_, place) => entry(`Common ${place}`, 'Waste.'));
  const ranked = rank('waste mercury', [...many, entry('Rare', 'Mercury.')]);
  expect(ranked).toEqual(['Rare']);
});

test('of two texts, the one with the word itself comes before a newer one with a longer word', () => {
  const entries = [entry('Itself', 'Glass.'), entry('Longer', 'Glasshouses.')];
  expect(rank('glass', entries)).toEqual(['Itself', 'Longer']);
});

test('a synonym finds less than the word itself, and is no match of a title', () => {
  const entries = [entry('Tires', 'Old word.'), entry('Stations', 'Tyres are taken.'), entry('Tyres')];
  expect(rank('tires', entries)[0]).toBe('Tires');
  expect(rank('tires', entries)).toHaveLength(3);
});

test('another form of the root is as good as the word, also in a title', () => {
  const entries = [entry('Bills', 'Here you pay the driver.'), entry('Payment of bills')];
  expect(rank('paying bills', entries)).toEqual(['Payment of bills', 'Bills']);
});

test('in a sentence, a word that is found nowhere counts little; of two words it counts in full', () => {
  const entries = [entry('Contract', 'After a death the heirs end it.'), entry('Glass', 'A contract.')];
  expect(rank('grandmother deceased zebra contract', entries)[0]).toBe('Contract');
  expect(rank('zebra contract', [entry('Glass', 'A contract.')])).toEqual([]);
});

test('words that stand in one sentence answer better than the same words scattered over a long text', () => {
  const filler = Array.from({ length: 30 }, (_, place) => `Sentence number ${place} is here.`).join(' ');
  const entries = [
    entry('Together', 'Copper candles are sorted here.'),
    // Among equals the later one comes first.
    entry('Scattered', `Copper. ${filler} Candles.`),
  ];
  expect(rank('copper candles', entries)).toEqual(['Together', 'Scattered']);
});

test('a phrase of visitors that has the whole query comes before a text that has it', () => {
  const asked: SearchEntry = {
    ...entry('Damage', 'Write to us.'),
    also: 'bent gate, the crane bent our fence',
  };
  const entries = [asked, entry('Crane', 'The crane bent a fence. The crane bent a fence.')];
  expect(rank('crane bent fence', entries)).toEqual(['Damage', 'Crane']);
  // Its words in different phrases are not that.
  expect(rank('crane fence gate', [asked, entry('Fence', 'A crane, a fence and a gate.')])[0]).toBe('Fence');
});

test('words of small talk tell phrases apart that share the other words', () => {
  const asked = (title: string, also: string): SearchEntry => ({ ...entry(title), also });
  const entries = [asked('Debt', 'cannot pay'), asked('Methods', 'where pay')];
  expect(rank('I cannot pay', entries)).toEqual(['Debt', 'Methods']);
  expect(rank('where do I pay', entries)).toEqual(['Methods', 'Debt']);
});

test('an unknown compound finds what its parts find', () => {
  const entries = [entry('Leping', 'Naeris ja leping.'), entry('Naeris')];
  expect(rank('naerilepingust', entries, 'et')[0]).toBe('Leping');
  expect(rank('lepingunaeris', [entry('Muu', 'Naeris ja leping.')], 'et')).toEqual(['Muu']);
});

test('a phrase that was typed as a whole, among other words, says more than all the words scattered', () => {
  const debt: SearchEntry = { ...entry('Debt'), also: 'I cannot pay, overdue' };
  const entries = [debt, entry('Ways', 'Pay here. Bring waste there.')];
  expect(rank('I cannot pay for my waste', entries)[0]).toBe('Debt');
});

test('of two words, a known one is an answer where a title has it and it is a thing of the trade', () => {
  const entries = [entry('A calculator of sizes'), entry('Hazardous waste')];
  expect(rank('mortgage calculator', entries)).toEqual([]);
  expect(rank('flickering bulbs', entries)).toEqual(['Hazardous waste']);
});

test('a word of which the texts only have the stem, or the thesaurus the beginning, may be a mistyped one', () => {
  const pages = [entry('Moobel'), entry('Mobiil'), entry('Jaatmed')];
  expect(rank('mobel', pages, 'et')).toContain('Moobel');
  expect(rank('prugiuato', [entry('Prugiauto'), ...pages], 'et')[0]).toBe('Prugiauto');
});

test('a word with which another one begins is not mistyped', () => {
  expect(rank('pain', [entry('Painter'), entry('Paint'), entry('Plain paper')])).not.toContain('Plain paper');
});

test('a longer phrase that was typed as a whole says more than a shorter one', () => {
  const pages: readonly SearchEntry[] = [
    { ...entry('Gate'), also: 'do I need to be home' },
    { ...entry('Ways', 'Candles.'), also: 'to be home' },
  ];
  expect(rank('do I need to be home for the candles', pages)).toEqual(['Gate', 'Ways']);
  expect(rank('to be home for the candles', pages)).toEqual(['Ways', 'Gate']);
});

test('a word that visitors name a thing by, and by it alone, is an answer next to a word that nobody knows', () => {
  const asked = (also: string): SearchEntry => ({ ...entry('Hazardous waste'), also });
  expect(rank('zebra calculator', [asked('a calculator of sizes')])).toEqual([]);
  expect(rank('zebra calculator', [asked('paint, calculator')])).toEqual(['Hazardous waste']);
});

test('a word that few texts have is rare, however many have the words that the thesaurus knows for it', () => {
  const mixed = Array.from({ length: 12 }, (_, place) => entry(`Mixed ${place}`, 'Mixed household waste.'));
  const copper = Array.from({ length: 3 }, (_, place) => entry(`Copper ${place}`));
  expect(rank('copper nappies', [entry('Nappies 0'), ...mixed, ...copper])[0]).toBe('Nappies 0');
});

test('of two words, one that is found with typing errors only says less than the one that is there', () => {
  const entries = [entry('Бельё', 'Памперсы.'), entry('Цены', 'Сумма выросла.')];
  expect(rank('памперсы взрослые', entries, 'ru')[0]).toBe('Бельё');
});

test('a compound that no text has leads to what its last part is', () => {
  const entries = [entry('Mööbel'), entry('Vein')];
  expect(rank('vitriinkapp', entries, 'et')).toEqual(['Mööbel']);
  expect(rank('vitriinkapp', entries)).toEqual([]);
});

test('what a short word means comes before a word that happens to contain it', () => {
  const entries = [entry('Ehitusjäätmed'), entry('Pakend')];
  expect(rank('aken', entries, 'et')[0]).toBe('Ehitusjäätmed');
});
