import { expect, test } from 'vitest';
import { parseNotedWords } from './noted-words.server.ts';

test.for([
  'kase tn 4 keila',
  'kase tänav 12a',
  'vana maantee 3',
  'lepa korter 7',
  'ул лесная 10 кв 5',
  'лесная д 5',
  'leping 1234',
  'договор 1234',
  '<b>',

  'kase 4 keila',
  'kase 4',
  'vana tartu 12a',
  'lepa 4-12',
  'лесная 10',
  'лесная 10 5',
  'kase 4 12',
  'pikk 12',

  'kase tänav',
  'kase tanav 4',
  '4 kase tee',
  'korter7',
  'mardi talu',
  'kase talu kose vald',
  'keila 4 kask',

  'mari at gmail com',
  'mari ät kodu ee',
  'mari at kodu dot ee',
  'mari kodu punkt ee',
  'mari собака mail ru',

  'mari maasikas gmail',
  'mari kodu ee',
  'tel 512',
  'uksekood 471',
  'isikukood',
  'isikukoodi kaart',
  'kood 4711',
  'viis viis viis kolm',
  'пять один два три',
  'minu nimi on mari',
  'меня зовут маша',
  'my name is mary',
  'l1234',
  'leping l 123',
  'klient 12',
  'ⅼ1234',
  'ул ленина',
  'хутор лесной',
  'д5',
])('%s may say something about a person and is not noted', (typed) => {
  expect(parseNotedWords(typed)).toBeUndefined();
});

test('names of objects are noted', () => {
  const names = [
    'teekann 2',
    'tn-2410 tooner',
    'd-vitamiin 4000',
    'домкрат',
    'ёлочные игрушки 12 шт',
    'cr2032',
    'aa patarei',

    'aku 12v',
    'kile 3 m',
    'lamp 40 w',
    'pudel 2',
    'patarei 1950',
    'mp3 mängija',
    'a4 paber',
    'собака',
    'punktlamp',

    'tänavavalgusti',
    'majapidamispaber',
    'telefon',
    'koodlukk',
    'number',
    'korteriuks',
    'teelusikas',
    'tee',

    'видеокассета vhs',
    'шины 4 шт',
    '3d printer',
    'usb-c kaabel',
    'hdmi kaabel',
    'rehv 16 tolli',
    'ülikond',
    'kolm pudelit',
  ];
  for (const name of names) expect([name, parseNotedWords(name)]).toEqual([name, name]);
});
