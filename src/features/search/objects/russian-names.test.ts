/** Rules of Russian: what adjectives, endings and spellings say about a thing. */
import { expect, test } from 'vitest';
import { sampleNames } from '#fakes/sample-objects.ts';

const household = sampleNames('ru', [
  ['bin/station', 'station', 'Waste station', 'латунный'],
  ['bin/electronics', 'electronics', 'Электротехника', 'электрический'],
  ['bin/mixed', 'mixed', 'Смешанные отходы', 'игрушечный'],
  ['bin/glass', 'glass', 'Стеклянная упаковка', 'стекло'],
  ['bin/paper', 'paper', 'Бумага', 'коробка от'],
  ['cap', 'packaging', 'Пластиковая крышка', 'крышка от еды'],
  ['cream', 'bio', 'Сметана'],
  ['tumbler', 'mixed', 'Стакан'],
  ['cup', 'packaging', 'Кофейный стаканчик', 'стакан от еды'],
  ['tin', 'packaging', 'Жестяная банка'],
  ['bouquet', 'bio', 'Букет'],
  ['guitar', 'station', 'Гитара'],
  ['phone', 'electronics', 'Телефон'],
  ['fridge', 'electronics', 'Холодильник'],
  ['bulb', 'electronics', 'Лампочка'],
  ['jar', 'glass', 'Банка огурцов'],
  ['pot', 'station', 'Кастрюля'],
  ['lid', 'mixed', 'Крышка'],
  ['glue', 'hazardous', 'Клей'],
  ['battery', 'batteries', 'Аккумулятор'],
  ['cold', 'mixed', 'Аккумулятор холода'],
  ['stump', 'garden', 'Пень', 'пенёк'],
  ['foam', 'packaging', 'Пена', 'пенка?'],
]);

test('a thing that is not known goes where its material goes, and what is electric with electronics', () => {
  expect(household.find('латунная чесалка')).toEqual(['bin/station']);
  expect(household.find('электрическая чесалка')).toEqual(['bin/electronics']);
  expect(household.find('электрочесалка')).toEqual(['bin/electronics']);
  expect(household.find('новая чесалка')).toEqual([]);
  expect(household.find('латунная чесалка', true)).toEqual([]);
});

test('an electric guitar is no guitar, a toy telephone no telephone', () => {
  expect(household.find('электрическая гитара')).toEqual(['bin/electronics']);
  expect(household.find('игрушечный телефон')).toEqual(['bin/mixed']);
  expect(household.find('латунная гитара')).toEqual(['guitar']);
});

test('what happened to a thing, what it has not, and that it is a piece decide nothing', () => {
  for (const typed of ['лампочка перегорела', 'кастрюля без крышки', 'куски бумаги'])
    expect(household.find(typed), typed).toHaveLength(1);
  expect(household.find('кусок стекла')).toEqual([]);
});

test('a name is no question because the form of another one is', () => {
  expect(household.find('пенёк')[0]).toBe('stump');
  expect(household.find('пенка')).toEqual([]);
});

test('a Russian noun may end as an adjective does', () => {
  expect(household.find('изделие из стекла')).toEqual([]);
});

test('a package is known by its name whatever was in it, or whatever was eaten', () => {
  expect(household.find('коробка от гитары')).toEqual(['bin/paper']);
  expect(household.find('коробка для гитары')).toEqual([]);
  expect(household.find('коробка от клея')).toEqual([]);
  expect(household.find('крышка от сметаны')).toEqual(['cap']);
  expect(household.find('крышка от кастрюли')).toEqual([]);
  expect(household.find('стакан из-под сметаны')).toEqual(['cup']);
  expect(household.find('коробка от гитары', true)).toEqual([]);
});

test('a material decides between things that are called alike, and contradicts a bin', () => {
  expect(household.find('жестяная банка огурцов')).toEqual(['tin']);
  expect(household.find('искусственный букет')).toEqual([]);
  expect(household.find('большой букет')).toEqual(['bouquet']);
});

test('a small thing is that thing, where no name has the word', () => {
  for (const [typed, id] of [
    ['телефончик', 'phone'],
    ['букетик', 'bouquet'],
    ['букетики', 'bouquet'],
    ['гитарочка', 'guitar'],
    ['кастрюльку', 'pot'],
    ['гитарка', 'guitar'],
    ['букетушек', 'bouquet'],
  ] as const)
    expect(household.find(typed), typed).toEqual([id]);
});

test('a device does not decide where its battery goes, nor what goes where the thing itself goes', () => {
  expect(household.find('аккумулятор телефона')).toEqual(['battery']);
  expect(household.find('аккумулятор клея')).toEqual([]);
});

test('both words may be forms of a third one', () => {
  expect(household.find('банка с огурцами')).toEqual(['jar']);
});

test('a Russian word that is written as it sounds is that word, where no name has it', () => {
  expect(household.find('холадильник')).toEqual(['fridge']);
  expect(household.find('старый тилефон')).toEqual(['phone']);
  expect(household.find('холодильнек')).toEqual(['fridge']);
  expect(household.find('халадец')).toEqual([]);
  expect(household.find('холадильник', true)).toEqual([]);
});
