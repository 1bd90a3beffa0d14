import { expect, test } from 'vitest';
import { translator } from '#shell/languages/messages.ts';
import { faultText, inputTexts } from './input-texts.ts';

const faults = {
  missing: '',
  'invalid-date': '',
  'invalid-number': '',
  'invalid-email': '',
  'invalid-url': '',
  'too-small': 'least {min}',
  'too-large': 'most {max}',
  'off-step': 'by {step}',
  'off-pattern': '',
};

test("an invalid date says 'Invalid date'", () => {
  const texts = inputTexts({ locale: 'en', t: translator('en') });
  expect(faultText('invalid-date', { type: 'date' }, texts)).toBe('Invalid date');
});

test('limits are written as the language writes numbers and dates', () => {
  const step = { type: 'number', step: '0.5', max: '1500' } as const;
  expect(faultText('off-step', step, { locale: 'et', faults })).toBe('by 0,5');
  expect(faultText('off-step', step, { locale: 'en', faults })).toBe('by 0.5');
  const dates = { type: 'date', min: '2026-03-01' } as const;
  expect(faultText('too-small', dates, { locale: 'ru', faults })).toBe('least 01.03.2026');
  expect(faultText('too-small', { type: 'time', min: '09:00' }, { locale: 'ru', faults })).toBe(
    'least 09:00',
  );
});
