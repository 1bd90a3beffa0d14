import { expect, test } from 'vitest';
import { addDays } from '#platform/time/tallinn-day.ts';
import { weekdayIn } from './weekday-messages.ts';

test('each weekday has its form, from Monday to Sunday', () => {
  const week = (form: 'for' | 'on' | 'until' | 'each', locale: 'et' | 'ru' | 'en') =>
    [0, 1, 2, 3, 4, 5, 6].map((days) => weekdayIn(form, addDays('2026-11-23', days), locale));
  expect(week('each', 'et')[0]).toBe('esmaspäeviti');
  expect(week('for', 'et')[4]).toBe('reedeks');
  expect(week('on', 'et')[4]).toBe('reedel');
  expect(week('on', 'ru')[1]).toBe('во вторник');
  expect(week('until', 'ru')[6]).toBe('воскресенья');
  expect(week('for', 'ru')[2]).toBe('среду');
  expect(week('each', 'en')[1]).toBe('on Tuesday');
});
