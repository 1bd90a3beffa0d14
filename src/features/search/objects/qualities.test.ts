import { expect, test } from 'vitest';
import { completeLocales, type Locale } from '#platform/languages/locale.ts';
import { sampleNames } from '#fakes/sample-objects.ts';

const names = sampleNames('et', [
  ['bin/electronics', 'electronics', 'Elektroonika'],
  ['bin/packaging', 'packaging', 'Segapakendid', 'pakend'],
  ['bin/glass', 'glass', 'Klaaspakend', 'klaas'],
  ['bin/paper', 'paper', 'Paber ja kartong'],
  ['bin/station', 'station', 'Jäätmejaam'],
  ['manguasi', 'mixed', 'Mänguasi'],
  ['klaver', 'station', 'Klaver'],
  ['arve', 'paper', 'Arve'],
  ['kell', 'electronics', 'Käekell', 'kell'],
  ['karp', 'paper', 'Pappkarp', 'karp'],
  ['purk', 'glass', 'Moosipurk', 'purk'],
  ['pandipudel', 'deposit', 'Pandipudel', 'pudel'],
  ['mahlapakk', 'packaging', 'Mahlapakk'],
  ['varvipurk', 'hazardous', 'Värvipurk', 'värv', 'laki purk?'],
  ['moos', 'bio', 'Moos', 'sinep'],
  ['ravim', 'medicines', 'Ravim'],
  ['kuusk', 'garden', 'Jõulukuusk'],
  ['kauss', 'mixed', 'Taldrik', 'kauss'],
  ['laminaat', 'station', 'Laminaat'],
  ['silikoon', 'hazardous', 'Silikoon'],
  ['kaas', 'mixed', 'Kaas'],
  ['kruvikeeraja', 'station', 'Kruvikeeraja'],
  ['juust', 'bio', 'Juust'],
  ['piim', 'none', 'Piim'],
  ['piimapudel', 'packaging', 'Piimapudel'],
  ['filter', 'bio', 'Kohvifilter'],
  ['kapp', 'station', 'Riidekapp', 'kapp'],
  ['riiul', 'station', 'Riiul'],
  ['metallriiul', 'mixed', 'Nukuriiul'],
  ['kapikorv', 'mixed', 'Pesukorv', 'nuku kapp'],
]);

test.each<readonly [string, readonly string[]]>([
  ['mänguasi patareidega', ['bin/electronics']],
  ['elektriline klaver', ['bin/electronics']],
  ['elektriklaver', ['bin/electronics']],
  ['elektriline kurgilõikur', ['bin/electronics']],
  ['elektriline arve', []],
  ['karp patareidega', []],
  ['kell', ['kell']],
  ['elektriline kell', ['kell']],
  ['mehaaniline kell', []],
])('whether it has a battery or a cable: %s', (typed, ids) => {
  expect(names.find(typed)).toEqual(ids);
});

test.each<readonly [string, readonly string[]]>([
  ['sinepipurk plastist', ['bin/packaging']],
  ['purk metallist', ['bin/packaging']],
  ['purk klaasist', ['purk']],
  ['mahlapakk klaas', []],
  ['pudel plastist', ['pandipudel']],
  ['värvipurk metallist', ['varvipurk']],
  ['ravimi karp plastist', []],
  ['tundmatu karp plastist', ['bin/packaging']],
  ['jõulukuusk plastist', []],
  ['kohvifilter paberist', ['filter']],
  ['piima klaaspudel', ['bin/glass']],
  ['metallist kauss', ['bin/station']],
  ['metallkauss', ['bin/station']],
  ['kauss plastist', ['kauss']],
])('of what it is made decides where a package goes, and what cannot be: %s', (typed, ids) => {
  expect(names.find(typed)).toEqual(ids);
});

test.each<readonly [string, readonly string[]]>([
  ['laminaadi jupid', ['laminaat']],
  ['silikooni jäägid', ['silikoon']],
  ['laminaaditükid', ['laminaat']],
  ['purgi tükid', []],
])('what is left of a thing goes where the thing does, a package in pieces may not: %s', (typed, ids) => {
  expect(names.find(typed)).toEqual(ids);
});

test.each<readonly [string, readonly string[]]>([
  ['moosi pakend', ['bin/packaging']],
  ['ravimi pakend', []],
  ['tundmatu pakend', []],
])('the package of what is not dangerous is packaging: %s', (typed, ids) => {
  expect(names.find(typed)).toEqual(ids);
});

test.each<readonly [string, readonly string[]]>([
  ['kruvikeeraja juustele', ['kruvikeeraja']],
  ['kruvikeeraja ilma juustuta', ['kruvikeeraja']],
  ['purk kaanega', ['purk']],
])('for whom and without what a thing is does not say what it is: %s', (typed, ids) => {
  expect(names.find(typed)[0]).toEqual(ids[0]);
});

test('another thing beside it that goes to the same place decides nothing', () => {
  expect(names.find('kapi riiul')[0]).toBe('riiul');
});

