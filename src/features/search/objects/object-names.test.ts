import { expect, test } from 'vitest';
import { sampleNames } from '#fakes/sample-objects.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { mayBeForeign } from './form-of.ts';
import { suggestObjects } from './suggest-objects.ts';

const estonian = sampleNames('et', [
  ['bin/glass', 'glass', 'Klaaspakend', 'klaas'],
  ['joogiklaas', 'mixed', 'Joogiklaas', 'klaas'],
  ['diivan', 'station', 'Diivan', 'sohva'],
  ['pann', 'station', 'Praepann', 'pann'],
  ['vanaoli', 'hazardous', 'Kasutatud mootoriõli', 'vana õli'],
  ['tool', 'station', 'Tool', 'baaritool'],
  ['voodi', 'station', 'Voodi', 'kontori voodi'],
  ['pudel', 'deposit', 'Pandipudel', 'pudel'],
  ['oli', 'packaging', 'Õlipudel', 'õlipudel'],
  ['rohupudel', 'glass', 'Rohupudel', 'tühi rohupudel'],
  ['rohi', 'medicines', 'Rohi', 'rohud'],
  ['korred', 'mixed', 'Kõrred'],
  ['kassipuu', 'station', 'Kassipuu'],
  ['teekott', 'bio', 'Teekott', 'tee kott'],
]);

const english = sampleNames('en', [
  ['calculator', 'electronics', 'Calculator'],
  ['tv', 'electronics', 'Television', 'telly'],
  ['frying-pan', 'station', 'Frying pan', 'pan'],
  ['paint', 'hazardous', 'Paint', 'paint tin'],
  ['tin', 'packaging', 'Food tin', 'tin'],
  ['boots', 'textile', 'Rubber boots', 'ski boots'],
  ['wellies', 'textile', 'Walking boots'],
  ['teabag', 'bio', 'Teabag'],
]);

const russian = sampleNames('ru', [
  ['jar', 'glass', 'Стеклянная банка', 'банка', 'банки'],
  ['sofa', 'station', 'Диван'],
  ['shoes', 'textile', 'Обувь', 'ботинки'],
  ['clothes', 'textile', 'Одежда', 'старые вещи'],
]);

test('an object is called by any of its names, in any form and order of its words, as one word or two', () => {
  for (const typed of ['diivan', 'DIIVANID', 'sohva', 'divani']) {
    const found = estonian.find(typed);
    expect([typed, found]).toEqual([typed, typed === 'divani' ? [] : ['diivan']]);
  }
  expect(estonian.find('teekotid')).toEqual(['teekott']);
  expect(english.find('tea bags')).toEqual(['teabag']);
});

test('a material leads to its bin first', () => {
  expect(estonian.find('klaas')[0]).toBe('bin/glass');
});

test('an unknown word beside a thing does not hide it', () => {
  expect(english.find('ancient calculator')).toEqual(['calculator']);
  expect(russian.find('зелёный диван')).toEqual(['sofa']);
  expect(estonian.find('punane diivan')).toEqual(['diivan']);
});

test('in the search of the site an unknown word makes another thing: a mortgage calculator', () => {
  expect(english.find('mortgage calculator', true)).toEqual([]);
  expect(english.find('old calculator', true)).toEqual(['calculator']);
});

test('another known thing beside it makes another thing, where such things go to different places', () => {
  expect(english.find('paint tin')).toEqual(['paint']);
  expect(english.find('telly tin')).toEqual([]);
  expect(estonian.find('rohu pudel')).toEqual(['rohupudel']);
  expect(estonian.find('diivani pudel')).toEqual([]);
});

test('an adjective does not outrank the thing', () => {
  expect(estonian.find('vana praepann')).toEqual(['pann']);
  expect(russian.find('старые ботинки')).toEqual(['shoes']);
});

test('an Estonian compound is what its last part is, if its first part is a word too', () => {
  expect(estonian.find('kontoritool')).toEqual(['tool']);
  expect(estonian.find('xyztool')).toEqual([]);
});

