import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  sentDateSchema,
  sentDayOfYearSchema,
  sentEndSchema,
  sentInstantSchema,
  sentTimeSchema,
  wordpressTimeSchema,
} from './sent-time.ts';

const readAll = (schema: z.ZodType, texts: readonly unknown[]) =>
  texts.map((text) => schema.safeParse(text).data);

test('a day is read in each form in which ACF, databases and people write it', () => {
  const forms = [
    '2026-01-09',
    '20260109',
    20260109,
    '2026/01/09',
    '9.1.2026',
    '09.01.2026',
    '09. 01. 2026 a.',
    '09/01/2026',
    '09-01-2026',
    '2026-01-09 00:00:00',
    '2026-01-09T10:00:00',
    '20260109 10:00',
    '9.1.2026 kell 8.30',
    ' 2026-01-09 ',
    '2026-01-08T22:00:00Z',
    '2026-01-09T23:59:59+0200',
  ];
  expect(readAll(sentDateSchema, forms)).toEqual(forms.map(() => '2026-01-09'));
});

test('what is no day is refused: of another calendar, of another order, with words after it', () => {
  const forms = [
    '',
    '2026-02-30',
    '20260230',
    '31.04.2026',
    '01/13/2026',
    '9.1.26',
    '2026',
    '2026-01-09 homme',
    '1764230400',
    -1,
    null,
  ];
  expect(readAll(sentDateSchema, forms)).toEqual(forms.map(() => undefined));
});

test('a time of day is read with seconds, without a zero, with a dot, and by twelve hours', () => {
  const forms = {
    '08:30': '08:30',
    '8:30': '08:30',
    '08:30:00': '08:30',
    '8.30': '08:30',
    '8:30 am': '08:30',
    '6:05 PM': '18:05',
    '12:00 am': '00:00',
    '12:00 p.m.': '12:00',
    '24:00': '23:59',
    '24:00:00': '23:59',
  };
  expect(readAll(sentTimeSchema, Object.keys(forms))).toEqual(Object.values(forms));
  const wrong = ['', '8', '25:00', '24:01', '08:60', '13:00 pm', '0:30 am', 'kell 8'];
  expect(readAll(sentTimeSchema, wrong)).toEqual(wrong.map(() => undefined));
});

test('a day of the year is read with and without a year', () => {
  const forms = ['05-01', '0501', '--05-01', '1.5.', '01.05', '2026-05-01', '20260501', '1.5.2026'];
  expect(readAll(sentDayOfYearSchema, forms)).toEqual(forms.map(() => '05-01'));
  expect(readAll(sentDayOfYearSchema, ['02-29', '13-01', '1'])).toEqual([undefined, undefined, undefined]);
});

test('an instant without a time zone is by the clock of Tallinn, in winter and in summer', () => {
  const forms = {
    '2026-11-27 08:00:00': '2026-11-27T08:00:00+02:00',
    '2026-07-27T08:00': '2026-07-27T08:00:00+03:00',
    '27.11.2026 8:00': '2026-11-27T08:00:00+02:00',
    '27/11/2026 8:00 am': '2026-11-27T08:00:00+02:00',
    '2026-11-27T06:00:00Z': '2026-11-27T06:00:00Z',
    '2026-11-27 08:00:00+0200': '2026-11-27T08:00:00+02:00',
    '2026-11-27 06:00:00 UTC': '2026-11-27T06:00:00Z',
    '20261127': '2026-11-27T00:00:00+02:00',
  };
  expect(readAll(sentInstantSchema, Object.keys(forms))).toEqual(Object.values(forms));
  expect(readAll(sentEndSchema, ['20261127', '2026-11-27 08:00'])).toEqual([
    '2026-11-27T23:59:59+02:00',
    '2026-11-27T08:00:00+02:00',
  ]);
  expect(readAll(sentInstantSchema, ['homme', '2026-02-30 08:00', '27.11.2026 25:00', ''])).toEqual(
    Array(4).fill(undefined),
  );
});

test('a time of WordPress without a time zone is UTC', () => {
  const forms = [
    '2026-11-27T06:00:00',
    '2026-11-27 06:00:00',
    '2026-11-27T06:00:00Z',
    '2026-11-27T08:00:00+02:00',
  ];
  expect(readAll(wordpressTimeSchema, forms).map((time) => Date.parse(String(time)))).toEqual(
    forms.map(() => Date.UTC(2026, 10, 27, 6)),
  );
  expect(readAll(wordpressTimeSchema, ['0000-00-00T00:00:00', ''])).toEqual([undefined, undefined]);
});
