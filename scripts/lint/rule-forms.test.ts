import { expect, test } from 'vitest';
import { dayForms, nameForms, phoneForms, timeForms } from './rule-forms.ts';

const found = (forms: RegExp, texts: readonly string[]) => texts.filter((text) => text.search(forms) !== -1);

test('a number of days is found as a figure and in words, in each language, and other numbers are not', () => {
  const written = [
    'vastame 3 päeva jooksul',
    'viimase 3\u00a0päeva',
    '3 tööpäeva',
    'kolme päeva jooksul',
    'Kolm kalendripäeva',
    'kolmepäevane tähtaeg',
    'за 3 дня',
    'в течение 3 рабочих дней',
    'за последние три дня',
    'трёх дней',
    'трёхдневный срок',
    'within 3 days',
    'three working days',
    'a three-day list',
    '72 tunni jooksul',
    'в течение 72 часов',
    'within 72 hours',
  ];
  expect(found(dayForms(3), written)).toEqual(written);
  const others = [
    '13 päeva',
    '2,3 дня',
    'два-три дня',
    '3 kuud',
    'kolmapäev',
    '3 months',
    '23 days',
    '1.3 days',
  ];
  expect(found(dayForms(3), others)).toEqual([]);
});

test('a time of day is found as texts write it, and sums, dates and other hours are not', () => {
  const written = [
    'kell 15:00',
    'kella 15.00-ni',
    'kell 15',
    'kella 15ni',
    'kella kolmeni',
    'до 15:00',
    'до 15.00',
    'до 15 часов',
    'до трёх часов',
    'by 15:00',
    'before 15.00',
    '3 p.m.',
    '3pm',
    '3:00 pm',
    'three o’clock',
    '09:00–15:00',
    '"time":"15:00"',
  ];
  expect(found(timeForms('15:00'), written)).toEqual(written);
  const others = [
    '15,00 €',
    '€15.00',
    '2026-11-13T15:00:00Z',
    '1:15:00',
    'kell 15:30',
    'до 15 дней',
    'by 15%',
  ];
  expect(found(timeForms('15:00'), others)).toEqual([]);
  expect(
    found(timeForms('09:00'), ['E–R 9:00–17:00', 'kell 9', 'с 9 часов', '9 a.m.', 'nine o’clock']),
  ).toHaveLength(5);
  expect(
    found(timeForms('13:30'), ['kell 13:30', 'kell 13.30', '1.30 pm', 'kell 13', 'до 13 часов', 't?13:30']),
  ).toEqual(['kell 13:30', 'kell 13.30', '1.30 pm']);
});

test('a telephone number and a name are found in every writing, within longer ones they are not', () => {
  const numbers = ['tel:1919', 'numbril 1919.', '"1919"', '19 19', '1919-le'];
  expect(found(phoneForms('1919'), numbers)).toEqual(numbers);
  expect(found(phoneForms('1919'), ['91919', '1919.5', '/1919', 'a1919', '-1919'])).toEqual([]);
  const names = ['Põhjaringi arve', 'PÕHJARING', 'pohjaring.example', '?q=P%C3%B5hjaring'];
  expect(found(nameForms('Põhjaring'), names)).toEqual(names);
});