test('a shared beginning or one common word is a suggestion', () => {
  for (const typed of ['kass', 'klaa', 'prae']) expect(estonian.find(typed), typed).toEqual([]);
  for (const typed of ['love', 'rubber', 'boots']) expect(english.find(typed), typed).toEqual([]);
  const suggest = (typed: string) => suggestObjects(english, typed, { count: 5, by: 'letters' });
  expect(suggest('boots')).toEqual(['boots', 'wellies']);
  expect(suggest('calc')).toEqual(['calculator']);
  expect(suggest('televison')).toEqual(['tv']);
  expect(suggest('museum')).toEqual([]);
});

test('of a whole name only, what has one of its words is no suggestion', () => {
  expect(suggestObjects(english, 'boots', { count: 5, by: 'whole name' })).toEqual([]);
  expect(suggestObjects(english, 'televison', { count: 5, by: 'whole name' })).toEqual(['tv']);
});

test('what sounds so is a suggestion for other letters', () => {
  expect(suggestObjects(russian, 'botinki', { count: 5, by: 'sound' })).toEqual(['shoes']);
});

const things = sampleNames('en', [
  ['bin/glass', 'glass', 'Glass packaging', 'glass'],
  ['shards', 'glass', 'Broken bottle', 'broken glass?'],
  ['tumbler', 'mixed', 'Drinking glass', 'broken glass?'],
  ['leaves', 'garden', 'Leaves'],
  ['branches', 'garden', 'Branches'],
  ['phone', 'electronics', 'Telephone and charger', 'telephone', 'charger'],
  ['swollen', 'batteries', 'Swollen battery', 'swollen telephone'],
  ['stand', 'mixed', 'Cover', 'telephone cover', 'garden telephone'],
]);

test('a name of things that go to different places is asked back', () => {
  expect(things.find('broken glass')).toEqual([]);
  const suggested = suggestObjects(things, 'broken glass', { count: 2, by: 'letters' });
  expect(suggested).toEqual(['shards', 'tumbler']);
});

test('a material in pieces is no package: it does not lead to its bin', () => {
  expect(things.find('smashed glass')).toEqual([]);
  expect(things.find('old glass')[0]).toBe('bin/glass');
});

test('two things that go to one place are answered together, others are not', () => {
  expect(things.find('leaves and branches')).toEqual(['leaves', 'branches']);
  expect(things.find('leaves and telephone')).toEqual([]);
});

test('who made a thing decides nothing, and its own name outweighs rare kinds of it', () => {
  expect(things.find('Samsung telephone')[0]).toBe('phone');
  expect(things.find('wireless telephone')).toEqual(['phone']);
});

test('where a thing stands decides nothing in an Estonian compound, what a package or glass is for does', () => {
  const names = sampleNames('et', [
    ['kapp', 'station', 'Riidekapp', 'kapp'],
    ['hambakapp', 'mixed', 'Hambakapp'],
    ['kott', 'packaging', 'Kilekott', 'kott'],
    ['bin/glass', 'glass', 'Klaas'],
    ['joogiklaas', 'mixed', 'Joogiklaas'],
  ]);
  expect(names.find('vannitoakapp')).toEqual(['kapp', 'hambakapp']);
  expect(names.find('rannakott')).toEqual([]);
  expect(names.find('rõduklaas')).toEqual([]);
});

const shop = sampleNames('en', [
  ['bin/electronics', 'electronics', 'Electronics', 'electronics'],
  ['bed', 'station', 'Bed', 'sink'],
  ['metal', 'station', 'Scrap metal', 'steel'],
  ['tv', 'electronics', 'Television', 'tv'],
  ['foam', 'packaging', 'Foam', 'polystyrene'],
  ['bag', 'packaging', 'Bag', 'net bag', 'can of fruit'],
  ['fruit', 'bio', 'Fruit', 'oranges', 'pear'],
  ['bill', 'paper', 'Bill'],
  ['knife', 'station', 'Bread knife', 'knife'],
  ['plastic-knife', 'mixed', 'Plastic knife'],
  ['jar', 'glass', 'Jar'],
]);

