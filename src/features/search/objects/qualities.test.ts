import { expect, test } from 'vitest';
import type { CalledObject } from '#shell/search/search-entries.ts';
import { ObjectNames } from './object-names.ts';

const object = (id: string, bin: string, ...names: readonly string[]): CalledObject => ({ id, bin, names });

const names = new ObjectNames(
  [
    object('bin/electronics', 'electronics', 'Elektroonika'),
    object('bin/packaging', 'packaging', 'Segapakendid', 'pakend'),
    object('bin/glass', 'glass', 'Klaaspakend', 'klaas'),
    object('bin/paper', 'paper', 'Paber ja kartong'),
    object('bin/station', 'station', 'Jäätmejaam'),
    object('manguasi', 'mixed', 'Mänguasi'),
    object('klaver', 'station', 'Klaver'),
    object('arve', 'paper', 'Arve'),
    object('kell', 'electronics', 'Käekell', 'kell'),
    object('karp', 'paper', 'Pappkarp', 'karp'),
    object('purk', 'glass', 'Moosipurk', 'purk'),
    object('pandipudel', 'deposit', 'Pandipudel', 'pudel'),
    object('mahlapakk', 'packaging', 'Mahlapakk'),
    object('varvipurk', 'hazardous', 'Värvipurk', 'värv', 'laki purk?'),
    object('moos', 'bio', 'Moos', 'sinep'),
    object('ravim', 'medicines', 'Ravim'),
    object('kuusk', 'garden', 'Jõulukuusk'),
    object('kauss', 'mixed', 'Taldrik', 'kauss'),
    object('laminaat', 'station', 'Laminaat'),
    object('silikoon', 'hazardous', 'Silikoon'),
    object('kaas', 'mixed', 'Kaas'),
    object('kruvikeeraja', 'station', 'Kruvikeeraja'),
    object('juust', 'bio', 'Juust'),
    object('piim', 'none', 'Piim'),
    object('piimapudel', 'packaging', 'Piimapudel'),
    object('filter', 'bio', 'Kohvifilter'),
    object('kapp', 'station', 'Riidekapp', 'kapp'),
    object('riiul', 'station', 'Riiul'),
    object('metallriiul', 'mixed', 'Nukuriiul'),
    object('kapikorv', 'mixed', 'Pesukorv', 'nuku kapp'),
  ],
  'et',
);

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
  ['mahlapakk klaas', ['bin/glass']],
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