const everywhere = {
  et: sampleNames('et', [
    ['bin/packaging', 'packaging', 'Segapakendid'],
    ['bin/electronics', 'electronics', 'Elektroonika'],
    ['bin/station', 'station', 'Jäätmejaam'],
    ['bin/mixed', 'mixed', 'Segaolmejäätmed'],
    ['purk', 'glass', 'Kurgipurk'],
    ['kirves', 'station', 'Kirves'],
    ['pirn', 'bio', 'Pirn'],
  ]),
  ru: sampleNames('ru', [
    ['bin/packaging', 'packaging', 'Упаковка'],
    ['bin/electronics', 'electronics', 'Электроника'],
    ['bin/station', 'station', 'Станция'],
    ['bin/mixed', 'mixed', 'Смешанные отходы'],
    ['jar', 'glass', 'Банка'],
    ['axe', 'station', 'Топор'],
    ['pear', 'bio', 'Груша'],
  ]),
  en: sampleNames('en', [
    ['bin/packaging', 'packaging', 'Packaging'],
    ['bin/electronics', 'electronics', 'Electronics'],
    ['bin/station', 'station', 'Station'],
    ['bin/mixed', 'mixed', 'Mixed waste'],
    ['jar', 'glass', 'Jar'],
    ['axe', 'station', 'Axe'],
    ['pear', 'bio', 'Pear'],
  ]),
} satisfies Record<Locale, ReturnType<typeof sampleNames>>;

test.each<readonly [answer: string | undefined, typed: Readonly<Record<Locale, string>>]>([
  ['bin/packaging', { et: 'plastist kurgipurk', ru: 'пластиковая банка', en: 'plastic jar' }],
  ['bin/electronics', { et: 'elektriline kirves', ru: 'электрический топор', en: 'electric axe' }],
  ['bin/electronics', { et: 'elektriline uduma', ru: 'электрическая чесалка', en: 'electric whatnot' }],
  ['bin/station', { et: 'puidust uduma', ru: 'деревянная чесалка', en: 'wooden whatnot' }],
  ['bin/mixed', { et: 'savist uduma', ru: 'глиняная чесалка', en: 'earthenware whatnot' }],
  [undefined, { et: 'kummist pirn', ru: 'резиновая груша', en: 'rubber pear' }],
  [undefined, { et: 'täis kurgipurk', ru: 'полная банка', en: 'full jar' }],
  [undefined, { et: 'vana uduma', ru: 'старая чесалка', en: 'old whatnot' }],
])('what is said of a thing means the same in all languages: %s', (answer, typed) => {
  for (const locale of completeLocales)
    expect([locale, everywhere[locale].find(typed[locale])[0]]).toEqual([locale, answer]);
});

test('a material may stand behind the thing', () => {
  expect(everywhere.ru.find('чесалка из дерева')).toEqual(['bin/station']);
  expect(everywhere.en.find('whatnot made of wood')).toEqual(['bin/station']);
  expect(everywhere.en.find('jar plastic')).toEqual(['bin/packaging']);
});

test('an English noun says what a thing is made of only beside it: a metal polish jar is none of metal', () => {
  expect(everywhere.en.find('metal jar')).toEqual(['bin/packaging']);
  expect(everywhere.en.find('metal polish jar')).not.toContain('bin/packaging');
  expect(everywhere.en.find('metal whatnot')).toEqual([]);
});

test('the leg of a chair goes where the chair does, but no part of a package does', () => {
  const furniture = sampleNames('et', [
    ['tool', 'station', 'Tool'],
    ['pudel', 'deposit', 'Pudel'],
  ]);
  for (const typed of ['tooli jalg', 'toolijalg']) expect(furniture.find(typed)).toEqual(['tool']);
  expect(furniture.find('pudeli käepide')).toEqual([]);
  const russian = sampleNames('ru', [
    ['chair', 'station', 'Стул'],
    ['disc', 'mixed', 'Диск'],
  ]);
  expect(russian.find('ножка стула')).toEqual(['chair']);
  expect(russian.find('диск')).toEqual(['disc']);
});

test('of glass only bottles and jars are packaging: a food box of glass is none', () => {
  const boxes = sampleNames('et', [['bin/glass', 'glass', 'Klaaspakend']]);
  expect(boxes.find('klaaspurk')).toEqual(['bin/glass']);
  expect(boxes.find('klaaskarp')).toEqual([]);
});

test('a name with the word for electricity is no name of the thing: a calculator with a battery is no battery', () => {
  const devices = sampleNames('et', [
    ['patarei', 'batteries', 'Patarei'],
    ['kalkulaator', 'electronics', 'Kalkulaator'],
  ]);
  expect(devices.find('kalkulaator patareiga')).toEqual(['kalkulaator']);
});

test('a plastic car is no car', () => {
  const cars = sampleNames('en', [['car', 'none', 'Car']]);
  expect(cars.find('old car')).toEqual(['car']);
  expect(cars.find('plastic car')).toEqual([]);
});