test('what runs on electricity is electronics, whatever it is without', () => {
  for (const typed of ['electric bed', 'bed electric', 'electric knife', 'electric whatnot'])
    expect([typed, shop.find(typed)]).toEqual([typed, ['bin/electronics']]);
  expect(shop.find('wireless tv')).toEqual(['tv']);
  expect(shop.find('electric whatnot', true)).toEqual([]);
});

test('what a thing came from or is for is not the thing, also between small talk', () => {
  expect(shop.find('what to do with polystyrene from my old tv')).toEqual(['foam']);
  expect(shop.find('my net bag from some oranges')).toEqual(['bag']);
  expect(shop.find('trouble with bed')).toEqual(['bed']);
});

test('what goes to the same place decides nothing, and what contradicts the bin is no answer', () => {
  expect(shop.find('steel sink')).toEqual(['bed']);
  expect(shop.find('glass pear')).toEqual([]);
  expect(shop.find('full jar')).toEqual([]);
  expect(shop.find('dusty jar')).toEqual(['jar']);
});

test('a short word without its marks is another word', () => {
  expect(estonian.find('kord')).toEqual([]);
  expect(estonian.find('oli')).toEqual([]);
});

test('a Russian word that a plural may come from is not the thing: a bank is no jar', () => {
  expect(russian.find('банк')).toEqual([]);
  expect(russian.find('банку')).toEqual(['jar']);
});

test('who tells nothing is answered only with what is called so as a whole', () => {
  for (const typed of ['vana', 'kuidas', '', '?!']) expect(estonian.find(typed), typed).toEqual([]);
});

test('in another language a name counts as it is written, if it is none of the page by chance', () => {
  expect(estonian.findExact('Diivan')).toEqual(['diivan']);
  expect(estonian.findExact('diivanid')).toEqual([]);
  expect(['hall', 'present'].map(mayBeForeign)).toEqual([false, true]);
  expect(mayBeForeign('häll')).toBe(true);
});

test.each<readonly [Locale, string]>([
  ['et', 'kartulikoored '],
  ['ru', 'зелёный стеклянный '],
  ['en', 'jar of '],
])('in %s, an endless question is read to its beginning', (locale, words) => {
  const names = { et: estonian, ru: russian, en: english }[locale];
  expect(names.find(words.repeat(10_000))).toEqual([]);
});

test('an Estonian package of anything that is eaten is known by its last part', () => {
  const packs = sampleNames('et', [
    ['kilekott', 'packaging', 'Kilekott', 'toiduaine kott'],
    ['juust', 'bio', 'Juust'],
    ['lakk', 'hazardous', 'Lakk'],
  ]);
  for (const typed of ['juustukott', 'juustu kott', 'sulajuustukott'])
    expect(packs.find(typed), typed).toEqual(['kilekott']);
  for (const typed of ['lakikott', 'tundmatu kott', 'kott']) expect(packs.find(typed), typed).toEqual([]);
});

test('the battery of a thing is a battery, the lamp of a room a lamp', () => {
  const powered = sampleNames('et', [
    ['patarei', 'batteries', 'Patarei', 'fotopatarei'],
    ['hambahari', 'mixed', 'Hambahari'],
    ['varv', 'hazardous', 'Värv', 'värvipatarei'],
  ]);
  expect(powered.find('hambaharja patarei')).toEqual(['patarei']);
  expect(powered.find('värvi patarei')).not.toContain('patarei');
});

test('what happened to a thing does not say what it is', () => {
  const found = sampleNames('et', [['moos', 'bio', 'Moos']]);
  expect(found.find('moos hallitas')).toEqual(['moos']);
});
